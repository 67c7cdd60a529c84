import { countOf } from '../../../../kernel/count-of.ts'
import type { Rng } from '../../../rng.ts'

/** Chance that gives the results of an example, and notes where they do not fit. */
export interface ScriptedDice extends Rng {
  /** What was wrong with the results, in words; called when the step is over. */
  problems(): readonly string[]
}

/** Plays the results of an example. The first is a die's face (from 1) where `dieFirst`, all others are places from 0. A place that is not given is 0. */
export function scriptedDice(dice: readonly number[], dieFirst: boolean): ScriptedDice {
  const found: string[] = []
  let asked = 0
  return {
    pick(n) {
      const isDie = dieFirst && asked === 0
      const given = dice[asked++]
      if (given === undefined) {
        if (isDie) found.push('the result of the die is missing')
        return 0
      }
      const value = isDie ? given - 1 : given
      if (Number.isInteger(value) && value >= 0 && value < n) return value
      found.push(
        isDie
          ? `the die has no face ${given}; it has 1 to ${n}`
          : `there is no place ${given} among ${countOf(n, 'card')} (0 to ${n - 1})`,
      )
      return 0
    },
    problems() {
      const left = dice.length - asked
      return left > 0
        ? [...found, `${left} of ${countOf(dice.length, 'result')} ${left === 1 ? 'is' : 'are'} left over`]
        : found
    },
  }
}
