import { countOf } from '../../../../kernel/count-of.ts'
import type { Rng } from '../../../rng.ts'

/** Chance that gives the results of an example, and notes where they do not fit. */
export interface ScriptedResults extends Rng {
  /** What was wrong with the results, in words; called when the step is over. */
  problems(): readonly string[]
}

/** Gives the results of an example, dice and draws alike counted from 1, in the order in which chance is asked. */
export function scriptedResults(results: readonly number[]): ScriptedResults {
  const found: string[] = []
  let asked = 0
  return {
    pick(n) {
      const given = results[asked++]
      if (given === undefined) {
        if (asked === results.length + 1) found.push(`a result is missing: number ${asked}, out of 1 to ${n}`)
        // Not always the same, or a tie would be thrown for ever.
        return asked % n
      }
      if (Number.isInteger(given) && given >= 1 && given <= n) return given - 1
      found.push(`result ${asked} is ${given}, out of 1 to ${n}`)
      return asked % n
    },
    problems() {
      const left = results.length - asked
      return left > 0
        ? [...found, `${left} of ${countOf(results.length, 'result')} ${left === 1 ? 'is' : 'are'} left over`]
        : found
    },
  }
}
