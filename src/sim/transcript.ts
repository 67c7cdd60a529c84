import { countOf } from '../kernel/count-of.ts'
import type { SeededRng } from '../rules/rng.ts'
import type { Listener, RulesModel } from '../rules/rules-model.ts'
import type { Setting } from '../rules/setting.ts'
import { playGame } from './play-game.ts'

/** One game in words: every event under its turn and its rule, then how it ended. `rng` is its chance, where it is not that of a single game. */
export function writeTranscript<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  setting: Setting<Params>,
  seed: number,
  game: number,
  rng?: SeededRng,
): string {
  const { params, policies, scenario } = setting
  const { meta } = model
  const players = model.deciders(params).map((seat) => `${meta.seats[seat]} ${policies[seat]}`)
  const lines = [`${meta.title}, ${scenario.title}: seed ${seed}, game ${game}`, `Policies: ${players.join(', ')}`]
  let turn = -1
  let rule = ''
  const tell: Listener = (event) => {
    if (event.turn !== turn) {
      lines.push('', event.turn === 0 ? 'Before the first turn' : `Turn ${event.turn}`)
      rule = ''
    }
    if (event.rule !== rule) lines.push(`  ${event.rule}`)
    lines.push(`    ${event.text}`)
    turn = event.turn
    rule = event.rule
  }
  const { result } = playGame(model, params, policies, seed, game, tell, undefined, rng)
  const winner = result.winner === undefined ? 'nobody' : (meta.seats[result.winner] ?? '')
  lines.push(
    '',
    `Won by ${winner} (${result.ending}) after ${countOf(result.turns, 'turn')}; ${meta.score}: ${result.score}.`,
  )
  return `${lines.join('\n')}\n`
}
