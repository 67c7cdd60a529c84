import type { PolicyKind } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { rulesNow } from '../turn.ts'
import { breakout } from './breakout.ts'
import { britishPolicy, type BritishPlay } from './british-play.ts'
import { consolidate } from './consolidate.ts'
import { encircle } from './encircle.ts'
import { RESTRICTIONS } from './restrictions.ts'
import { solitaire } from './solitaire.ts'
import { stand } from './stand.ts'
import { zuluPolicy, type ZuluPlay } from './zulu-play.ts'

type Kind = PolicyKind<BattleParams, BattleState, BattleMove>

/** Zulu and British ways of playing, by name. */
export const ZULU_PLAYS: ReadonlyMap<string, ZuluPlay> = new Map(Object.entries({ solitaire, encircle }))
export const BRITISH_PLAYS: ReadonlyMap<string, BritishPlay> = new Map(Object.entries({ stand, consolidate, breakout }))

const SUMMARIES: Readonly<Record<string, string>> = {
  solitaire: 'comes from all sides by the odds of rule 9.2, attacks where the British are strongest',
  encircle: 'cuts off the wagon, attacks where the chance to hit is best, leaves nothing to the die',
  stand: 'stays where it is, declines the Colors, fires first, then forms squares',
  consolidate: 'shows the Colors and gathers on good ground around the wagon',
  breakout: 'shows the Colors and takes the wagon down the road to the edge of the map',
}

const random: Kind = {
  id: 'random',
  summary: 'any legal move',
  seats: ['british', 'zulu'],
  make: () => ({ choose: (state, rng) => rulesNow(state).sample(state, rng) }),
}

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [
  ...[...ZULU_PLAYS].map(([id, play]): Kind => ({
    id,
    summary: SUMMARIES[id] ?? '',
    seats: ['zulu'],
    make: (params) => zuluPolicy(play, params),
  })),
  ...[...BRITISH_PLAYS].map(([id, play]): Kind => ({
    id,
    summary: SUMMARIES[id] ?? '',
    seats: ['british'],
    make: () => britishPolicy(play),
  })),
  random,
].map((kind) => ({ ...kind, restrictions: () => RESTRICTIONS }))
