import type { Game, Scenario } from '../../../game/game.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import type { BattleParams } from './battle-params.ts'

export function reviewGame(_game: Game, _scenario: Scenario, _params: BattleParams): readonly Diagnostic[] {
  return []
}
