import { isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { inQuotes, nameOf, writtenValueAt, type WrittenValue } from './read-quotes.ts'
import { sayYaml } from './yaml-messages.ts'

/** The findings of the YAML reader in the words of an author: what was meant, and how to write it. One finding per line, because a slip often upsets all that follows on it. */
export function explainSyntax(
  file: string,
  text: string,
  document: Document,
  errors: readonly YAMLError[],
): Diagnostic[] {
  const found = new Map<number, Diagnostic>()
  let lost = false
  for (const error of errors) {
    // Once the reader has lost its thread at the outermost level, every further word is an error.
    const stray = error.message.includes('in YAML stream')
    if (stray && lost) continue
    lost ||= stray
    const diagnostic = explainOne(file, text, document, error, errors)
    if (!diagnostic) continue
    // A tab is of no width, so that the lines below it seem to be out of step.
    const afterTab = [...found.values()].some(({ code }) => code === 'yaml/tab')
    if (afterTab && diagnostic.code === 'yaml/indentation') continue
    const line = text.lastIndexOf('\n', (diagnostic.at?.start ?? 0) - 1)
    if (!found.has(line)) found.set(line, diagnostic)
  }
  return [...found.values()]
}

function explainOne(
  file: string,
  text: string,
  document: Document,
  error: YAMLError,
  all: readonly YAMLError[],
): Diagnostic | undefined {
  const [start, end] = error.pos
  const at: Span = { file, start, end }
  const code: string = error.code
  switch (code) {
    // Tags are found by themselves, those that the reader knows as well.
    case 'TAG_RESOLVE_FAILED':
      return undefined
    case 'TAB_AS_INDENT':
      return sayYaml('tab', {}, at)
    case 'MULTIPLE_DOCS':
      return sayYaml('second-document', {}, { file, start, end: start + 3 })
    case 'BAD_DIRECTIVE':
      return sayYaml('directive', { directive: text.slice(start, end).trim() }, at)
    case 'NON_STRING_KEY':
      return sayYaml('key-not-text', {}, at)
    case 'BAD_DQ_ESCAPE':
      return explainEscape(file, text, start)
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const broken = all.find((e) => e.code === 'MULTILINE_IMPLICIT_KEY' && e.pos[0] === start)
      if (broken) return explainIndentation(file, text, broken.pos[1], broken.pos[1])
      return explainValue(file, text, start, text[start] === '?' ? 'quote-start' : 'colon-in-text')
    }
    case 'BLOCK_IN_FLOW':
      return explainBlockInBrackets(file, text, start, end)
    case 'MULTILINE_IMPLICIT_KEY':
      if (all.some((e) => e.code === 'BLOCK_AS_IMPLICIT_KEY' && e.pos[0] === start)) return undefined
      return explainMissingColon(file, text, start)
    case 'BAD_SCALAR_START':
      return explainValue(file, text, start, 'quote-start')
    default:
      return explainByText(file, text, document, error)
  }
}

