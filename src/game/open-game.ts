import { basename, dirname, isAbsolute, join } from 'node:path'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { variantShape, type VariantFile } from '../schema/kinds/variant.ts'
import { readShape, valueAt } from '../schema/read-shape.ts'
import { itemNames } from '../schema/item-names.ts'
import { parseYaml } from '../source/parse-yaml.ts'
import { sayGame } from './game-messages.ts'
import { joinPath, readOne } from './read-files.ts'
import { shippedGames } from './shipped-games.ts'
import type { Filed } from './sort-documents.ts'
import { sayVariant } from './variant-messages.ts'

/** Where the files of a game are, and the variants to be laid over them, the innermost first. */
export interface OpenedGame {
  /** Absent where a finding says why. */
  readonly folder?: string
  readonly variants: readonly Filed<VariantFile>[]
  /** Texts of the files of the variants, by path. */
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Opens a folder as it is, and the file of a variant as the game that it changes, through all variants between them. */
export function openGame(host: Host, path: string): OpenedGame {
  const variants: Filed<VariantFile>[] = []
  const sources = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const passed: string[] = []
  let at: string | undefined = path
  while (at !== undefined && host.kindOf(at) === 'file') {
    const variant = readVariant(host, at, sources, diagnostics)
    if (!variant) return { variants, sources, diagnostics }
    passed.push(at)
    variants.unshift(variant)
    at = baseOf(host, at, variant, diagnostics)
    if (at !== undefined && passed.includes(at)) {
      const chain = [...passed, at].map((file) => basename(file)).join(' → ')
      diagnostics.push(sayVariant('circle', { chain }, variant.document.spanOf(['of'])))
      at = undefined
    }
  }
  return { ...(at !== undefined && { folder: at }), variants, sources, diagnostics }
}

function readVariant(
  host: Host,
  path: string,
  sources: Map<string, string>,
  diagnostics: Diagnostic[],
): Filed<VariantFile> | undefined {
  const text = readOne(host, path, diagnostics)
  if (text === undefined) return undefined
  sources.set(path, text)
  const { value: document, diagnostics: found } = parseYaml(path, text)
  diagnostics.push(...found)
  if (!document) return undefined
  if (itemNames([valueAt(document.value, ['kind'])])[0] !== 'variant') {
    diagnostics.push(sayGame('not-a-folder', { folder: path }, document.spanOf(['kind'])))
    return undefined
  }
  const read = readShape(document, variantShape)
  diagnostics.push(...read.diagnostics)
  return read.value && { document, data: read.value }
}

/** Path of what a variant changes: a folder or file from its own folder on, a variant beside it by its id, or a shipped game. */
function baseOf(
  host: Host,
  path: string,
  { document, data }: Filed<VariantFile>,
  diagnostics: Diagnostic[],
): string | undefined {
  const { of } = data
  const home = dirname(path)
  const near = isAbsolute(of) ? of : join(home, of)
  if (host.kindOf(near) !== undefined) return near
  const others = variantsIn(host, home).filter(({ file }) => file !== path)
  const sibling = others.find(({ id }) => id === of)
  if (sibling) return sibling.file
  const shipped = shippedGames(host)
  if (shipped.includes(of)) return join(host.root, 'data', of)
  const hints = didYouMean(of, [...shipped, ...others.map(({ id }) => id)], 'there is')
  diagnostics.push(sayVariant('no-base', { of }, document.spanOf(['of']), { hints }))
  return undefined
}

/** The variants of a folder by their ids. Files that cannot be read are none. */
function variantsIn(host: Host, folder: string): { file: string; id: string }[] {
  if (host.kindOf(folder) !== 'folder') return []
  return host.list(folder).flatMap((name) => {
    const file = folder === '.' ? name : joinPath(folder, name)
    if (!/\.ya?ml$/i.test(name) || host.kindOf(file) !== 'file') return []
    const text = readOne(host, file, [])
    if (text === undefined || !/^kind:\s*["']?variant\b/m.test(text)) return []
    const { value } = parseYaml(file, text)
    const id = itemNames([value?.value])[0] ?? ''
    return id === '' ? [] : [{ file, id }]
  })
}
