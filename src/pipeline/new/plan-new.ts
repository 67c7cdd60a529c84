import { basename, dirname, resolve } from 'node:path'
import { hasErrors, type Diagnostic, type Outcome } from '../../kernel/diagnostic.ts'
import type { Host } from '../../kernel/host.ts'
import { copyGame } from './copy-game.ts'
import { namesFromPath, type GameNames } from './names-from-path.ts'
import type { NewFile } from './new-file.ts'
import { sayNew } from './new-messages.ts'
import { sourceGame } from './source-game.ts'
import { starterFolder } from './starters.ts'
import { variantSkeleton } from './variant-skeleton.ts'

/** What is asked for. Paths are as the user gave them, seen from `folder`. */
export interface NewWish {
  readonly folder: string
  readonly path: string
  /** Kind of starter, where nothing is copied or changed. */
  readonly kind: string
  readonly from?: string | undefined
  readonly variantOf?: string | undefined
}

/** What is to be written: nothing is yet. */
export interface NewPlan {
  readonly names: GameNames
  /** The new folder, or the file of the variant. */
  readonly path: string
  /** All files, inside that folder; a variant is alone, under its own name. */
  readonly files: readonly NewFile[]
  /** Where they go: the folder, or that of the variant. */
  readonly home: string
}

export type Planned = Outcome<NewPlan> & { readonly sources: ReadonlyMap<string, string> }

/** The files of a new game or variant. Refuses to write over anything. Throws HostError. */
export function planNew(host: Host, wish: NewWish): Planned {
  return wish.variantOf === undefined ? planGame(host, wish) : planVariant(host, wish, wish.variantOf)
}

function planGame(host: Host, { folder, path, kind, from }: NewWish): Planned {
  const home = resolve(folder, path)
  const names = namesFromPath(basename(home))
  const diagnostics = [...inTheWay(host, home, path)]
  const source = from === undefined ? undefined : sourceGame(host, folder, from)
  const sources = source?.sources ?? new Map<string, string>()
  diagnostics.push(...(source?.diagnostics ?? []))
  if (source?.value?.isVariant === true)
    diagnostics.push(
      sayNew('copy-of-variant', { path: source.value.path }, undefined, {
        hints: ['--variant-of makes a variant of it'],
      }),
    )
  if (hasErrors(diagnostics)) return { diagnostics, sources }
  const copied = source?.value
  const files = copied
    ? copyGame(host, copied.path, names.id, (old) => `${old}: ${names.title}`)
    : copyGame(host, starterFolder(host, kind), names.id, () => names.title)
  return { value: { names, path, files, home }, diagnostics, sources }
}

function planVariant(host: Host, wish: NewWish, of: string): Planned {
  const path = /\.ya?ml$/i.test(wish.path) ? wish.path : `${wish.path}.yaml`
  const file = resolve(wish.folder, path)
  const names = namesFromPath(basename(file).replace(/\.ya?ml$/i, ''))
  const { value: source, diagnostics: found, sources } = sourceGame(host, wish.folder, of)
  const diagnostics = [...(host.kindOf(file) === undefined ? [] : [sayNew('file-there', { path })]), ...found]
  if (!source || hasErrors(diagnostics)) return { diagnostics, sources }
  const home = dirname(file)
  const text = variantSkeleton(host, source.game, { file, names, of: source.nameFrom(home) })
  const files = [{ path: basename(file), bytes: new TextEncoder().encode(text) }]
  return { value: { names, path, files, home }, diagnostics, sources }
}

/** A file of the name of the new folder, or what is in it already. Hidden files are no game's. */
function inTheWay(host: Host, home: string, path: string): Diagnostic[] {
  const kind = host.kindOf(home)
  if (kind === undefined) return []
  if (kind === 'file') return [sayNew('file-there', { path })]
  const names = host.list(home).filter((name) => !name.startsWith('.'))
  if (names.length === 0) return []
  const files = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
  return [sayNew('not-empty', { path, files }, undefined, { hints: ['choose a name that is not taken'] })]
}
