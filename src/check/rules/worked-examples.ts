import type { Example, Game } from '../../game/game.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import type { ExampleReport } from '../../rules/example-report.ts'
import { chooseSetting } from '../../rules/setting.ts'
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

/** Replays every example of a game, in order. The command line's rulings have no say: an example names those it depends on. */
export function replayExamples(game: Game, play: PlayContext): readonly ExampleReport[] {
  return game.examples.map((example) => replay(game, example, play))
}

function replay(game: Game, example: Example, { rules }: PlayContext): ExampleReport {
  const { scenario, policies } = example
  const rulings = new Map(Object.entries(example.rulings))
  return rules.use((model) => {
    const { value: setting, diagnostics } = chooseSetting(model, game, { scenario, rulings, policies })
    if (setting) return model.replay(setting.params, { example, policies: setting.policies })
    // What is wrong with the scenario itself has its own finding and its own place.
    const own = diagnostics.filter(({ severity, at }) => severity === 'error' && at === undefined)
    return { passed: false, diagnostics: own.map(({ message, hints }) => notPlayed(example, message, hints)) }
  })
}

function notPlayed(example: Example, reason: string, hints: readonly string[] = []): Diagnostic {
  return say('example-not-played', { example: example.id, reason }, spanAt(example.place), { hints })
}
