import { countOf } from '../kernel/count-of.ts'
import { thousands } from '../kernel/thousands.ts'
import type { MatrixCell } from '../sim/compare/matrix-cell.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import { cellsOfOthers, type Echo, type Survival } from '../sim/compare/survival.ts'
import { effectFigures } from './say-effect.ts'

const ENDS: Readonly<Record<Echo, string>> = {
  'same verdict': 'the verdict stays the same',
  'same sign': 'the effect keeps its sign, but it is not known whether it is as large',
  another: 'the verdict does not hold',
  unknown: 'it is not known whether the verdict holds',
}

/** What could still be asked. */
const MORE: Readonly<Record<Survival['players'], string>> = {
  stronger: ' --searching <n> plays more pairs.',
  'stronger not asked': ' Stronger players were not asked: --searching <n> plays n pairs with them.',
  'no stronger': ' These rules have no stronger players.',
}

/** What a cell makes of the verdict, in words. */
export const ECHOES: Readonly<Record<Echo, string>> = {
  'same verdict': 'the same',
  'same sign': 'the same sign',
  another: 'another',
  unknown: 'not known',
}

/** Whether a verdict survives stronger players, in one sentence: with whom, in how many games, and how far apart the effects may lie. */
export function saySurvival(
  { players, answer, cells }: Survival,
  { policies, matrix }: Pick<PlayComparison, 'policies' | 'matrix'>,
): string {
  const asked = cellsOfOthers(policies, matrix)
  if (asked.length === 0)
    return `No other players were tried, so it is not known whether the verdict holds with them.${MORE[players]}`
  const { low, high } = effectFigures({
    points: 0,
    low: Math.min(...asked.map(({ effect }) => effect.low)),
    high: Math.max(...asked.map(({ effect }) => effect.high)),
  })
  const pairs = [...new Set(asked.map(({ effect }) => effect.pairs))].map((n) => thousands(n)).join(' or ')
  const size = `${countOf(asked.length, 'cell')} of ${pairs} ${pairs === '1' ? 'pair' : 'pairs'}`
  return `With ${whoOf(players, asked)} ${ENDS[answer]}: ${sayEchoes(cells)}, in ${size}, whose intervals reach from ${low} to ${high} points.${MORE[players]}`
}

/** `2 the same, 1 not known` */
export function sayEchoes(cells: Survival['cells']): string {
  const echoes = Object.keys(ECHOES) as Echo[]
  return echoes.flatMap((echo) => (cells[echo] > 0 ? [`${cells[echo]} ${ECHOES[echo]}`] : [])).join(', ')
}

function whoOf(players: Survival['players'], asked: readonly MatrixCell[]): string {
  if (players !== 'stronger') return 'other players'
  const names = asked.flatMap(({ policies, stronger }) => stronger.map((side) => policies[side] ?? ''))
  return `stronger players (${[...new Set(names)].join(', ')})`
}
