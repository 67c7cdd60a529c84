import { countOf } from '../kernel/count-of.ts'
import type { Effect } from '../sim/compare/effect.ts'
import type { Verdict } from '../sim/compare/verdict.ts'
import { digitsFor } from './digits-for.ts'

/** Most digits of points. */
const MOST_DIGITS = 3

/** Points and their interval, each with its sign; a digit more than the interval supports, since it matters on which side of zero it ends. */
export function effectFigures({ points, low, high }: Pick<Effect, 'points' | 'low' | 'high'>): {
  readonly points: string
  readonly low: string
  readonly high: string
} {
  const digits = Math.min(MOST_DIGITS, digitsFor(low / 100, high / 100) + 1)
  return { points: signed(points, digits), low: signed(low, digits), high: signed(high, digits) }
}

/** `−1.8 points (−3.0 to −0.7)` */
export function sayEffect(effect: Effect): string {
  const { points, low, high } = effectFigures(effect)
  return `${points} points (${low} to ${high})`
}

/** `at least −1 point` */
export function sayAnswer({ answer, d }: Verdict): string {
  return answer.replace(/([+-])d$/, (_, sign: string) => `${sign === '-' ? '−' : sign}${countOf(d, 'point')}`)
}

/** What a change does to the win rate of the side, in a sentence. */
export function sayVerdict({ side, ...effect }: Effect, { answer, d }: Verdict): string {
  const figures = sayEffect({ side, ...effect })
  const points = countOf(d, 'point')
  switch (answer) {
    case 'no effect':
      return `The change makes no difference of ${points} or more to ${side}: ${figures}.`
    case 'undecided':
      return `Whether the change makes a difference of ${points} to ${side} is not decided: ${figures}.`
    case 'at least +d':
      return `With the change ${side} wins more often: ${figures}.`
    case 'at least -d':
      return `With the change ${side} wins less often: ${figures}.`
  }
}

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits).replace(/^-(0\.?0*)$/, '$1')
  if (text.startsWith('-')) return `−${text.slice(1)}`
  return Number(text) === 0 ? text : `+${text}`
}
