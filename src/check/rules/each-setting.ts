import type { Game } from '../../game/game.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Setting } from '../../rules/setting.ts'
import type { PlayContext } from '../check.ts'

/** What a check asks of one scenario that can be played. */
export interface SettingQuestion {
  ask<Params, State, View, Move>(
    model: RulesModel<Params, State, View, Move>,
    setting: Setting<Params>,
  ): readonly Diagnostic[]
}

/** Asks every scenario that can be played. Findings that scenarios share (they have decks in common) are told once. */
export function eachSetting(
  game: Game,
  play: PlayContext | undefined,
  question: SettingQuestion,
): readonly Diagnostic[] {
  if (!play) return []
  return play.rules.use((model) => {
    const found = game.scenarios.flatMap(({ id }) => {
      const { value } = chooseSetting(model, game, { scenario: id, rulings: play.chosen })
      return value ? question.ask(model, value) : []
    })
    return toldOnce(found)
  })
}

/** Findings without repetitions. */
export function toldOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at])
    return !seen.has(key) && seen.add(key)
  })
}
