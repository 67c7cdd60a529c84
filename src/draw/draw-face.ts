import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { checkSubset, type SubsetProblem } from './check-subset.ts'
import type { ParsedTemplate } from './parse-template.ts'
import type { Area } from './area.ts'
import type { Pen } from './pen.ts'
import type { Studio } from './studio.ts'
import { sayTemplate } from './template-messages.ts'
import type { Names } from './templates.ts'

/** What a face is drawn from. */
export interface FaceRequest {
  readonly template: string
  readonly names: Names
  readonly values: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  /** The piece in messages: `card "Zulu Blood"`. */
  readonly piece: string
  readonly safe?: Area | undefined
  /** Handed in again for every copy of a piece, so that what its copies share is drawn once. */
  readonly memo?: Map<string, string> | undefined
  spanOf(field: string, letters?: string): Span | undefined
}

const checked = new WeakMap<Studio, Map<string, readonly SubsetProblem[]>>()

/** Checks a drawing once per studio, however many faces show it. */
function problemsOf(studio: Studio, markup: string): readonly SubsetProblem[] {
  let memo = checked.get(studio)
  if (!memo) checked.set(studio, (memo = new Map<string, readonly SubsetProblem[]>()))
  let problems = memo.get(markup)
  if (!problems) memo.set(markup, (problems = checkSubset(markup, (id) => studio.library.has(id))))
  return problems
}

/** The place of a piece of markup: in the template itself if it stands there, else in a file it was made from. */
function locate(studio: Studio, template: ParsedTemplate, { token, element }: SubsetProblem): Span {
  const own = element === undefined ? undefined : findAttribute(studio, template, element, token)
  // A value that a tag made up does not stand in the file; its attribute does.
  return (
    own ?? find(studio, template, token) ?? find(studio, template, token.replace(/="[^]*$/, '=')) ?? startOf(template)
  )
}

function startOf({ file }: ParsedTemplate): Span {
  return { file, start: 0, end: 0 }
}

/** The template and the parts that it may have used. */
function filesOf(studio: Studio, template: ParsedTemplate): (readonly [string, string])[] {
  return [[template.file, template.source], ...studio.templates.sources]
}

/** An attribute inside the tag of an element: ` style=` of `<circle`, not of a helper that has an option of that name. */
function findAttribute(studio: Studio, template: ParsedTemplate, element: string, token: string): Span | undefined {
  const inTag = new RegExp(`<${element}\\b[^<>]*?${token}`)
  for (const [file, source] of filesOf(studio, template)) {
    const found = inTag.exec(source)
    if (!found) continue
    const end = found.index + found[0].length
    return { file, start: end - token.length + 1, end }
  }
  return undefined
}

function find(studio: Studio, template: ParsedTemplate, token: string): Span | undefined {
  for (const [file, source] of filesOf(studio, template)) {
    const start = token === '' ? -1 : source.indexOf(token)
    if (start >= 0) return { file, start: start + (token.startsWith(' ') ? 1 : 0), end: start + token.length }
  }
  return undefined
}

function explain(studio: Studio, template: ParsedTemplate, problem: SubsetProblem): Diagnostic {
  const at = locate(studio, template, problem)
  return problem.kind === 'not-svg'
    ? sayTemplate('not-svg', { problem: problem.what }, at)
    : sayTemplate('not-allowed', { what: problem.what, instead: problem.instead }, at)
}

/** Draws one face with a template and checks what it drew. `svg` is absent when the template cannot be used. */
export function drawFace(
  studio: Studio,
  request: FaceRequest,
): { readonly svg?: string; readonly findings: readonly Diagnostic[] } {
  const { template, findings: problems } = studio.templates.open(request.template, request.names)
  if (!template) return { findings: problems }
  const { faces } = studio
  const key = faces && keyOf(request)
  const known = key === undefined ? undefined : faces?.get(key)
  if (known !== undefined) return { svg: known, findings: [] }
  const findings: Diagnostic[] = []
  const report = (finding: Diagnostic): void => void findings.push(finding)
  const { theme, pictures, library, placeholders } = studio
  const { values, piece, safe, memo } = request
  const pen: Pen = {
    theme,
    pictures,
    library,
    piece,
    values,
    safe,
    memo,
    placeholders,
    report,
    spanOf: (name, letters) => request.spanOf(name, letters),
  }
  const before = library.size
  const svg = studio.templates.draw(template, { values, data: request.data, pen, report })
  const fresh = library.size > before ? [...library.values()].slice(before) : []
  for (const markup of [...fresh, svg])
    for (const problem of problemsOf(studio, markup)) report(explain(studio, template, problem))
  if (key !== undefined && findings.length === 0) faces?.set(key, svg)
  return { svg, findings }
}

/** All that a face is drawn from: plain data. */
function keyOf({ template, names, values, data, piece, safe }: FaceRequest): string {
  return JSON.stringify([template, [...names.fields], values, data, piece, safe])
}
