import type { CounterUnit } from '../../game/counter-sheet.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'step-gap': {
    severity: 'error',
    says: 'the steps of {unit} go from {from} to {to}',
    explain:
      'A unit that loses one step at a time needs a face for each strength, from its best down to 1: without one, a loss could not be shown.',
    bad: 'steps: [4/3, 1]',
    good: 'steps: [4/3, 2/1]',
  },
})

/** Has every unit with steps a face for each strength, from its best down to 1? */
export const unitSteps: Check = {
  id: 'data/unit-steps',
  summary: 'a unit with steps has a face for each strength, down to 1',
  messages: say,
  run: (game) => game.counterSheets.flatMap(({ units }) => units.flatMap(checkUnit)),
}

function checkUnit({ title, steps, place }: CounterUnit) {
  // After the last step comes 0: the unit is gone.
  const gap = steps.findIndex((strength, i) => strength - (steps[i + 1] ?? 0) !== 1)
  if (gap < 0) return []
  const to = steps[gap + 1]
  const params = { unit: title, from: steps[gap] ?? 0, to: to ?? 'nothing' }
  return [say('step-gap', params, spanAt(place, 'steps'))]
}
