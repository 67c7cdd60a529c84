import type { Example, Game } from '../../game/game.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import type { ExampleReport } from '../../rules/example-report.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import { chooseSetting, type Setting } from '../../rules/setting.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check, PlayContext } from '../check.ts'

const say = messages('check', {
  'example-not-played': {
    severity: 'error',
    says: 'example "{example}" cannot be played: {reason}',
    explain:
      'An example is replayed in its scenario, under its rulings and policies; one of these is not as it must be.',
    bad: 'rulings: { rally-doubles-standing: sometimes }',
    good: 'rulings: { rally-doubles-standing: "no" }',
  },
})

/** Do the worked examples come out as they are written? */
export const workedExamples: Check = {
  id: 'rules/worked-examples',
  summary: 'every worked example comes out as it is written',
  messages: say,
  ofSource: true,
  run: (game, { play }) => (play ? replayExamples(game, play).flatMap(({ diagnostics }) => diagnostics) : []),
}

/** What came of the replays of a game in a check: the examples are reported and counted, but replayed once. */
const replayed = new WeakMap<Game, { readonly play: PlayContext; readonly reports: readonly ExampleReport[] }>()

/** Replays every example of a game, in order. The command line's rulings have no say: an example names those it depends on. */
export function replayExamples(game: Game, play: PlayContext): readonly ExampleReport[] {
  const known = replayed.get(game)
  const reports = known?.play === play ? known.reports : replayAll(game, play)
  replayed.set(game, { play, reports })
  return reports
}

function replayAll(game: Game, { rules }: PlayContext): readonly ExampleReport[] {
  return rules.use((model) => replayWith(model, game))
}

/** Most examples are played in the same setting, which takes longer to read than an example to play. */
function replayWith<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
): readonly ExampleReport[] {
  const settings = new Map<string, Outcome<Setting<Params>>>()
  return game.examples.map((example) => {
    const { scenario, policies } = example
    const key = JSON.stringify([scenario, policies, example.rulings])
    const rulings = new Map(Object.entries(example.rulings))
    const outcome = settings.get(key) ?? chooseSetting(model, game, { scenario, rulings, policies })
    settings.set(key, outcome)
    const { value: setting, diagnostics } = outcome
    if (setting) return model.replay(setting.params, { example, policies: setting.policies })
    // What is wrong with the scenario itself has its own finding and its own place.
    const own = diagnostics.filter(({ severity, at }) => severity === 'error' && at === undefined)
    return { passed: false, diagnostics: own.map(({ message, hints }) => notPlayed(example, message, hints)) }
  })
}

function notPlayed(example: Example, reason: string, hints: readonly string[] = []): Diagnostic {
  return say('example-not-played', { example: example.id, reason }, spanAt(example.place), { hints })
}
