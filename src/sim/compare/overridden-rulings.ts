import type { Game } from '../../game/game.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice } from '../../rules/setting.ts'
import { say } from '../messages.ts'

/** Warns of rulings that the change sets, but somebody asks for with another option: then both versions are played by that one, and this part of the change is not. */
export function overriddenRulings<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  games: readonly [base: Game, changed: Game],
  { scenario, policies, rulings }: Choice,
): Diagnostic[] {
  if (!rulings || rulings.size === 0) return []
  const [before, after] = games.map((game) => chooseSetting(model, game, { scenario, policies }).value?.rulings)
  return [...rulings].flatMap(([ruling, option]) =>
    before?.[ruling] === after?.[ruling] ? [] : [say('ruling-overridden', { ruling, option })],
  )
}
