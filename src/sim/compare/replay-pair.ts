import type { Game } from '../../game/game.ts'
import { hasErrors, type Outcome } from '../../kernel/diagnostic.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { keyedRng } from '../../rules/keyed-rng.ts'
import { loadRules } from '../../rules/load-rules.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Choice } from '../../rules/setting.ts'
import { writeTranscript } from '../transcript.ts'
import { matchVersions } from './play-pair.ts'

/** Both games of a pair in words, so that it can be seen where they part. */
export async function replayPair(
  base: Game,
  changed: Game,
  choice: Choice,
  seed: number,
  game: number,
): Promise<Outcome<string>> {
  const { value: rules, diagnostics } = await loadRules(base)
  if (!rules || hasErrors(diagnostics)) return { diagnostics }
  return rules.use((model) => replayWith(model, [base, changed], choice, seed, game))
}

function replayWith<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  games: readonly [Game, Game],
  choice: Choice,
  seed: number,
  game: number,
): Outcome<string> {
  const [before, after] = games.map((version) => chooseSetting(model, version, choice))
  const diagnostics = withoutRepeats([...(before?.diagnostics ?? []), ...(after?.diagnostics ?? [])])
  if (!before?.value || !after?.value) return { diagnostics }
  const matched = matchVersions(model, [before.value, after.value])
  const texts = [before.value, after.value].map((setting, i) => {
    const params = matched[i]?.params ?? setting.params
    const rng = model.pairing ? keyedRng(seed, game) : undefined
    const text = writeTranscript(model, { ...setting, params }, seed, game, rng)
    return `${i === 0 ? 'Base' : 'Changed'}: ${games[i]?.title}\n${text}`
  })
  return { value: texts.join('\n'), diagnostics }
}
