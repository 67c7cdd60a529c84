import { countOf } from '../../kernel/count-of.ts'
import type { Rng } from '../rng.ts'

/** Chance that gives the rolls of an example, and notes where they do not fit. */
export interface ScriptedRolls extends Rng {
  /** What was wrong with the rolls, in words; asked when the step is over. */
  problems(): readonly string[]
}

/** Plays the rolls of an example, each a face of a die from 1 on. Missing ones are ones. */
export function scriptedRolls(rolls: readonly number[]): ScriptedRolls {
  const found: string[] = []
  let asked = 0
  return {
    pick(n) {
      const roll = rolls[asked++]
      if (roll === undefined) found.push(`roll ${asked} is missing`)
      else if (roll < 1 || roll > n) found.push(`the die has no face ${roll}; it has 1 to ${n}`)
      else return roll - 1
      return 0
    },
    problems() {
      const left = rolls.length - asked
      return left > 0
        ? [...found, `${left} of ${countOf(rolls.length, 'roll')} ${left === 1 ? 'is' : 'are'} left over`]
        : found
    },
  }
}
