import Handlebars from 'handlebars'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { offsetOf, type Origin } from './template-origin.ts'
import { sayTemplate } from './template-messages.ts'

/** A template that could be parsed. */
export interface ParsedTemplate {
  readonly name: string
  readonly file: string
  readonly source: string
  readonly program: hbs.AST.Program
}

const OPEN_OR_CLOSE = /\{\{\{?[~]?([#/^])>?\s*([\w.-]*)|\{\{!--[\s\S]*?--\}\}|\{\{![^-][^}]*\}\}/g

/** The first block that is opened and never closed, or closed without being open. Handlebars itself only sees the end of the file. */
function findUnclosed(
  source: string,
): { readonly name: string; readonly start: number; readonly problem: string } | undefined {
  const open: { name: string; start: number }[] = []
  for (const match of source.matchAll(OPEN_OR_CLOSE)) {
    const name = match[2] ?? ''
    if (match[1] === '#' || (match[1] === '^' && name !== '')) open.push({ name, start: match.index })
    if (match[1] !== '/') continue
    const last = open.pop()
    if (!last) return { name, start: match.index, problem: `{{/${name}}} closes nothing` }
    if (last.name !== name) return { name, start: last.start, problem: `{{#${last.name}}} is closed by {{/${name}}}` }
  }
  const last = open.at(-1)
  return last && { ...last, problem: `{{#${last.name}}} is never closed` }
}

/** Where and what, from Handlebars' own message: the line it names, and what stands there. */
function explainParseError(source: string, error: unknown): { problem: string; start: number; end: number } {
  const message = error instanceof Error ? error.message : String(error)
  const unclosed = findUnclosed(source)
  if (unclosed)
    return { problem: unclosed.problem, start: unclosed.start, end: unclosed.start + unclosed.name.length + 3 }
  const line = Number(/ on line (\d+)/.exec(message)?.[1] ?? / - (\d+):\d+/.exec(message)?.[1] ?? 1)
  const start = offsetOf(source, { line, column: 0 })
  const stop = source.indexOf('\n', start)
  const got = /got '(\w+)'/.exec(message)?.[1]
  const problem =
    got === 'EOF' || got === 'INVALID'
      ? 'a {{ … }} tag is not closed, or holds something that is no name, number or "text"'
      : message.includes('Expecting')
        ? 'a {{ … }} tag is not complete: a value or a closing }} is missing'
        : (message.split('\n')[0] ?? message)
  return { problem, start, end: stop < 0 ? source.length : stop }
}

/** Parses a template; a broken one is a finding at the line that is to be mended. */
export function parseTemplate(name: string, file: string, source: string): ParsedTemplate | Diagnostic {
  try {
    return { name, file, source, program: Handlebars.parse(source) }
  } catch (error) {
    const { problem, start, end } = explainParseError(source, error)
    return sayTemplate('syntax', { problem }, { file, start, end })
  }
}

/** The first name in a helper's values: `title` in `{{text (upper title) …}}`. */
function firstName(params: readonly hbs.AST.Expression[]): string | undefined {
  for (const param of params) {
    if (param.type === 'PathExpression') return (param as hbs.AST.PathExpression).original
    const inner = param.type === 'SubExpression' ? firstName((param as hbs.AST.SubExpression).params) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

/** The place of a helper call. */
export function originOf(
  template: ParsedTemplate,
  call: { readonly loc: hbs.AST.SourceLocation; readonly params: readonly hbs.AST.Expression[] },
): Origin {
  const start = offsetOf(template.source, call.loc.start)
  const end = offsetOf(template.source, call.loc.end)
  return { file: template.file, start, end, field: firstName(call.params) }
}
