import { countOf } from '../kernel/count-of.ts'
import type { TunedGame, TuneReport } from '../sim/tune/tune-report.ts'

/** A variant file, ready to be built, checked and simulated. */
export interface VariantFile {
  readonly name: string
  readonly text: string
}

/** The changes that a search found as files of `kind: variant`. `of` is the game as the command line names it, `title` as people do. */
export function tuneVariants(report: TuneReport, of: string, title: string): readonly VariantFile[] {
  return report.found.map((found, i) => {
    const id = `${report.game}-${report.side}-${i + 1}`
    return { name: `${id}.yaml`, text: variantText(report, found, { id, of, title: `${title} (tuned ${i + 1})` }) }
  })
}

function variantText(
  { side, scenario, policies, seed }: TuneReport,
  { changes, games, winRate }: TunedGame,
  { id, of, title }: { readonly id: string; readonly of: string; readonly title: string },
): string {
  const percent = (share: number) => (share * 100).toFixed(1)
  const players = Object.entries(policies).map(([name, policy]) => `${name}=${policy}`)
  return [
    `# ${side} wins ${percent(winRate.value)} % of ${countOf(games, 'game')} of ${scenario} (${percent(winRate.low)} to ${percent(winRate.high)} %), seed ${seed}, ${players.join(', ')}.`,
    'kind: variant',
    `id: ${id}`,
    `title: ${JSON.stringify(title)}`,
    `of: ${/^[a-z][a-z0-9-]*$/.test(of) ? of : JSON.stringify(of)}`,
    'changes:',
    ...changes.map(({ path, from, to }) => `  ${path}: ${to} # was ${from}`),
    '',
  ].join('\n')
}
