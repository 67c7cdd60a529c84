import { compareAll, entriesOf, type Figure } from '../../../helpers/compare-expected.ts'
import type { ExampleContext } from '../../../helpers/example-context.ts'
import { keySpanAt } from '../../../../source/located-document.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import type { BattleState } from '../battle-state.ts'
import { SIDES } from '../seats.ts'
import { namesOf, yesNo, type Outcomes } from './step.ts'

/** Compares what came out of a step, and what then stands on the map, with what an example expects. */
export function checkExpected(state: BattleState, outcomes: Outcomes, context: ExampleContext): void {
  const { params, end } = state
  const expected = Object.fromEntries(entriesOf(context.example.expect, [], context))
  const { units, ...others } = expected
  const figures = {
    ...outcomes,
    ...boardFigures(state),
    winner: end?.winner === undefined ? 'none' : SIDES[end.winner]!,
  }
  compareAll(others, { ...figures, ending: end?.ending ?? 'none' }, [], ['units'], context)
  for (const [id, wanted] of entriesOf(units, ['units'], context)) {
    const unit = params.units.findIndex((one) => one.id === id)
    if (unit >= 0) {
      const entries = Object.fromEntries(entriesOf(wanted, ['units', id], context))
      compareAll(entries, unitFigures(state, unit), ['units', id], [], context)
      continue
    }
    const ids = params.units.map((one) => one.id)
    const told = { example: context.example.id, unit: id }
    const at = keySpanAt(context.example.place, 'expect', 'units', id)
    context.diagnostics.push(context.say('example-unit', told, at, { hints: didYouMean(id, ids, 'units') }))
  }
}

function unitFigures(state: BattleState, unit: number): Readonly<Record<string, Figure>> {
  return {
    hex: placeName(state, state.at[unit] ?? -1),
    strength: state.strength[unit] ?? 0,
    square: yesNo(state.square[unit] === 1),
  }
}

/** Zulus by hex, as often as there are; the leaders by id; wagon and Colors. */
function boardFigures(state: BattleState): Readonly<Record<string, Figure>> {
  const zulus = [...state.zulus].flatMap((count, hex) => Array.from({ length: count }, () => hex))
  const leaders = state.params.leaders.map(({ id }, leader): [string, string] => [
    id,
    placeName(state, state.leaders[leader] ?? -1),
  ])
  return {
    zulus: namesOf(state, zulus),
    captured: yesNo(state.wagonCaptured),
    colors: state.colors,
    ...Object.fromEntries(leaders),
  }
}

function placeName({ params }: BattleState, hex: number): string {
  return params.ids[hex] ?? 'lost'
}
