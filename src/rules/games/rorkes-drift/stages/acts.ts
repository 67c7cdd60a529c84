import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { actingPhase, britonName, britonPiece, report, zuluPiece } from '../events.ts'
import { add } from '../figure-sets.ts'
import { putBriton, putZulu } from '../figures.ts'
import { spotName } from '../ground.ts'
import type { RorkesMove } from '../moves.ts'
import { BRITISH } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { britonFights, zuluFights } from './melee.ts'
import { chopAt, climbRoof, jumpOff } from './roofs.ts'
import { fireAt } from './shooting.ts'

/** Plays a legal move or attack of a figure of the side that acts. */
export function playAct(state: RorkesState, move: RorkesMove, rng: Rng, tell?: Listener): void {
  switch (move.do) {
    case 'move':
      return moveFigure(state, move.figure, move.spot, tell)
    case 'jump':
      return jumpOff(state, move.figure, move.zone, move.onto, rng, tell)
    case 'chop':
      return chopAt(state, sectionOf(state, move.figures), move.figures, rng, tell)
    case 'climb':
      return climbRoof(
        state,
        state.params.ground.sections[sectionOf(state, move.figures)]!.roof,
        move.figures,
        rng,
        tell,
      )
    case 'fire':
      return fireAt(state, move.figure, move.target, rng, tell)
    case 'fight':
      if (state.side === BRITISH) return britonFights(state, move.figure, move.target, rng, tell)
      return zuluFights(state, move.figure, move.target, rng, tell)
    case 'done':
    case 'redoubt':
    case 'garrison':
    case 'wave':
    case 'withdraw':
      throw new Error(`${move.do} is no act of a figure`)
  }
}

/** Section at which the first of some Zulus stands. */
function sectionOf({ zulus }: RorkesState, figures: readonly number[]): number {
  return zulus.spot[figures[0]!]! >> 1
}

/** Moves a figure in one step; over a wall or through an opening it has no attack this turn. */
export function moveFigure(state: RorkesState, figure: number, spot: number, tell?: Listener): void {
  const { params, passed } = state
  const isBriton = state.side === BRITISH
  const figures = isBriton ? state.british : state.zulus
  const from = figures.spot[figure]!
  const { yards, farSide } = params.ground
  const passes = farSide[from] === spot
  add(figures.moved, figure)
  if (passes && spot < yards) add(figures.busy, figure)
  if (passes && !isBriton) passed[from ^ 1]!++
  if (isBriton) putBriton(state, figure, spot)
  else putZulu(state, figure, spot)
  if (!tell) return
  const who = isBriton ? britonName(state, figure) : `Zulu ${figure}`
  const text = `${who} goes from ${spotName(params.ground, from)} to ${spotName(params.ground, spot)}.`
  report(state, tell, actingPhase(state), 'move', text, [isBriton ? britonPiece(figure) : zuluPiece(figure)])
}
