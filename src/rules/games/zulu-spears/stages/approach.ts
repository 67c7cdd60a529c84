import { rollDie, takeNext } from '../chance.ts'
import { insertCard } from '../zulu-state.ts'
import { endWithoutCards } from './draw.ts'
import { report, type AutomaticStage } from './stage-rules.ts'

/** The Zulus come on (solo): a die says how many cards. By ruling a deck that runs out ends the game at once, or the rest attacks. */
export const approachStage: AutomaticStage = {
  automatic: true,
  run(state, rng, tell) {
    const number = rollDie(state.turn, state.params.die, rng)
    report(state, tell, 'die', () => `The die shows ${number}.`)
    const laid: number[] = []
    while (laid.length < number && state.zulu.deck.length > 0) laid.push(takeNext(state.zulu, rng))
    state.tally.drawn += laid.length
    for (const card of laid) insertCard(state.params.packs[0], state.faceDown, card)
    report(state, tell, 'draw', () => `${laid.length} Zulu cards come face down.`, 'zulu', laid)
    const enough = state.params.rulings.attackWithRest ? laid.length > 0 : laid.length === number
    if (!enough) endWithoutCards(state, tell)
  },
}
