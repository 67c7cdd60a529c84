import { expect, test } from 'vitest'
import { hasTwoStands, standsLeft } from '../../../../src/rules/games/unbalanced-equality/strength.ts'
import { battle } from '../../../support/unbalanced-game.ts'

test('whether two stands are left, after any loss', () => {
  for (const { ...unit } of battle().state.units)
    for (unit.lost = 0; unit.lost <= unit.spec.men; unit.lost++) {
      const { id, stands, men } = unit.spec
      // A stand goes with its last man.
      const left = stands - Math.floor(unit.lost / (men / stands))
      expect([id, unit.lost, standsLeft(unit), hasTwoStands(unit)]).toEqual([id, unit.lost, left, left >= 2])
    }
})
