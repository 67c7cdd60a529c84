import { nextOther } from '../../../restricted.ts'
import type { Restriction } from '../../../rules-model.ts'
import { canAttack, isTarget } from '../legal-moves.ts'
import { DONE, type RorkesMove } from '../moves.ts'
import type { RorkesState } from '../rorkes-state.ts'

type Without = Restriction<RorkesState, RorkesMove>
type Uses = Without['uses']

/** A restriction whose player goes on in its plan. */
function skipping(id: string, summary: string, seats: readonly string[], uses: Uses): Without {
  return { id, summary, seats, uses, instead: nextOther(uses, DONE) }
}

/** The first legal attack of a kind in a call, by the numbers of the figures; `DONE` where there is none. */
function firstAttack(state: RorkesState, kind: 'fire' | 'fight'): RorkesMove {
  const { british, zulus } = state
  for (let figure = 0; figure < british.spot.length; figure++) {
    if (!canAttack(state, figure, kind)) continue
    for (let target = 0; target < zulus.spot.length; target++)
      if (isTarget(state, figure, target, kind)) return { do: kind, figure, target }
  }
  return DONE
}

/** Whether a move leads in from outside: over an outer wall, or through an opening or a door in it. */
const crosses: Uses = ({ params: { ground }, zulus }, move) => {
  if (move.do !== 'move') return false
  const from = zulus.spot[move.figure]!
  return ground.farSide[from] === move.spot && ground.sections[from >> 1]!.outer
}

/** What players can be made to do without. */
export const RESTRICTIONS: readonly Without[] = [
  skipping('no-crossing', 'never goes over the outer walls', ['zulu'], crosses),
  skipping('no-chopping', 'never chops at doors', ['zulu'], (_state, move) => move.do === 'chop'),
  skipping('no-climbing', 'never climbs roofs', ['zulu'], (_state, move) => move.do === 'climb'),
  skipping('no-moves', 'never leaves the posts of the assault', ['british'], (_state, move) => move.do === 'move'),
  {
    id: 'no-fire',
    summary: 'never fires',
    seats: ['british'],
    uses: (_state, move) => move.do === 'fire',
    instead: (state) => firstAttack(state, 'fight'),
  },
  {
    id: 'no-melee',
    summary: 'never fights hand to hand',
    seats: ['british'],
    uses: (_state, move) => move.do === 'fight',
    instead: (state) => firstAttack(state, 'fire'),
  },
  {
    id: 'no-redoubt',
    summary: 'never builds the redoubt',
    seats: ['british'],
    uses: (_state, move) => move.do === 'redoubt' && move.build,
    instead: () => ({ do: 'redoubt', build: false }),
  },
]
