import type { Game } from '../game/game.ts'
import { loadRules } from '../rules/load-rules.ts'
import { chooseSetting, type Choice } from '../rules/setting.ts'
import { followPieces, type FollowedGames } from './piece-figures.ts'
import { MOST_FOLLOWED } from './simulate.ts'

/** Follows every piece through the first games of a seed, at most `MOST_FOLLOWED`; undefined where that is not possible. */
export async function followGames(
  game: Game,
  choice: Choice,
  seed: number,
  games: number,
): Promise<FollowedGames | undefined> {
  const { value: rules } = await loadRules(game)
  return rules?.use((model) => {
    const setting = model.story && chooseSetting(model, game, choice).value
    return setting && followPieces(model, setting, seed, Math.min(games, MOST_FOLLOWED))
  })
}
