import { posix } from 'node:path'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { checkTemplate, type Vocabulary } from './check-template.ts'
import { HELPER_NAMES, makeEngine, type Drawing } from './handlebars-engine.ts'
import { localIds } from './local-ids.ts'
import { parseTemplate, type ParsedTemplate } from './parse-template.ts'
import { offsetOf } from './template-origin.ts'
import { sayTemplate } from './template-messages.ts'
import { walkTemplate } from './walk-template.ts'

const ENDING = '.svg.hbs'

/** What a template may name: see `Vocabulary`. */
export type Names = Pick<Vocabulary, 'fields' | 'data' | 'owner'>

/** The templates of a game and of Quartermaster, read, parsed and checked when they are first asked for. */
export interface Templates {
  /** Whether there is a file of that name: of the game, else our own. */
  has(name: string): boolean
  /** A template ready to draw, all its names checked; undefined with the reasons when it is not. */
  open(name: string, names: Names): { readonly template?: ParsedTemplate; readonly findings: readonly Diagnostic[] }
  /** Draws a template into SVG. A value that is missing inside `each` is reported. */
  draw(template: ParsedTemplate, drawing: Drawing): string
  /** Names of templates in a folder of `templates` (`pictures`), game and ours together. */
  list(folder: string): readonly string[]
  /** Texts of all template files read, for reports. */
  readonly sources: ReadonlyMap<string, string>
}

/** Opens the templates of a game folder. */
export function openTemplates(host: Host, gameFolder: string): Templates {
  const roots = [posix.join(gameFolder, 'templates'), posix.join(host.root, 'templates')]
  const sources = new Map<string, string>()
  const parsed = new Map<string, ParsedTemplate | Diagnostic | undefined>()
  const checked = new Map<string, readonly Diagnostic[]>()
  const engine = makeEngine()

  const fileOf = (name: string): string | undefined =>
    roots.map((root) => posix.join(root, `${name}${ENDING}`)).find((file) => host.kindOf(file) === 'file')

  const readFile = (name: string, file: string): ParsedTemplate | Diagnostic => {
    try {
      const source = host.readText(file).replace(/^\uFEFF/, '')
      sources.set(file, source)
      return parseTemplate(name, file, source)
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      const problem = error.code === 'EENCODING' ? 'the file is not UTF-8 text' : 'the file cannot be read'
      return sayTemplate('syntax', { problem }, { file, start: 0, end: 0 })
    }
  }

  const read = (name: string): ParsedTemplate | Diagnostic | undefined => {
    if (parsed.has(name)) return parsed.get(name)
    const file = fileOf(name)
    const result = file === undefined ? undefined : readFile(name, file)
    parsed.set(name, result)
    if (result && 'program' in result) engine.add(result)
    return result
  }

  const broken: Diagnostic[] = []
  const findPart = (name: string): ParsedTemplate | undefined => {
    for (const place of [name, `parts/${name}`]) {
      const result = read(place)
      if (result && 'program' in result) return alias(name, result)
      if (result) {
        broken.push(result)
        return { name, file: result.at?.file ?? name, source: '', program: EMPTY }
      }
    }
    return undefined
  }
  /** A part is called by its short name, so it is known by that too. */
  const alias = (name: string, template: ParsedTemplate): ParsedTemplate => {
    if (template.name !== name) engine.alias(name, template)
    return template
  }

  const list = (folder: string): string[] => {
    const found = roots
      .map((root) => posix.join(root, folder))
      .filter((path) => host.kindOf(path) === 'folder')
      .flatMap((path) => host.list(path))
      .filter((name) => name.endsWith(ENDING))
    return [...new Set(found.map((name) => name.slice(0, -ENDING.length)))]
  }

  return {
    sources,
    list,
    has: (name) => fileOf(name) !== undefined,
    open(name, names) {
      const result = read(name)
      if (!result)
        return { findings: [sayTemplate('missing', { name }, undefined, { hints: didYouMean(name, list('')) })] }
      if (!('program' in result)) return { findings: [result] }
      const key = `${name}\n${names.owner}\n${[...names.fields].join(' ')}`
      let findings = checked.get(key)
      if (!findings) {
        broken.length = 0
        const partNames = (): string[] => [...list('parts'), ...list('')]
        const own = checkTemplate(result, { ...names, helpers: HELPER_NAMES, part: findPart, partNames })
        checked.set(key, (findings = [...own, ...broken]))
      }
      return findings.length > 0 ? { findings } : { template: result, findings }
    },
    draw(template, drawing) {
      try {
        return localIds(engine.run(template, drawing).trim())
      } catch (error) {
        const finding = explainRunError(template, error)
        if (!finding) throw error
        drawing.report(finding)
        return ''
      }
    },
  }
}

const EMPTY: hbs.AST.Program = {
  type: 'Program',
  body: [],
  blockParams: [],
  loc: { source: '', start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
}

/** A value missing from an item of `each`, which only shows when the template runs. Anything else is our own fault. */
function explainRunError(template: ParsedTemplate, error: unknown): Diagnostic | undefined {
  const name = error instanceof Error ? /^"([^"]+)" not defined in/.exec(error.message)?.[1] : undefined
  if (name === undefined) return undefined
  let at = { file: template.file, start: 0, end: 0 }
  walkTemplate(template.program, (helper) => HELPER_NAMES.has(helper), {
    helper: () => undefined,
    part: () => undefined,
    name(path) {
      if (at.end === 0 && path.parts.at(-1) === name)
        at = {
          file: template.file,
          start: offsetOf(template.source, path.loc.start),
          end: offsetOf(template.source, path.loc.end),
        }
    },
  })
  return sayTemplate('unknown-field', { name, deck: 'the list' }, at)
}
