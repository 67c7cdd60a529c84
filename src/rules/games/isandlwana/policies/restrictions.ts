import { nextOther } from '../../../restricted.ts'
import type { Restriction } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { unitsIn } from '../ways.ts'

type Without = Restriction<BattleState, BattleMove>
type Uses = Without['uses']

/** A restriction whose player goes on in its plan, or ends the stage. */
function skipping(id: string, summary: string, seat: string, uses: Uses): Without {
  return { id, summary, seats: [seat], uses, instead: nextOther(uses, DONE) }
}

/** What players can be made to do without. */
export const RESTRICTIONS: readonly Without[] = [
  skipping('no-squares', 'never attacks units in square', 'zulu', (state, move) => {
    return move.do === 'storm' && unitsIn(state, move.target).some((unit) => state.square[unit] === 1)
  }),
  skipping('no-advance', 'never advances into a hex that it has cleared', 'zulu', (_state, move) => {
    return move.do === 'advance'
  }),
  skipping('no-reaction-fire', 'holds its fire until Combat', 'british', (state, move) => {
    return move.do === 'fire' && state.stage === 'reaction'
  }),
  skipping('no-combat-fire', 'fires in Reaction alone', 'british', (state, move) => {
    return move.do === 'fire' && state.stage === 'combat'
  }),
  skipping('no-forming', 'never forms square', 'british', (_state, move) => move.do === 'square' && move.form),
  skipping('no-moves', 'moves neither units nor the wagon, and leaves no square', 'british', (_state, move) => {
    return move.do === 'walk' || move.do === 'lead' || move.do === 'wagon' || (move.do === 'square' && !move.form)
  }),
  {
    id: 'no-colors',
    summary: 'always declines the Colors',
    seats: ['british'],
    uses: (_state, move) => move.do === 'colors' && move.show,
    instead: () => ({ do: 'colors', show: false }),
  },
]
