import { countOf } from '../kernel/count-of.ts'
import { thousands } from '../kernel/thousands.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import { echoesOf, echoOf } from '../sim/compare/survival.ts'
import { matrixFigures } from './matrix-figures.ts'
import type { ReportSection } from './report-section.ts'
import { sayChoice } from './say-choice.ts'
import { sayAnswer, sayEffect } from './say-effect.ts'
import { ECHOES, sayEchoes } from './say-survival.ts'

/** The change under other policies and rulings, and how the cells compare with the verdict. */
export function matrixSection({
  matrix,
  verdict,
  effect,
  errors,
}: Pick<PlayComparison, 'matrix' | 'verdict' | 'effect' | 'errors'>): ReportSection {
  const pairs = matrix.map((cell) => cell.effect.pairs)
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)]
  return {
    title: 'Under other policies and rulings',
    lines: [
      `beside the verdict, of ${countOf(matrix.length, 'cell')}: ${sayEchoes(echoesOf({ verdict, effect }, matrix))}`,
      `cells are judged by the test of the verdict, each with errors of at most ${100 * errors.alpha} %, so one in ${Math.round(1 / errors.alpha)} may well be wrong; they play ${least === most ? '' : `${thousands(least)} to `}${countOf(most, 'pair')}, the verdict up to ${thousands(effect.pairs)}, so one that is undecided does not contradict it`,
      `the test tells no effect from one of ${countOf(verdict.d, 'point')}: what lies between may get either answer, and the interval says where it lies`,
    ],
    figures: matrixFigures(matrix),
    table: [
      ['policies', 'rulings', 'effect', 'pairs', 'verdict', 'beside the verdict'],
      ...matrix.map((cell) => [
        sayChoice(cell.policies),
        sayChoice(cell.rulings),
        sayEffect(cell.effect),
        thousands(cell.effect.pairs),
        sayAnswer(cell.verdict),
        ECHOES[echoOf({ verdict, effect }, cell)],
      ]),
    ],
  }
}
