import { hasErrors, type Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { ExampleReport, ExampleTask } from '../../example-report.ts'
import type { EqualityParams } from './equality-params.ts'
import { checkExpected } from './examples/check-expected.ts'
import { givenReader } from '../../helpers/given-reader.ts'
import { POSITION_KEYS, readPosition } from './examples/read-position.ts'
import { scriptedRolls } from '../../helpers/scripted-rolls.ts'
import { STEPS } from './examples/steps.ts'
import { say } from './messages.ts'

/** Sets up the position of a worked example, plays its step and compares what it expects. */
export function replayExample(params: EqualityParams, { example, policies }: ExampleTask): ExampleReport {
  const diagnostics: Diagnostic[] = []
  const context = { example, diagnostics, say }
  const step = Object.hasOwn(STEPS, example.do) ? STEPS[example.do] : undefined
  if (!step) {
    const hints = didYouMean(example.do, Object.keys(STEPS), 'steps')
    diagnostics.push(
      say('example-step', { example: example.id, step: example.do }, spanAt(example.place, 'do'), { hints }),
    )
    return { passed: false, diagnostics }
  }
  const given = givenReader(context, example.given, [], [...POSITION_KEYS, ...step.keys])
  const state = readPosition(params, given, context)
  const rng = scriptedRolls(example.dice)
  const outcomes = hasErrors(diagnostics) ? undefined : step.play({ params: state.params, state, given, policies, rng })
  if (hasErrors(diagnostics) || !outcomes) return { passed: false, diagnostics }
  for (const problem of rng.problems())
    diagnostics.push(say('example-dice', { example: example.id, problem }, spanAt(example.place, 'dice')))
  checkExpected(state, outcomes, context)
  return { passed: !hasErrors(diagnostics), diagnostics }
}
