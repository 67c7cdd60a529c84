import { IDENTITY, matrixOperands, multiply, type Matrix } from './matrix.ts'
import type { PdfRef } from './pdf-file.ts'

/** Kinds of things that a content stream names. */
export type ResourceKind = 'Font' | 'XObject' | 'ExtGState' | 'Pattern' | 'Shading'

/** Graphics state as far as it is known: operators in force, by what they set, and the map since the stream began. */
interface State {
  readonly settings: Map<string, string>
  readonly matrix: Matrix
}

/**
 * A content stream while it is written. A form inherits its user's graphics state, so nothing is known at its start; from then on
 * a setting is written only where it changes.
 */
export interface Content {
  readonly lines: string[]
  readonly resources: Map<ResourceKind, Map<string, PdfRef>>
  state: State
}

export function openContent(): Content {
  return { lines: [], resources: new Map(), state: { settings: new Map(), matrix: IDENTITY } }
}

/** Adds operators as they are. */
export function write(content: Content, operators: string): void {
  content.lines.push(operators)
}

/** Writes the operator of a setting unless it is in force already. */
export function setting(content: Content, what: string, operator: string): void {
  if (content.state.settings.get(what) === operator) return
  content.state.settings.set(what, operator)
  content.lines.push(operator)
}

/** Runs `work` between `q` and `Q`. */
export function isolated(content: Content, work: () => void): void {
  const { state } = content
  content.lines.push('q')
  content.state = { settings: new Map(state.settings), matrix: state.matrix }
  try {
    work()
  } finally {
    content.lines.push('Q')
    content.state = state
  }
}

/** Maps all that follows, until the enclosing `isolated` ends. */
export function transform(content: Content, matrix: Matrix): void {
  content.lines.push(`${matrixOperands(matrix)} cm`)
  content.state = { settings: content.state.settings, matrix: multiply(content.state.matrix, matrix) }
}

/** Makes a thing known to the stream under a label, and gives the label as it stands in operators: `/Fm3`. */
export function named(content: Content, kind: ResourceKind, label: string, ref: PdfRef): string {
  let known = content.resources.get(kind)
  if (!known) content.resources.set(kind, (known = new Map<string, PdfRef>()))
  known.set(label, ref)
  return `/${label}`
}

/** The resource dictionary of a stream. */
export function resourcesOf(content: Content): Record<string, Record<string, PdfRef>> {
  return Object.fromEntries([...content.resources].map(([kind, things]) => [kind, Object.fromEntries(things)]))
}
