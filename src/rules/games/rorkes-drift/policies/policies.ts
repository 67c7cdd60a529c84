import type { PolicyKind } from '../../../rules-model.ts'
import type { RorkesMove } from '../moves.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { anyMove } from '../any-move.ts'
import { britishPlay } from './british-play.ts'
import type { Play } from './play.ts'
import { zuluPlay } from './zulu-play.ts'
import { allSidesWaves, weakestSectionWave } from './zulu-waves.ts'

/** Ways of playing by the name of their policy; `random` has none that is quick. */
const PLAYS: Readonly<Record<string, () => Play>> = {
  'weakest-section': () => zuluPlay(weakestSectionWave, false),
  'all-sides': () => zuluPlay(allSidesWaves, true),
  'hold-walls': () => britishPlay(false),
  redoubt: () => britishPlay(true),
}

/** A new player of a policy; absent for one that plays otherwise. */
export function playOf(policy: string): Play | undefined {
  return Object.hasOwn(PLAYS, policy) ? PLAYS[policy]?.() : undefined
}

type Kind = PolicyKind<RorkesParams, RorkesState, RorkesMove>

const weakestSection: Kind = {
  id: 'weakest-section',
  summary: 'every other turn a wave at the outer section that looks weakest',
  seats: ['zulu'],
  make: () => zuluPlay(weakestSectionWave, false).policy,
}

const allSides: Kind = {
  id: 'all-sides',
  summary: 'all at once, a wave for every zone, and over the hospital roof; riflemen stay back',
  seats: ['zulu'],
  make: () => zuluPlay(allSidesWaves, true).policy,
}

const holdWalls: Kind = {
  id: 'hold-walls',
  summary: 'mans the walls that are threatened and helps zones in need; no redoubt',
  seats: ['british'],
  make: () => britishPlay(false).policy,
}

const redoubt: Kind = {
  id: 'redoubt',
  summary: '`hold-walls`, and behind the biscuit boxes with the redoubt in the last assault',
  seats: ['british'],
  make: () => britishPlay(true).policy,
}

const random: Kind = {
  id: 'random',
  summary: 'any legal move',
  seats: ['zulu', 'british'],
  make: () => ({ choose: anyMove }),
}

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [weakestSection, allSides, holdWalls, redoubt, random]
