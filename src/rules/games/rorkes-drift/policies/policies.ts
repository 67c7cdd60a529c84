import type { PolicyKind } from '../../../rules-model.ts'
import type { RorkesMove } from '../moves.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { anyMove } from '../any-move.ts'
import { britishPlay } from './british-play.ts'
import { zuluPlay } from './zulu-play.ts'
import { allSidesWaves, weakestSectionWave } from './zulu-waves.ts'

type Kind = PolicyKind<RorkesParams, RorkesState, RorkesMove>

const weakestSection: Kind = {
  id: 'weakest-section',
  summary: 'every other turn a wave at the outer section that looks weakest',
  seats: ['zulu'],
  make: () => zuluPlay(weakestSectionWave, false),
}

const allSides: Kind = {
  id: 'all-sides',
  summary: 'all at once, a wave for every zone, and over the hospital roof; riflemen stay back',
  seats: ['zulu'],
  make: () => zuluPlay(allSidesWaves, true),
}

const holdWalls: Kind = {
  id: 'hold-walls',
  summary: 'mans the walls that are threatened and helps zones in need; no redoubt',
  seats: ['british'],
  make: () => britishPlay(false),
}

const redoubt: Kind = {
  id: 'redoubt',
  summary: '`hold-walls`, and behind the biscuit boxes with the redoubt in the last assault',
  seats: ['british'],
  make: () => britishPlay(true),
}

const random: Kind = {
  id: 'random',
  summary: 'any legal move',
  seats: ['zulu', 'british'],
  make: () => ({ choose: anyMove }),
}

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [weakestSection, allSides, holdWalls, redoubt, random]
