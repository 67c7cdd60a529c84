import type { Host } from '../../kernel/host.ts'
import { itemNames } from '../../schema/item-names.ts'
import { valueAt } from '../../schema/read-shape.ts'
import { lineOf } from '../../schema/values/texts.ts'
import { parseYaml } from '../../source/parse-yaml.ts'
import type { NewFile } from './new-file.ts'
import { jsonSchemaFiles } from './schema-files.ts'

/** What a copy leaves behind: output, packages, schemas (which come anew). */
const LEFT = new Set(['out', 'node_modules', 'schema'])

/**
 * The files of a game as those of a new one: its id and title are the new ones, and schemas for editors lie beside it, where the first line of
 * each file looks for them. `title` makes the new title of the old one. Throws HostError.
 */
export function copyGame(host: Host, folder: string, id: string, title: (old: string) => string): NewFile[] {
  const encoder = new TextEncoder()
  const files = filesIn(host, folder, '').map(({ path, from }): NewFile => {
    if (!/\.ya?ml$/i.test(path)) return { path, bytes: host.readBytes(from) }
    return { path, bytes: encoder.encode(localSchema(renamed(host.readText(from), id, title), path)) }
  })
  return [...files, ...jsonSchemaFiles('schema/')]
}

function filesIn(host: Host, folder: string, inside: string): { path: string; from: string }[] {
  return host.list(folder).flatMap((name) => {
    const from = `${folder}/${name}`
    if (name.startsWith('.') || (inside === '' && LEFT.has(name))) return []
    if (host.kindOf(from) === 'folder') return filesIn(host, from, `${inside}${name}/`)
    return host.kindOf(from) === 'file' ? [{ path: inside + name, from }] : []
  })
}

/** The text of a file; of one of `kind: game`, with its id and title replaced in their places. */
function renamed(text: string, id: string, title: (old: string) => string): string {
  if (!/^kind:\s*["']?game\b/m.test(text)) return text
  const { value: document } = parseYaml('', text)
  if (!document || itemNames([valueAt(document.value, ['kind'])])[0] !== 'game') return text
  const old = lineOf(valueAt(document.value, ['title']))
  const edits = [
    { key: 'id', to: id },
    { key: 'title', to: typeof old === 'string' ? JSON.stringify(title(old)) : undefined },
  ].flatMap(({ key, to }) =>
    to === undefined || valueAt(document.value, [key]) === undefined ? [] : [{ at: document.spanOf([key]), to }],
  )
  return edits
    .sort((a, b) => b.at.start - a.at.start)
    .reduce((changed, { at, to }) => changed.slice(0, at.start) + to + changed.slice(at.end), text)
}

/** The line that tells editors where the schema is, leading to the copy's own folder of schemas. */
function localSchema(text: string, path: string): string {
  const up = '../'.repeat(path.split('/').length - 1)
  return text.replace(/^(# yaml-language-server: \$schema=)\S*?schema\/([a-z-]+\.json)/m, `$1${up}schema/$2`)
}
