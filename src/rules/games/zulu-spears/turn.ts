import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import { BRITISH, ZULU } from './roles.ts'
import { approachStage } from './stages/approach.ts'
import { attackStage, revealStage } from './stages/attack.ts'
import { defendStage } from './stages/defend.ts'
import { britishDiscardStage, zuluDiscardStage } from './stages/discard.ts'
import { drawSolo, drawTwoPlayer } from './stages/draw.ts'
import { layStage } from './stages/lay.ts'
import { cannonSoloStage, cannonStage, snipersStage } from './stages/ranged.ts'
import type { DecidedStage, StageRules } from './stages/stage-rules.ts'
import type { ZuluMove } from './zulu-move.ts'
import type { Mode, Stage } from './zulu-params.ts'
import { stageOf, type ZuluState } from './zulu-state.ts'

const SHARED = { lay: layStage, defend: defendStage }

const TWO_PLAYER: Partial<Record<Stage, StageRules>> = {
  ...SHARED,
  draw: drawTwoPlayer,
  snipers: snipersStage,
  cannon: cannonStage,
  'zulu-discard': zuluDiscardStage,
  'british-discard': britishDiscardStage,
  attack: attackStage,
}

const SOLO: Partial<Record<Stage, StageRules>> = {
  ...SHARED,
  draw: drawSolo,
  approach: approachStage,
  cannon: cannonSoloStage,
  reveal: revealStage,
}

/** The rules of a stage in a form of the game. */
export function rulesOf(mode: Mode, stage: Stage): StageRules {
  const rules = (mode === 'solo' ? SOLO : TWO_PLAYER)[stage]
  if (!rules) throw new Error(`no stage ${stage} in the ${mode} game`)
  return rules
}

/** The rules of a stage that somebody decides. */
export function decidedBy(mode: Mode, stage: Stage): DecidedStage {
  const rules = rulesOf(mode, stage)
  if (rules.automatic) throw new Error(`nobody decides ${stage}`)
  return rules
}

/** Seat of the side that decides next; absent once the game is over. */
export function seatToMove(state: ZuluState): number | undefined {
  if (state.end) return undefined
  return decidedBy(state.params.mode, stageOf(state)).side === 'zulu' ? ZULU : BRITISH
}

/** Goes on to the next stage, after the last one to the next turn. */
function nextStage(state: ZuluState): void {
  state.shots = 0
  state.at++
  if (state.at < state.params.stages.length) return
  state.at = 0
  state.turn++
}

/** Plays all that goes by itself, up to a decision or the end of the game. */
export function advance(state: ZuluState, rng: Rng, tell?: Listener): void {
  while (!state.end) {
    const rules = rulesOf(state.params.mode, stageOf(state))
    if (rules.automatic) {
      rules.run(state, rng, tell)
      if (state.end) return
    } else if (rules.open(state)) return
    nextStage(state)
  }
}

/** Plays a legal move in the present stage, and nothing that follows. Whether the stage is over. */
export function playMove(state: ZuluState, move: ZuluMove, rng: Rng, tell?: Listener): boolean {
  const stage = stageOf(state)
  // A defence without hand cards still has to be settled.
  if (move.do === 'done' && stage !== 'defend') return true
  return decidedBy(state.params.mode, stage).apply(state, move, rng, tell)
}

/** Plays a legal move and what follows from it. */
export function applyMove(state: ZuluState, move: ZuluMove, rng: Rng, tell?: Listener): void {
  const over = playMove(state, move, rng, tell)
  if (state.end) return
  if (over) nextStage(state)
  advance(state, rng, tell)
}
