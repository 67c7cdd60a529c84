import { parseDocument, type Document } from 'yaml'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { findControlCharacter } from './control-characters.ts'
import { convertNodes } from './convert-nodes.ts'
import { explainSyntax } from './explain-syntax.ts'
import { findCommaTexts } from './find-comma-texts.ts'
import { findBracketTexts } from './find-bracket-texts.ts'
import { findCutTexts } from './find-cut-text.ts'
import { findTags } from './find-tags.ts'
import { LIMITS } from './limits.ts'
import { locateIn } from './locate-in.ts'
import type { LocatedDocument } from './located-document.ts'
import { sayYaml } from './yaml-messages.ts'

/**
 * Reads the text of a YAML file (1.2, core schema). Never throws for bad input: all that is wrong with the file comes back as findings,
 * and a value only when there are none. An empty file has the value `Plain('', null)`.
 */
export function parseYaml(file: string, text: string): Outcome<LocatedDocument> {
  const { guess, diagnostics } = readYaml(file, text)
  return diagnostics.length > 0 || !guess ? { diagnostics } : { value: guess, diagnostics }
}

/** A file as far as it could be understood: where there are findings, `guess` is what the rest looks like. */
export interface YamlReading {
  readonly guess?: LocatedDocument
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a file like `parseYaml`, and gives a guess at its data even if it is broken, so that more can be found in the same run. */
export function readYaml(file: string, text: string): YamlReading {
  const refused = refuse(file, text)
  if (refused) return { diagnostics: [refused] }
  const cuts = findCutTexts(file, text)
  const brackets = findBracketTexts(file, text)
  const diagnostics: Diagnostic[] = [...cuts.map((cut) => cut.diagnostic), ...brackets]
  const document = readDocument(text)
  if (!document) {
    // Brackets left open by comments nest without end; then the comments are the news.
    const tooDeep = sayYaml('too-deep', { limit: LIMITS.depth }, { file, start: 0, end: 1 })
    return { diagnostics: diagnostics.length > 0 ? diagnostics : [tooDeep] }
  }
  const version = document.directives?.yaml
  if (version?.explicit === true && version.version !== '1.2') diagnostics.push(explainVersion(file, text))
  // A comment that swallowed closing brackets upsets everything after it, and so does a bracket in a text; those errors would only confuse.
  const upset = Math.min(
    cuts.find((cut) => cut.inBrackets)?.start ?? Infinity,
    brackets[0] ? startOf(brackets[0]) : Infinity,
  )
  const problems = [...document.errors, ...document.warnings].filter((problem) => problem.pos[0] < upset)
  const tags = findTags(file, text).filter((tag) => startOf(tag) < upset)
  // One by one: a spread of a hundred thousand findings would exhaust the stack.
  for (const found of [...tags, ...explainSyntax(file, text, document, problems)]) diagnostics.push(found)
  const converted = convertNodes(file, text, document.contents)
  // In a broken file the tree is a guess: what is found in it on a broken line may be a consequence, unless it stands before the first break.
  const brokenLines = new Set(diagnostics.map((d) => lineOf(text, d)))
  const firstBreak = diagnostics.reduce((first, d) => Math.min(first, startOf(d)), Infinity)
  for (const found of converted.diagnostics)
    if (!brokenLines.has(lineOf(text, found)) || startOf(found) < firstBreak) diagnostics.push(found)
  for (const found of findCommaTexts(file, text))
    if (startOf(found) < upset && !brokenLines.has(lineOf(text, found))) diagnostics.push(found)
  diagnostics.sort((a, b) => startOf(a) - startOf(b))
  const spanOf = locateIn(file, text, document.contents, converted.aliases)
  return { guess: { file, text, value: converted.value, spanOf }, diagnostics }
}

/** What makes a text unreadable before it is parsed. */
function refuse(file: string, text: string): Diagnostic | undefined {
  const bytes = LIMITS.mebibytes * 1024 * 1024
  // A UTF-16 unit takes at most three bytes in UTF-8, so short texts need no counting.
  if (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes)
    return sayYaml('too-large', { limit: LIMITS.mebibytes }, { file, start: 0, end: 1 })
  const control = findControlCharacter(text)
  return (
    control &&
    sayYaml('control-character', { code: control.code }, { file, start: control.index, end: control.index + 1 })
  )
}

function readDocument(text: string): Document.Parsed | undefined {
  try {
    const document = parseDocument(text, { version: '1.2', prettyErrors: false, stringKeys: true, uniqueKeys: false })
    return document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION') ? undefined : document
  } catch (error) {
    // Thousands of nested brackets exhaust the reader's stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function explainVersion(file: string, text: string): Diagnostic {
  const start = text.indexOf('%YAML')
  const directive = /^%YAML[ \t]+\S+/.exec(text.slice(start))?.[0] ?? '%YAML'
  return sayYaml('directive', { directive }, { file, start, end: start + directive.length })
}

function startOf(diagnostic: Diagnostic): number {
  return diagnostic.at?.start ?? 0
}

/** The end of the line before a finding, which stands for its line. */
function lineOf(text: string, diagnostic: Diagnostic): number {
  return text.lastIndexOf('\n', startOf(diagnostic) - 1)
}
