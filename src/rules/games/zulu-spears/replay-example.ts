import { hasErrors, type Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { ExampleReport, ExampleTask } from '../../example-report.ts'
import { makePolicy } from '../../policy-name.ts'
import { checkExpected } from './examples/check-expected.ts'
import { playStep, stepsOf } from './examples/play-step.ts'
import { readGiven } from './examples/read-given.ts'
import { scriptedDice } from './examples/scripted-dice.ts'
import { say } from './messages.ts'
import { POLICIES } from './policies/policies.ts'
import { canAttack } from './stages/attack.ts'
import type { ZuluParams } from './zulu-params.ts'

/** Sets up the position of a worked example, plays its step and compares what it expects. */
export function replayExample(params: ZuluParams, { example, policies }: ExampleTask): ExampleReport {
  const diagnostics: Diagnostic[] = []
  const steps = stepsOf(params.mode)
  if (!steps.includes(example.do)) {
    const hints = didYouMean(example.do, steps, 'steps')
    const told = { example: example.id, mode: params.mode, step: example.do }
    diagnostics.push(say('example-step', told, spanAt(example.place, 'do'), { hints }))
  }
  const state = readGiven(params, example, diagnostics)
  if (hasErrors(diagnostics)) return { passed: false, diagnostics }

  const attackPossible = params.mode === 'solo' ? state.faceDown.length > 0 : canAttack(params, state.zulu.hand)
  const rng = scriptedDice(example.dice, example.do === 'approach')
  const players = policies.map((name, seat) => makePolicy(POLICIES, params, seat, name))
  playStep(state, example.do, players, rng)
  for (const problem of rng.problems())
    diagnostics.push(say('example-dice', { example: example.id, problem }, spanAt(example.place, 'dice')))
  checkExpected(state, attackPossible, example, diagnostics)
  return { passed: !hasErrors(diagnostics), diagnostics }
}
