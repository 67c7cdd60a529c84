import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { ParsedTemplate } from './parse-template.ts'
import { offsetOf } from './template-origin.ts'
import { sayTemplate } from './template-messages.ts'
import { walkTemplate } from './walk-template.ts'

/** What the templates of a deck may name. */
export interface Vocabulary {
  /** Fields of the piece. */
  readonly fields: ReadonlySet<string>
  /** Values that start with `@` (without it). */
  readonly data: ReadonlySet<string>
  readonly helpers: ReadonlySet<string>
  /** For messages: `deck "zulu"`. */
  readonly owner: string
  part(name: string): ParsedTemplate | undefined
  partNames(): readonly string[]
}

const EACH_DATA = new Set(['index', 'key', 'first', 'last', 'root'])
/** What every template may ask for. */
const OWN_DATA = new Set(['lowInk'])
/** Values that differ between copies of one card. */
const COPY_DATA = new Set(['number', 'copy'])
const RESERVED = new Set(['this', '.', '..'])

/**
 * Checks every name in a template and its parts before anything is drawn, also in branches that no card of today takes.
 * Inside `each` the names of the items are not known: there only names that go out of it are checked.
 */
export function checkTemplate(template: ParsedTemplate, vocabulary: Vocabulary): Diagnostic[] {
  const findings: Diagnostic[] = []
  const seen = new Set<string>()

  const visit = (part: ParsedTemplate, fields: ReadonlySet<string> | undefined, shared: boolean): void => {
    const key = `${part.file} ${shared} ${fields ? [...fields].join(' ') : '*'}`
    if (seen.has(key)) return
    seen.add(key)
    const spanOf = (loc: hbs.AST.SourceLocation) => ({
      file: part.file,
      start: offsetOf(part.source, loc.start),
      end: offsetOf(part.source, loc.end),
    })
    walkTemplate(part.program, (name) => vocabulary.helpers.has(name), {
      name(path, inside) {
        const [first] = path.parts
        if (first === undefined || RESERVED.has(path.original)) return
        if (path.data) {
          if (COPY_DATA.has(first) && (shared || inside.shared))
            findings.push(sayTemplate('shared-copy', { name: path.original }, spanOf(path.loc)))
          if (vocabulary.data.has(first) || OWN_DATA.has(first) || EACH_DATA.has(first)) return
          const hints = didYouMean(
            `@${first}`,
            [...vocabulary.data, ...OWN_DATA].map((name) => `@${name}`),
          )
          findings.push(
            sayTemplate('unknown-field', { name: path.original, deck: vocabulary.owner }, spanOf(path.loc), { hints }),
          )
        } else if (fields && path.depth === inside.depth && !fields.has(first)) {
          const hints = didYouMean(first, fields, 'fields')
          findings.push(
            sayTemplate('unknown-field', { name: path.original, deck: vocabulary.owner }, spanOf(path.loc), { hints }),
          )
        }
      },
      helper(call, name) {
        if (vocabulary.helpers.has(name)) return
        const hints = didYouMean(name, vocabulary.helpers, 'helpers')
        findings.push(sayTemplate('unknown-helper', { name }, spanOf(call.path.loc), { hints }))
      },
      part(call, inside) {
        const name = call.name.type === 'PathExpression' ? call.name.original : ''
        const found = vocabulary.part(name)
        if (!found) {
          const hints = didYouMean(name, vocabulary.partNames(), 'parts')
          findings.push(sayTemplate('unknown-part', { name }, spanOf(call.name.loc), { hints }))
          return
        }
        const given = ((call.hash as hbs.AST.Hash | undefined)?.pairs ?? []).map((pair) => pair.key)
        const open = inside.depth > 0 || call.params.length > 0 || !fields
        visit(found, open ? undefined : new Set([...fields, ...given]), shared || inside.shared)
      },
    })
  }
  visit(template, vocabulary.fields, false)
  return findings
}
