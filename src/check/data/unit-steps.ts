import type { CounterUnit } from '../../game/counter-sheet.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'step-gap': {
    severity: 'error',
    says: 'the steps of {unit} go from {from} to {to}',
    explain:
      'With `every-strength: true` a unit loses one strength at a time and needs a face for each, from its best down to 1: without one, a loss could not be shown.',
    bad: 'every-strength: true\nunits:\n  - { id: guard, title: Guard, steps: [4/3, 1] }',
    good: 'every-strength: true\nunits:\n  - { id: guard, title: Guard, steps: [4/3, 2/1] }',
  },
  'step-rise': {
    severity: 'warning',
    says: 'the steps of {unit} rise from {from} to {to}',
    explain: 'Steps are the strengths of a unit in the order of its losses, each front before its back: they fall.',
    bad: 'steps: [2/4]',
    good: 'steps: [4/2]',
  },
})

/** Do the strengths of units with steps fall, where the set says so through every one down to 1? */
export const unitSteps: Check = {
  id: 'data/unit-steps',
  summary: 'the steps of a unit fall, with `every-strength` one by one down to 1',
  messages: say,
  run: (game) =>
    game.counterSheets.flatMap(({ units, everyStrength }) => units.flatMap((unit) => checkUnit(unit, everyStrength))),
}

function checkUnit({ title, steps, place }: CounterUnit, everyStrength: boolean): Diagnostic[] {
  const step = (i: number) => ({ unit: title, from: steps[i] ?? 0, to: steps[i + 1] ?? 'nothing' })
  const rise = steps.findIndex((strength, i) => strength < (steps[i + 1] ?? 0))
  // After the last step comes 0: the unit is gone.
  const gap = everyStrength ? steps.findIndex((strength, i) => strength - (steps[i + 1] ?? 0) !== 1) : -1
  if (gap >= 0) return [say('step-gap', step(gap), spanAt(place, 'steps'))]
  return rise >= 0 ? [say('step-rise', step(rise), spanAt(place, 'steps'))] : []
}
