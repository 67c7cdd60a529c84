import { hasErrors, type Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { ExampleReport, ExampleTask } from '../../example-report.ts'
import { checkExpected } from './examples/check-expected.ts'
import { FIGURE_STEPS } from './examples/figure-steps.ts'
import { GAME_STEPS } from './examples/game-steps.ts'
import { readGiven } from './examples/read-given.ts'
import { scriptedResults } from './examples/scripted-results.ts'
import type { Step } from './examples/step.ts'
import { WAVE_STEPS } from './examples/wave-steps.ts'
import { say } from './messages.ts'
import type { RorkesParams } from './rorkes-params.ts'

/** Steps that an example can play, by name. */
export const STEPS: Readonly<Record<string, Step>> = { ...FIGURE_STEPS, ...WAVE_STEPS, ...GAME_STEPS }

/** Sets up what a worked example gives, plays its step and compares what it expects. */
export function replayExample(params: RorkesParams, { example, policies }: ExampleTask): ExampleReport {
  const diagnostics: Diagnostic[] = []
  const step = Object.hasOwn(STEPS, example.do) ? STEPS[example.do] : undefined
  if (!step) {
    const hints = didYouMean(example.do, Object.keys(STEPS), 'steps')
    const told = { example: example.id, step: example.do }
    return { passed: false, diagnostics: [say('example-step', told, spanAt(example.place, 'do'), { hints })] }
  }
  const given = readGiven(example, step.given(params), diagnostics)
  if (hasErrors(diagnostics)) return { passed: false, diagnostics }
  const rng = scriptedResults(example.dice)
  const actuals = step.play({ params, given, rng, policies })
  for (const problem of rng.problems())
    diagnostics.push(say('example-dice', { example: example.id, problem }, spanAt(example.place, 'dice')))
  checkExpected(example, actuals, diagnostics)
  return { passed: !hasErrors(diagnostics), diagnostics }
}
