import type { PolicyKind } from '../../../rules-model.ts'
import type { RorkesMove } from '../moves.ts'
import type { RorkesParams, Side } from '../rorkes-params.ts'
import type { RorkesState } from '../rorkes-state.ts'
import { anyMove } from '../any-move.ts'
import { britishPlay } from './british-play.ts'
import type { Play } from './play.ts'
import { RESTRICTIONS } from './restrictions.ts'
import { zuluPlay } from './zulu-play.ts'
import { allSidesWaves, weakestSectionWave } from './zulu-waves.ts'

type Kind = PolicyKind<RorkesParams, RorkesState, RorkesMove>

/** A way of playing with its name and words. */
interface NamedPlay {
  readonly id: string
  readonly summary: string
  readonly seat: Side
  readonly play: (params: RorkesParams) => Play
}

const PLAYS: readonly NamedPlay[] = [
  {
    id: 'weakest-section',
    summary: 'every other turn a wave at the outer section that looks weakest',
    seat: 'zulu',
    play: () => zuluPlay(weakestSectionWave, false),
  },
  {
    id: 'all-sides',
    summary: 'all at once, a wave for every zone, and over the hospital roof; riflemen stay back',
    seat: 'zulu',
    play: () => zuluPlay(allSidesWaves, true),
  },
  {
    id: 'hold-walls',
    summary: 'mans the walls that are threatened and helps zones in need; no redoubt',
    seat: 'british',
    play: (params) => britishPlay(false, params),
  },
  {
    id: 'redoubt',
    summary: '`hold-walls`, and behind the biscuit boxes with the redoubt in the last assault',
    seat: 'british',
    play: (params) => britishPlay(true, params),
  },
]

const random: Kind = {
  id: 'random',
  summary: 'any legal move',
  seats: ['zulu', 'british'],
  make: () => ({ choose: anyMove }),
}

/** Every way of playing that has a name. */
export const POLICIES: readonly Kind[] = [
  ...PLAYS.map(({ id, summary, seat, play }): Kind => ({
    id,
    summary,
    seats: [seat],
    make: (params) => play(params).policy,
  })),
  random,
].map((kind) => ({ ...kind, restrictions: () => RESTRICTIONS }))

/** A new player of a policy as it is written; absent for `random` and for restricted policies, which are not quick. */
export function playOf(policy: string, params: RorkesParams): Play | undefined {
  return PLAYS.find(({ id }) => id === policy)?.play(params)
}
