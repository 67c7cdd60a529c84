import type { HitOddsTable } from '../../game/tables.ts'
import { diceChance } from '../../rules/helpers/dice-chance.ts'
import type { ExactChance } from '../../rules/helpers/hypergeometric.ts'

/** Exact chance to hit: the dice show at most `attack - defence`. Faces that always hit come first, then those that always miss. */
export function hitChance(
  { dice, alwaysHit, alwaysMiss }: Pick<HitOddsTable, 'dice' | 'alwaysHit' | 'alwaysMiss'>,
  attack: number,
  defence: number,
): ExactChance {
  return diceChance(dice, (result) => {
    if (alwaysHit.includes(result)) return true
    return !alwaysMiss.includes(result) && result <= attack - defence
  })
}
