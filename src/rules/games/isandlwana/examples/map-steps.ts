import { tablesOf } from '../battle-tables.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { movementOf, movementRules, wagonHexes } from '../stages/movement.ts'
import { besides, britishReach, OUT_OF_REACH } from '../ways.ts'
import { hexGiven, unitGiven } from './position.ts'
import { goTo, namesOf, playMove, yesNo, type ExampleStep, type Outcomes, type StepInput } from './step.ts'

/** Two hexes, `from` and `to`, as an entry of the tables by pair. */
function pairOf({ state, given }: StepInput): number {
  const { params } = state
  const from = hexGiven(params, given, 'from')
  return Math.max(0, from * tablesOf(params).hexes + hexGiven(params, given, 'to'))
}

/** What a unit can reach in a British Movement Phase, and with `to` what that hex costs. */
function reach({ state, given, rng }: StepInput): Outcomes {
  const { params } = state
  const unit = unitGiven(params, given, 'unit')
  const to = given.has('to') ? hexGiven(params, given, 'to') : -1
  const from = state.at[unit] ?? -1
  if (from < 0) return {}
  goTo(state, 'movement')
  if (given.has('leave-square') && given.flag('leave-square'))
    movementRules.apply(state, { do: 'square', unit, form: false }, rng)
  const costs = britishReach(state, from, movementOf(state, unit))
  const cost = costs[to] ?? OUT_OF_REACH
  return {
    points: movementOf(state, unit),
    hexes: costs.filter((mp) => mp !== OUT_OF_REACH).length,
    reached: yesNo(cost !== OUT_OF_REACH),
    mp: cost === OUT_OF_REACH ? -1 : cost,
  }
}

/** A unit moves with all leaders of its hex; or cannot. */
function move(input: StepInput): Outcomes {
  const { state, given } = input
  const unit = unitGiven(state.params, given, 'unit')
  const to = hexGiven(state.params, given, 'to')
  goTo(state, 'movement')
  const leaders = [...state.leaders].flatMap((hex, leader) => (hex >= 0 && hex === state.at[unit] ? [leader] : []))
  const walk = { do: 'walk', unit, to, leaders } as const
  const legal = movementRules.isLegal(state, walk)
  if (legal) playMove(input, walk)
  return { legal: yesNo(legal), mp: state.spent[unit] ?? 0, stack: state.force[to] ?? 0 }
}

/** Steps that ask the map, and movement, by the name that `do` gives. */
export const MAP_STEPS: Readonly<Record<string, ExampleStep>> = {
  neighbours: {
    keys: ['hex'],
    play: ({ state, given }) => ({ hexes: namesOf(state, besides(state, hexGiven(state.params, given, 'hex'))) }),
  },
  distance: {
    keys: ['from', 'to'],
    play: (input) => ({ hexes: tablesOf(input.state.params).distance[pairOf(input)] ?? 0 }),
  },
  sight: {
    keys: ['from', 'to'],
    play: (input) => ({ seen: yesNo((tablesOf(input.state.params).range[pairOf(input)] ?? 0) > 0) }),
  },
  reach: { keys: ['unit', 'to', 'leave-square'], play: reach },
  move: { keys: ['unit', 'to'], play: move },
  'wagon-reach': {
    keys: [],
    play: ({ state }) => ({ hexes: namesOf(state, wagonHexes(state)) }),
  },
  returns: {
    keys: ['hex'],
    play({ state, given }) {
      const hex = hexGiven(state.params, given, 'hex')
      return { hexes: hex < 0 ? [] : namesOf(state, returnHexes(state, hex)) }
    },
  },
}
