import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt } from '../../../../source/located-document.ts'
import { compareAll, entriesOf } from '../../../helpers/compare-expected.ts'
import type { ExampleContext } from '../../../helpers/example-context.ts'
import type { EqualityState } from '../equality-state.ts'
import { SIDES } from '../seats.ts'
import type { Outcomes } from './steps.ts'
import { unitFigures } from './unit-figures.ts'

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
    context.diagnostics.push(context.say('example-unit', told, at, { hints: didYouMean(id, ids, 'units') }))
  }
}
