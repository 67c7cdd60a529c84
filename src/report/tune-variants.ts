import { countOf } from '../kernel/count-of.ts'
import type { TunedGame, TuneReport } from '../sim/tune/tune-report.ts'

/** A variant file, ready to be built, checked and simulated. */
export interface VariantFile {
  readonly name: string
  readonly text: string
}

/** How a game is named by a file, by people, and how its changes were searched for. */
export interface TunedNames {
  /** A path from the file, or the id of a shipped game. */
  readonly of: string
  readonly title: string
  readonly command: string
}

/** The changes that a search found as files of `kind: variant`. */
export function tuneVariants(report: TuneReport, { of, title, command }: TunedNames): readonly VariantFile[] {
  return report.found.map((found, i) => {
    const id = `${report.game}-${report.side}-${i + 1}`
    return {
      name: `${id}.yaml`,
      text: variantText(report, found, { id, of, command, title: `${title} (tuned ${i + 1})` }),
    }
  })
}

function variantText(
  { side }: TuneReport,
  { changes, games, winRate, corrected }: TunedGame,
  { id, of, title, command }: TunedNames & { readonly id: string },
): string {
  const percent = (share: number) => (share * 100).toFixed(1)
  return [
    `# ${side} wins ${percent(winRate.value)} % of ${countOf(games, 'game')} (${percent(corrected.low)} to ${percent(corrected.high)} %, which holds for all that was tried), found by`,
    `#   ${command}`,
    'kind: variant',
    `id: ${id}`,
    `title: ${JSON.stringify(title)}`,
    `of: ${/^[a-z][a-z0-9-]*$/.test(of) ? of : JSON.stringify(of)}`,
    'changes:',
    ...changes.map(({ path, from, to }) => `  ${path}: ${to} # was ${from}`),
    '',
  ].join('\n')
}
