import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import { entriesIn, numberIn, textIn } from '../../../helpers/read-value.ts'
import type { EqualityState } from '../equality-state.ts'
import { say } from '../messages.ts'
import { SIDES } from '../seats.ts'
import type { ExampleContext } from './given-reader.ts'
import type { Outcomes } from './steps.ts'
import { unitFigures, type Figure } from './unit-figures.ts'

/** Compares what came out of a step with what an example expects. */
export function checkExpected(state: EqualityState, outcomes: Outcomes, context: ExampleContext): void {
  const { winner } = state.end ?? {}
  const ended = state.end ? (winner === undefined ? 'draw' : (SIDES[winner] ?? '')) : 'none'
  const figures = { ...outcomes, winner: ended, ending: state.end?.ending ?? 'none' }
  const { units, ...others } = Object.fromEntries(entriesOf(context.example.expect, [], context))
  compareAll(others, figures, [], ['units'], context)
  for (const [id, expected] of entriesOf(units, ['units'], context)) {
    const unit = state.units.find(({ spec }) => spec.id === id)
    if (unit) {
      const entries = Object.fromEntries(entriesOf(expected, ['units', id], context))
      compareAll(entries, unitFigures(unit, state), ['units', id], [], context)
      continue
    }
    const ids = state.units.map(({ spec }) => spec.id)
    const at = keySpanAt(context.example.place, 'expect', 'units', id)
    const told = { example: context.example.id, unit: id }
    context.diagnostics.push(say('example-unit', told, at, { hints: didYouMean(id, ids, 'units') }))
  }
}

function entriesOf(value: unknown, path: readonly string[], { example, diagnostics }: ExampleContext) {
  const entries = entriesIn(value)
  if (entries) return entries
  const told = { example: example.id, key: path.at(-1) ?? 'expect', expected: 'a map' }
  diagnostics.push(say('example-shape', told, spanAt(example.place, 'expect', ...path)))
  return []
}

function compareAll(
  entries: Readonly<Record<string, unknown>>,
  figures: Readonly<Record<string, Figure>>,
  path: readonly string[],
  more: readonly string[],
  { example, diagnostics }: ExampleContext,
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
  const numbers = Array.isArray(value) ? value.map(numberIn) : []
  return Array.isArray(value) && numbers.every((number) => number !== undefined) ? write(numbers) : undefined
}

function write(figure: Figure): string {
  return typeof figure === 'object' ? `[${figure.join(', ')}]` : String(figure)
}

function shapeOf(actual: Figure): string {
  if (typeof actual === 'string') return 'a word'
  return typeof actual === 'number' ? 'a number' : 'a list of numbers'
}
