import { expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { unbalancedGame, unbalancedSetting } from '../../../support/unbalanced-game.ts'

/** Fold of the first games of a seed. */
function foldOf(rulings: Readonly<Record<string, string>>, policies: Readonly<Record<string, string>>): number {
  const setting = unbalancedSetting(rulings, policies)
  const quick = model.quick?.(setting.params, setting.policies)
  if (!quick || !model.foldTerm) throw new Error('no quick play')
  let fold = 0
  for (let game = 0; game < 300; game++) fold = (Math.imul(31, fold) + model.foldTerm(quick(11, game))) >>> 0
  return fold
}

// `cover-morale` concerns native units in cover, and the Zulus of the scenario have none: an example covers it.
const rulings = unbalancedGame().game.rulings.filter(({ id, options }) => options.length > 0 && id !== 'cover-morale')

test.each(rulings.map(({ id, options }) => [id, options.map(({ value }) => value)] as const))(
  'every option of %s gives other games',
  (id, options) => {
    const folds = options.map((value) =>
      foldOf({ gun: 'yes', [id]: value }, { zulu: 'frontal', british: 'firing-line' }),
    )
    expect(new Set(folds).size).toBe(options.length)
  },
)

test('cover-morale makes a difference to a native unit in cover', () => {
  const fails = ['easier', 'literal'].map((value) => unbalancedSetting({ 'cover-morale': value }).params.morale.cover)
  expect(fails).toEqual([-1, 1])
})