/** Errors whose code says little: the value they stand in tells what happened. */
function explainByText(file: string, text: string, document: Document, error: YAMLError): Diagnostic {
  const [start] = error.pos
  if (/^(?:Missing closing|Flow (?:map|sequence))/.test(error.message)) {
    const opened = openedBefore(document, text, start)
    const character = text[opened ?? start] ?? ''
    if (opened !== undefined && /["']/.test(character)) return explainUnclosedQuote(file, text, opened)
    if (opened !== undefined)
      return sayYaml('unclosed-bracket', { character }, { file, start: opened, end: opened + 1 })
  }
  if (/must start at the same column|without - indicator|indented/.test(error.message))
    return explainIndentation(file, text, start, lineEnd(text, start))
  if (/need to be followed by map values/.test(error.message)) return explainMissingColon(file, text, start)
  if (/Missing , /.test(error.message)) return sayYaml('missing-comma', {}, { file, start, end: error.pos[1] })
  const value = writtenValueAt(text, start)
  const first = text[value.start] ?? ''
  if (first === '[' || first === '{') return explainValue(file, text, start, 'bracket-text')
  if (first === '"' || first === "'") return explainValue(file, text, start, 'quoted-part')
  if (first !== '' && '*&!@`%|>?-'.includes(first)) return explainValue(file, text, start, 'quote-start')
  const problem = error.message.charAt(0).toLowerCase() + error.message.slice(1)
  return sayYaml('syntax', { problem }, { file, start, end: error.pos[1] })
}

/** A finding about a whole written value, with the value in quotes as the remedy. */
export function explainValue(
  file: string,
  text: string,
  offset: number,
  name: 'quote-start' | 'bracket-text' | 'colon-in-text' | 'quoted-part',
): Diagnostic {
  const value = writtenValueAt(text, offset)
  const written = text.slice(value.start, value.end)
  const hints = [`put the text in quotes: ${inQuotes(written)}`]
  const at = { file, start: value.start, end: value.end }
  const said = nameOf(value)
  if (name === 'colon-in-text' || name === 'quoted-part') return sayYaml(name, { value: said }, at, { hints })
  return sayYaml(name, { value: said, character: written.charAt(0) }, at, { hints })
}

/** `{ a: 1 b: 2 }` lacks a comma, `{ text: Attack: draw 2 }` lacks quotes. */
function explainBlockInBrackets(file: string, text: string, start: number, end: number): Diagnostic {
  const inside = text.slice(start, end)
  const comma = /^(?:\d[\w.]*|"[^"]*"|'[^']*'|[\w-]+)[ \t]+([\w-]+\??:[ \t])/.exec(inside)
  if (!comma) return explainValue(file, text, start, 'colon-in-text')
  const at = start + comma[0].length - comma[1]!.length
  return sayYaml('missing-comma', {}, { file, start: at, end: at + comma[1]!.trimEnd().length })
}

/** Blanks are hard to count with the eye: the hint counts those of the line and of the one before. */
function explainIndentation(file: string, text: string, offset: number, end: number): Diagnostic {
  const start = lineTextStart(text, offset)
  const lines = text.slice(0, start).split('\n')
  const blanks = lines.pop()?.length ?? 0
  const before = lines.findLastIndex((line) => /^\s*[^\s#]/.test(line))
  const above = /^ */.exec(lines[before] ?? '')![0].length
  const hints = before < 0 ? [] : [`spaces in front: ${blanks} here, ${above} in line ${before + 1}`]
  return sayYaml('indentation', {}, { file, start, end }, { hints })
}

function explainMissingColon(file: string, text: string, offset: number): Diagnostic {
  const start = lineTextStart(text, offset)
  const end = lineEnd(text, offset)
  const line = text.slice(start, end)
  const glued = /^([\w-]+):(\S.*)$/.exec(line)
  const spaced = /^([\w-]+)\s+(.*)$/.exec(line)
  const parts = glued ?? spaced
  const hints = parts ? [`write ${parts[1]}: ${parts[2]}`] : [`write ${line}: and its value`]
  return sayYaml('missing-colon', {}, { file, start, end }, { hints })
}

function explainEscape(file: string, text: string, start: number): Diagnostic {
  const sequence = text.slice(start, start + 2)
  const hints = ['write \\\\ for a backslash, or put the text in single quotes']
  return sayYaml('escape', { sequence }, { file, start, end: start + 2 }, { hints })
}

function explainUnclosedQuote(file: string, text: string, start: number): Diagnostic {
  const value: WrittenValue = writtenValueAt(text, start)
  const written = text.slice(value.start, value.end)
  const character = written.charAt(0)
  const hints =
    character === "'"
      ? [`if it is an apostrophe, put the text in double quotes: ${inQuotes(written)}`]
      : ['close it where the text ends']
  return sayYaml('unclosed-quote', { character }, { file, start: value.start, end: value.end }, { hints })
}

/** The last quote or bracket before an offset that is not closed. */
function openedBefore(document: Document, text: string, offset: number): number | undefined {
  let found: number | undefined
  visit(document, {
    Node(_key, node) {
      const range = node.range
      if (!range || range[0] >= offset) return
      const quoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
      const brackets = isCollection(node) && node.flow === true
      if (!quoted && !brackets) return
      const open = text[range[0]]
      const close = open === '[' ? ']' : open === '{' ? '}' : open
      if (text[range[1] - 1] !== close || range[1] - range[0] < 2) found = range[0]
    },
  })
  return found
}

/** Where the text of a line starts, behind its indentation. */
function lineTextStart(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return start + /^[ \t]*/.exec(text.slice(start))![0].length
}

function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset)
  const end = newline < 0 ? text.length : newline
  return text[end - 1] === '\r' ? end - 1 : end
}
