import { nodeHost } from '../../src/cli/node-host.ts'
import type { Game } from '../../src/game/game.ts'
import { loadGame } from '../../src/game/load-game.ts'
import type { BattleMove } from '../../src/rules/games/isandlwana/battle-move.ts'
import type { BattleParams } from '../../src/rules/games/isandlwana/battle-params.ts'
import { standUnit, type BattleState, type Colors, type Stage } from '../../src/rules/games/isandlwana/battle-state.ts'
import { emptyField } from '../../src/rules/games/isandlwana/examples/position.ts'
import { isandlwanaModel as model } from '../../src/rules/games/isandlwana/rules.ts'
import { makePolicy } from '../../src/rules/policy-name.ts'
import type { Rng } from '../../src/rules/rng.ts'
import type { Policy } from '../../src/rules/rules-model.ts'
import { chooseSetting, type Setting } from '../../src/rules/setting.ts'

const loaded = loadGame(nodeHost(), 'data/isandlwana')

/** The shipped game. */
export function battleGame(): Game {
  if (!loaded.value) throw new Error(loaded.diagnostics.map((d) => d.message).join('; '))
  return loaded.value
}

/** Settings that were asked for before; their tables take a while to work out. */
const settings = new Map<string, Setting<BattleParams>>()

/** A setting of a test; it must have no fault. */
export function battleSetting(
  scenario = 'historical',
  rulings: Readonly<Record<string, string>> = {},
  policies: Readonly<Record<string, string>> = {},
): Setting<BattleParams> {
  const key = JSON.stringify([scenario, rulings, policies])
  const old = settings.get(key)
  if (old) return old
  const choice = { scenario, rulings: new Map(Object.entries(rulings)), policies }
  const { value, diagnostics } = chooseSetting(model, battleGame(), choice)
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  settings.set(key, value)
  return value
}

/** Players of a setting, for one game. */
export function battlePlayers({ policies, params }: Setting<BattleParams>): Policy<BattleState, BattleMove>[] {
  return policies.map((name, seat) => makePolicy(model.policies, params, seat, name))
}

/** What a test puts on the map; nothing else is there. */
export interface Position {
  readonly turn?: number
  readonly stage: Stage
  /** Hex and strength by unit. */
  readonly units?: Readonly<Record<string, readonly [hex: string, strength: number]>>
  readonly square?: readonly string[]
  readonly leaders?: Readonly<Record<string, string>>
  readonly zulus?: readonly string[]
  readonly wagon?: string
  readonly captured?: boolean
  readonly colors?: Colors
  readonly rulings?: Readonly<Record<string, string>>
  /** Whether hex 2004 may still hold too much. */
  readonly firstMovement?: boolean
}

/** A position, and what tests ask and do in it by printed names. */
export interface Battle {
  readonly state: BattleState
  readonly hex: (id: string) => number
  readonly unit: (id: string) => number
  readonly leader: (id: string) => number
  readonly id: (hex: number) => string
  readonly ids: (hexes: Iterable<number>) => string[]
  /** Plays a legal move, with these dice (faces) or places of a choice (from 1). */
  readonly play: (move: BattleMove, ...dice: number[]) => void
}

/** Sets up a position in the middle of a phase. Zulus of a list may stand in one hex several times. */
export function battleAt(position: Position): Battle {
  const { params } = battleSetting('historical', position.rulings)
  const state = emptyField(params)
  const hex = (id: string): number => params.ids.indexOf(id)
  const unit = (id: string): number => params.units.findIndex((u) => u.id === id)
  const leader = (id: string): number => params.leaders.findIndex((l) => l.id === id)
  for (const [id, [at, strength]] of Object.entries(position.units ?? {})) {
    state.strength[unit(id)] = strength
    standUnit(state, unit(id), hex(at))
  }
  for (const id of position.square ?? []) state.square[unit(id)] = 1
  for (const [id, at] of Object.entries(position.leaders ?? {})) state.leaders[leader(id)] = hex(at)
  for (const id of position.zulus ?? []) state.zulus[hex(id)] = (state.zulus[hex(id)] ?? 0) + 1
  state.fresh.set(state.zulus)
  state.turn = position.turn ?? 2
  state.stage = state.asks = position.stage
  state.wagon = hex(position.wagon ?? '1008')
  state.wagonCaptured = position.captured ?? false
  state.colors = position.colors ?? 'declined'
  if (position.firstMovement) state.exempt = params.exempt
  return {
    state,
    hex,
    unit,
    leader,
    id: (number) => params.ids[number] ?? '',
    ids: (hexes) => [...hexes].map((number) => params.ids[number] ?? ''),
    play(move, ...dice) {
      if (!model.isLegal(state, move)) throw new Error(`not legal: ${model.showMove(state, move)}`)
      const rng = scripted(dice)
      model.apply(state, move, rng)
      if (rng.left() > 0) throw new Error(`${rng.left()} dice were not rolled`)
    },
  }
}

/** Dice that fall as written; then all fall on the last face that misses everything. */
export function scripted(faces: readonly number[]): Rng & { left(): number } {
  let next = 0
  return {
    pick: (n) => (next < faces.length ? (faces[next++] ?? 1) : n) - 1,
    left: () => faces.length - next,
  }
}
