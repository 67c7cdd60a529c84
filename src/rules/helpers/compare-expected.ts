import { didYouMean } from '../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../source/located-document.ts'
import type { ExampleContext } from './example-context.ts'
import { entriesIn, numberIn, textIn } from './read-value.ts'

/** What came out of a step under one key: a number, a word or a list of either. */
export type Figure = number | string | readonly (number | string)[]

/** The entries of a map in `expect`; anything else is reported. */
export function entriesOf(
  value: unknown,
  path: readonly string[],
  { example, diagnostics, say }: ExampleContext,
): readonly [string, unknown][] {
  const entries = entriesIn(value)
  if (entries) return entries
  const told = { example: example.id, key: path.at(-1) ?? 'expect', expected: 'a map' }
  diagnostics.push(say('example-shape', told, spanAt(example.place, 'expect', ...path)))
  return []
}

/** Compares what is expected at a path with what came out; `more` are keys that are read elsewhere. */
export function compareAll(
  entries: Readonly<Record<string, unknown>>,
  figures: Readonly<Record<string, Figure>>,
  path: readonly string[],
  more: readonly string[],
  { example, diagnostics, say }: ExampleContext,
): void {
  for (const [key, value] of Object.entries(entries)) {
    const actual = Object.hasOwn(figures, key) ? figures[key] : undefined
    const at = spanAt(example.place, 'expect', ...path, key)
    if (actual === undefined) {
      const hints = didYouMean(key, [...Object.keys(figures), ...more], 'keys')
      const told = { example: example.id, key, where: path.at(-1) ?? 'expect' }
      diagnostics.push(say('example-key', told, keySpanAt(example.place, 'expect', ...path, key), { hints }))
      continue
    }
    const name = path.length === 0 ? key : `${key} of ${path.at(-1)}`
    const expected = wordsOf(value, actual)
    if (expected === undefined)
      diagnostics.push(say('example-shape', { example: example.id, key: name, expected: shapeOf(actual) }, at))
    else if (expected !== write(actual))
      diagnostics.push(say('example-fails', { example: example.id, key: name, expected, actual: write(actual) }, at))
  }
}

/** What is expected in words, if it has the shape of what came out. */
function wordsOf(value: unknown, actual: Figure): string | undefined {
  if (typeof actual === 'string') return textIn(value)
  if (typeof actual === 'number') return numberIn(value)?.toString()
  const all = Array.isArray(value) ? value.map((one) => partOf(one, actual)) : undefined
  return all?.every((one) => one !== undefined) ? write(all) : undefined
}

/** An entry of a list: hexes are words although they look like numbers. */
function partOf(value: unknown, actual: readonly (number | string)[]): number | string | undefined {
  return typeof actual[0] === 'number' ? numberIn(value) : textIn(value)
}

function write(figure: Figure): string {
  return typeof figure === 'object' ? `[${figure.join(', ')}]` : String(figure)
}

function shapeOf(actual: Figure): string {
  if (typeof actual === 'string') return 'a word'
  if (typeof actual === 'number') return 'a number'
  return typeof actual[0] === 'string' ? 'a list of words' : 'a list of numbers'
}
