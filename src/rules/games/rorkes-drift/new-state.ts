import type { RorkesParams } from './rorkes-params.ts'
import { OUT, POOL, type RorkesState } from './rorkes-state.ts'

/** A game before its first set-up: nobody stands anywhere. */
export function newState(params: RorkesParams): RorkesState {
  const state = emptyState(params)
  clearState(state)
  return state
}

/** Takes a game back to before its first set-up, so that the next one can be played on the same lists. */
export function clearState(state: RorkesState): void {
  const { numbers } = state.params
  const { british, zulus, counts } = state
  for (const group of [british, zulus, counts]) for (const list of Object.values(group) as Uint8Array[]) list.fill(0)
  for (const list of [
    state.initiative,
    state.passed,
    state.chopped,
    state.choppers,
    state.burntIn,
    state.guards,
    state.rolls,
  ])
    list.fill(0)
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
  state.actors = 0
  state.redoubt = 0
  state.casualties = 0
  state.standing = numbers.british
  state.pool = numbers.zulus
  state.waves = []
  state.end = undefined
}

/** A game whose lists are all of zeros. */
function emptyState(params: RorkesParams): RorkesState {
  const { ground, numbers } = params
  const zones = ground.zones.length
  const sections = ground.sections.length
  const b = numbers.british
  const z = numbers.zulus
  const bytes = (n: number) => new Uint8Array(n)
  return {
    params,
    stage: 'garrison',
    assault: 1,
    turn: 1,
    turns: 0,
    call: 0,
    zone: 0,
    side: 0,
    acting: bytes(Math.max(b, z)),
    actors: 0,
    initiative: bytes(zones),
    redoubt: 0,
    casualties: 0,
    standing: b,
    pool: z,
    waves: [],
    british: {
      spot: new Int8Array(b),
      home: new Int8Array(b),
      shots: bytes(b),
      lostIn: bytes(b),
      call: bytes(b),
      moved: bytes(b),
      busy: bytes(b),
      fired: bytes(b),
      struck: bytes(b),
      fought: bytes(b),
      inside: bytes(b),
      across: bytes(b),
    },
    zulus: {
      spot: new Int8Array(z),
      wave: new Int16Array(z),
      call: bytes(z),
      moved: bytes(z),
      busy: bytes(z),
      struck: bytes(z),
      attackers: bytes(z),
    },
    counts: {
      britishAt: bytes(ground.spots),
      zulusAt: bytes(ground.spots),
      britishIn: bytes(zones),
      zulusIn: bytes(zones),
      homesIn: bytes(zones),
      advancing: bytes(sections),
      threatsTo: bytes(zones),
    },
    passed: bytes(ground.spots),
    chopped: bytes(sections),
    choppers: bytes(sections),
    inches: new Int8Array(ground.roofs.length),
    burntIn: bytes(ground.roofs.length),
    guards: bytes(ground.roofs.length),
    rolls: new Uint32Array(sections + zones),
    end: undefined,
  }
}
