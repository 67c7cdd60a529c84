import type { Game } from '../../src/game/game.ts'
import { zuluSpearsModel } from '../../src/rules/games/zulu-spears/rules.ts'
import type { ZuluMove } from '../../src/rules/games/zulu-spears/zulu-move.ts'
import type { ZuluParams } from '../../src/rules/games/zulu-spears/zulu-params.ts'
import type { ZuluView } from '../../src/rules/games/zulu-spears/zulu-view.ts'
import { makePolicy } from '../../src/rules/policy-name.ts'
import type { Policy } from '../../src/rules/rules-model.ts'
import { chooseSetting, type Setting } from '../../src/rules/setting.ts'
import { zuluGame } from './zulu-game.ts'

/** A setting of a test; it must have no fault. */
export function zuluSetting(
  scenario: string,
  rulings: Readonly<Record<string, string>> = {},
  policies: Readonly<Record<string, string>> = {},
  game: Game = zuluGame(),
): Setting<ZuluParams> {
  const choice = { scenario, rulings: new Map(Object.entries(rulings)), policies }
  const { value, diagnostics } = chooseSetting(zuluSpearsModel, game, choice)
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  return value
}

/** The players of a setting. */
export function playersOf({ policies, params }: Setting<ZuluParams>): Policy<ZuluView, ZuluMove>[] {
  return policies.map((name, seat) => makePolicy(zuluSpearsModel.policies, params, seat, name))
}
