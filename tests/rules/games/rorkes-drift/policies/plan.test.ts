import { expect, test } from 'vitest'
import {
  clearPlan,
  moveTaken,
  newPlan,
  planGroup,
  planStep,
  takeNext,
} from '../../../../../src/rules/games/rorkes-drift/policies/plan.ts'

test('moves are taken in the order in which they were planned, and the lists are used again', () => {
  const plan = newPlan()
  for (const spot of [5, 7]) {
    clearPlan(plan)
    planStep(plan, 3, spot)
    planGroup(plan, { do: 'climb', figures: [1, 2, 4] })
    planStep(plan, 6, 8)
    const taken = []
    while (takeNext(plan)) taken.push(moveTaken(plan))
    expect(taken).toEqual([
      { do: 'move', figure: 3, spot },
      { do: 'climb', figures: [1, 2, 4] },
      { do: 'move', figure: 6, spot: 8 },
    ])
  }
})
