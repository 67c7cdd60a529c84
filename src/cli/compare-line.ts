import type { Comparison } from '../report/compare-report.ts'
import { repeatLine } from '../report/repeat-line.ts'
import { chosen } from './options.ts'
import type { PlayFlags } from './play-options.ts'

/** Options of a comparison that its result depends on. */
export interface CompareFlags extends PlayFlags {
  readonly d: number
  /** False with `--no-...`. */
  readonly knockOut: boolean
  readonly matrix: boolean
  readonly searching?: number
  readonly verdict?: true
  readonly restricted?: number | true
}

/** The command that compares the same way again: as many pairs as were played, whatever the machine. */
export function compareLine(names: readonly string[], flags: CompareFlags, { play }: Comparison): string {
  const { scenario, policy = [], ruling = [], seed, d, knockOut, matrix, searching, verdict, restricted } = flags
  const isPlayed = play !== undefined
  return repeatLine({
    words: ['compare', ...names],
    options: [
      ['scenario', scenario],
      ...chosen({ policy, ruling }),
      ...(isPlayed
        ? ([
            ['seed', seed],
            ['games', play.effect.pairs],
            ['d', d],
            ['verdict', verdict],
            ['searching', searching],
            ['restricted', restricted],
          ] as const)
        : []),
      ['no-knock-out', isPlayed && !knockOut],
      ['no-matrix', isPlayed && !matrix],
      ['no-simulation', !isPlayed],
    ],
  })
}
