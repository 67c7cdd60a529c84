import type { Example } from '../../../game/game.ts'
import { hasErrors, type Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { ExampleReport, ExampleTask } from '../../example-report.ts'
import { givenReader } from '../../helpers/given-reader.ts'
import { scriptedRolls } from '../../helpers/scripted-rolls.ts'
import type { BattleParams } from './battle-params.ts'
import type { BattleState } from './battle-state.ts'
import { checkExpected } from './examples/check-expected.ts'
import { COMBAT_STEPS } from './examples/combat-steps.ts'
import { MAP_STEPS } from './examples/map-steps.ts'
import { POSITION_KEYS, readPosition } from './examples/position.ts'
import type { ExampleStep } from './examples/step.ts'
import { TURN_STEPS } from './examples/turn-steps.ts'
import { say } from './messages.ts'

/** Steps that an example can play, by name. */
const STEPS: Readonly<Record<string, ExampleStep>> = { ...MAP_STEPS, ...COMBAT_STEPS, ...TURN_STEPS }

/** Sets up the position of a worked example, plays its step and compares what it expects. */
export function replayExample(params: BattleParams, { example, policies }: ExampleTask): ExampleReport {
  const diagnostics: Diagnostic[] = []
  const context = { example, diagnostics, say }
  const step = Object.hasOwn(STEPS, example.do) ? STEPS[example.do] : undefined
  if (!step) {
    const hints = didYouMean(example.do, Object.keys(STEPS), 'steps')
    const told = { example: example.id, step: example.do }
    return { passed: false, diagnostics: [say('example-step', told, spanAt(example.place, 'do'), { hints })] }
  }
  const given = givenReader(context, example.given, [], [...POSITION_KEYS, ...step.keys])
  const state = readPosition(params, given)
  const rng = scriptedRolls(example.dice)
  const outcomes = hasErrors(diagnostics) ? undefined : step.play({ state, given, policies, rng })
  if (hasErrors(diagnostics) || !outcomes) return { passed: false, diagnostics }
  for (const problem of rng.problems())
    diagnostics.push(say('example-dice', { example: example.id, problem }, spanAt(example.place, 'dice')))
  checkExpected(state, outcomes, context)
  return { passed: !hasErrors(diagnostics), diagnostics }
}

/** The position that an example starts from; what is wrong with it is left to the replay. */
export function sceneOf(params: BattleParams, example: Example): BattleState {
  return readPosition(params, givenReader({ example, diagnostics: [], say }, example.given, []))
}
