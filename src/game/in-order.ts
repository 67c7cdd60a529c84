import type { GameFile } from '../schema/kinds/game.ts'
import type { Names } from './names.ts'
import type { Filed } from './sort-documents.ts'

interface Ordering {
  readonly game: Filed<GameFile> | undefined
  readonly key: 'decks' | 'scenarios'
  readonly names: Names
}

/** Items in the order in which game.yaml names them; those that it does not name follow as they are. Reports names that nothing has. */
export function inOrder<T extends { readonly id: string }>(items: readonly T[], ordering: Ordering): T[] {
  const { game, key, names } = ordering
  const named = game?.data[key] ?? []
  for (const [index, id] of named.entries())
    if (game) names.expect(key.slice(0, -1), id, game.document.spanOf([key, index]))
  const rank = (item: T): number => (named.includes(item.id) ? named.indexOf(item.id) : named.length)
  return [...items].sort((a, b) => rank(a) - rank(b))
}
