import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { GameFile } from '../schema/kinds/game.ts'
import { unknownName } from './names.ts'
import type { Filed } from './sort-documents.ts'

interface Ordering {
  readonly game: Filed<GameFile> | undefined
  readonly key: 'decks' | 'scenarios'
  /** Whether all items could be read; else a name may belong to one that could not. */
  readonly complete: boolean
  readonly diagnostics: Diagnostic[]
}

/** Items in the order in which game.yaml names them; those that it does not name follow as they are. Reports names that nothing has. */
export function inOrder<T extends { readonly id: string }>(items: readonly T[], ordering: Ordering): T[] {
  const { game, key, complete, diagnostics } = ordering
  const named = game?.data[key] ?? []
  const known = items.map((item) => item.id)
  for (const [index, id] of named.entries())
    if (complete && game && !known.includes(id))
      diagnostics.push(unknownName(key.slice(0, -1), id, known, game.document.spanOf([key, index])))
  const rank = (item: T): number => (named.includes(item.id) ? named.indexOf(item.id) : named.length)
  return [...items].sort((a, b) => rank(a) - rank(b))
}
