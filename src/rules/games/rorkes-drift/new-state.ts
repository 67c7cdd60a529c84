import { copyLists, newLists } from './lists.ts'
import type { RorkesParams } from './rorkes-params.ts'
import { OUT, POOL, type RorkesState } from './rorkes-state.ts'

/** A game before its first set-up: nobody stands anywhere. */
export function newState(params: RorkesParams): RorkesState {
  const { numbers } = params
  const {
    british,
    zulus,
    counts,
    acting,
    initiative,
    passed,
    chopped,
    choppers,
    inches,
    burntIn,
    guards,
    rolls,
    ...all
  } = newLists(params)
  // Written out in one go, with all its fields: the rules run faster on such an object than on one that grows.
  const state: RorkesState = {
    params,
    british,
    zulus,
    counts,
    acting,
    initiative,
    passed,
    chopped,
    choppers,
    inches,
    burntIn,
    guards,
    rolls,
    ofTurn: all.ofTurn,
    ofTable: all.ofTable,
    ofGame: all.ofGame,
    stage: 'garrison',
    assault: 1,
    turn: 1,
    turns: 0,
    call: 0,
    zone: 0,
    side: 0,
    redoubt: 0,
    casualties: 0,
    standing: numbers.british,
    pool: numbers.zulus,
    waves: [],
    end: undefined,
  }
  clearState(state)
  return state
}

/** Takes a game back to before its first set-up, so that the next one can be played on the same lists. */
export function clearState(state: RorkesState): void {
  const { params, british, zulus } = state
  state.ofTurn.fill(0)
  state.ofTable.fill(0)
  state.ofGame.fill(0)
  british.spot.fill(OUT)
  british.home.fill(OUT)
  zulus.spot.fill(POOL)
  zulus.wave.fill(-1)
  state.inches.fill(-1)
  state.stage = 'garrison'
  state.assault = 1
  state.turn = 1
  state.turns = 0
  state.call = 0
  state.zone = 0
  state.side = 0
  state.redoubt = 0
  state.casualties = 0
  state.standing = params.numbers.british
  state.pool = params.numbers.zulus
  state.waves = []
  state.end = undefined
}

/** A copy that shares nothing that changes. */
export function cloneState(state: RorkesState): RorkesState {
  return { ...state, ...copyLists(state.params, state), waves: state.waves.map((wave) => ({ ...wave })) }
}
