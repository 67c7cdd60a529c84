import { namesOf } from './zulu-params.ts'
import { packOf, phaseOf, stageOf, type ZuluState } from './zulu-state.ts'
import { decidedBy } from './turn.ts'
import type { ZuluMove } from './zulu-move.ts'

/** The position in a few lines. */
export function showState(state: ZuluState): string {
  const { params, zulu, british } = state
  const [zuluPack, britishPack] = params.packs
  const lines = [
    `Turn ${state.turn}, ${phaseOf(state)}: ${state.troops} of ${params.troops} troops`,
    `  Zulus    deck ${zulu.deck.length}, hand: ${namesOf(zuluPack, zulu.hand)}`,
    `  British  deck ${british.deck.length}, hand: ${namesOf(britishPack, british.hand)}`,
    `  standing: ${namesOf(britishPack, state.standing)}`,
  ]
  if (params.mode === 'solo') lines.push(`  face down: ${namesOf(zuluPack, state.faceDown)}`)
  if (state.attack.length > 0) lines.push(`  attack: ${namesOf(zuluPack, state.attack)}`)
  return lines.join('\n')
}

/** A move in words. */
export function showMove(state: ZuluState, move: ZuluMove): string {
  const stage = stageOf(state)
  const pack = packOf(state.params, decidedBy(state.params.mode, stage).side)
  const names = (cards: readonly number[], double?: number) =>
    namesOf(pack, double === undefined ? cards : [...cards, double])
  switch (move.do) {
    case 'done':
      return stage === 'defend' ? 'defend with no hand card' : stage === 'attack' ? 'no attack' : 'done'
    case 'attack':
      return `spend ${names([move.spend])}, attack with ${names(move.cards, move.double)}`
    case 'defend':
      return `defend with ${names(move.cards, move.double)}`
    case 'lay':
    case 'heal':
    case 'shoot':
    case 'discard':
      return `${move.do} ${names([move.card])}`
  }
}
