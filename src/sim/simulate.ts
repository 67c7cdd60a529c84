import type { Game } from '../game/game.ts'
import { countOf } from '../kernel/count-of.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { loadRules } from '../rules/load-rules.ts'
import type { RulesModel } from '../rules/rules-model.ts'
import { chooseSetting, type Choice } from '../rules/setting.ts'
import { playRestricted } from './compare/restricted-play.ts'
import type { OnRow } from './compare/side-row.ts'
import { isPrecise, runExperiment, type Progress } from './experiment.ts'
import { say } from './messages.ts'
import { followPieces } from './piece-figures.ts'
import { openPool, type SharePool } from './share-pool.ts'
import { countsOf, type SimulationReport } from './simulation-report.ts'
import { stretchOf } from './stretch-of.ts'
import { emptySummary } from './summary.ts'
import { writeTranscript } from './transcript.ts'
import { halfWidth, wilson } from './wilson.ts'

/** Games in which single cards are followed; they are played by the plain rules. */
export const MOST_FOLLOWED = 2000

export interface SimulateOptions extends Choice {
  /** Whole number, 0 to 2^32 - 1. */
  readonly seed: number
  /** Most games. */
  readonly games: number
  /** Stop when every win rate is known to so many percentage points (half the width of its interval). */
  readonly precision?: number | undefined
  readonly workers: number
  /** Who plays, instead of threads of this machine. */
  readonly openPool?: (() => Promise<SharePool>) | undefined
  /** Whether single cards are followed through the first games, at most `MOST_FOLLOWED`. */
  readonly follow?: boolean | undefined
  /** Whether every side is also played without each of its options in turn; a number says in how many pairs of games. */
  readonly restricted?: number | boolean | undefined
  /** How many games, from the first, are written out. */
  readonly transcripts?: number | undefined
  readonly clock: Pick<Host, 'now' | 'cpu'>
  readonly onProgress?: Progress | undefined
  /** Hears which restriction is about to be played. */
  readonly onRow?: OnRow | undefined
  readonly signal?: AbortSignal | undefined
}

/** Plays many games and says how they came out. Throws the signal's reason when it is aborted. */
export async function simulate(game: Game, options: SimulateOptions): Promise<Outcome<SimulationReport>> {
  const wrong = checkNumbers(options)
  const rules = await loadRules(game)
  const diagnostics = [...wrong, ...rules.diagnostics]
  if (hasErrors(diagnostics) || !rules.value) return { diagnostics }
  return rules.value.use((model) => simulateWith(model, game, options))
}

async function simulateWith<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  game: Game,
  options: SimulateOptions,
): Promise<Outcome<SimulationReport>> {
  const { value: setting, diagnostics } = chooseSetting(model, game, options)
  if (!setting) return { diagnostics }
  const { seed, games, precision, clock, onProgress, onRow, signal } = options
  const { params, policies, scenario, rulings } = setting
  const { seats } = model.meta
  const stretch = stretchOf(model, policies)
  const summary = emptySummary(model.meta, model.foldTerm !== undefined)

  const started = { cpu: clock.cpu(), wall: clock.now() }
  // One share needs no second thread.
  const threads = options.restricted ? options.workers : Math.min(options.workers, Math.ceil(games / stretch))
  const pool = await (options.openPool?.() ?? openPool(threads))
  let restricted: SimulationReport['restricted']
  let cpuMs = 0
  let wallMs = 0
  try {
    const experiment = { rules: model.meta.id, params, policies, seed, games, precision, stretch }
    await runExperiment(experiment, summary, pool, onProgress, signal)
    cpuMs = clock.cpu() - started.cpu
    wallMs = clock.now() - started.wall
    const pairs = typeof options.restricted === 'number' ? options.restricted : undefined
    if (options.restricted)
      restricted = await playRestricted(model, setting, { seed, pairs }, { pool, onProgress, onRow, signal })
  } finally {
    await pool.close()
  }
  const perSecond = (ms: number) => (ms > 0 ? Math.round((summary.games / ms) * 1000) : 0)

  const found = [...diagnostics]
  if (precision !== undefined && !isPrecise(summary, precision)) {
    const reached = Math.max(...[...summary.wins, summary.draws].map((n) => halfWidth(wilson(n, summary.games))))
    const told = {
      precision: countOf(precision, 'point'),
      games: countOf(summary.games, 'game'),
      reached: reached.toFixed(3),
    }
    found.push(say('precision-not-reached', told))
  }
  const followed = options.follow
    ? followPieces(model, setting, seed, Math.min(summary.games, MOST_FOLLOWED))
    : undefined
  if (options.follow && !followed) found.push(say('no-story', { rules: model.meta.title }))
  const value: SimulationReport = {
    game: game.id,
    scenario: scenario.id,
    policies: Object.fromEntries(model.deciders(params).map((seat) => [seats[seat] ?? '', policies[seat] ?? ''])),
    rulings,
    seed,
    ...countsOf(summary, model.meta),
    ...(followed && { followed }),
    ...(restricted && { restricted }),
    measured: {
      cpuMs,
      wallMs,
      gamesPerCpuSecond: options.openPool ? 0 : perSecond(cpuMs),
      gamesPerSecond: perSecond(wallMs),
      workers: pool.workers,
    },
    ...(options.transcripts !== undefined && {
      transcript: Array.from({ length: options.transcripts }, (_, game) =>
        writeTranscript(model, setting, seed, game),
      ).join('\n'),
    }),
  }
  return { value, diagnostics: found }
}

/** What is wrong with the numbers that were asked for. */
function checkNumbers({ seed, games, precision, workers, transcripts, restricted }: SimulateOptions): Diagnostic[] {
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  const found: Diagnostic[] = []
  const refuse = (what: string, value: number, expected: string) =>
    found.push(say('bad-number', { what, value, expected }))
  if (!isWhole(seed, 0, 2 ** 32 - 1)) refuse('the seed', seed, 'a whole number of 0 to 4294967295')
  if (!isWhole(games, 1, 2 ** 32)) refuse('the number of games', games, 'a whole number of 1 to 4294967296')
  if (!isWhole(workers, 1, 1024)) refuse('the number of workers', workers, 'a whole number of 1 to 1024')
  if (precision !== undefined && !(precision > 0)) refuse('the precision', precision, 'a number of points above 0')
  if (transcripts !== undefined && !isWhole(transcripts, 1, 1000))
    refuse('the number of transcripts', transcripts, 'a whole number of 1 to 1000')
  if (typeof restricted === 'number' && !isWhole(restricted, 1, 1e7))
    refuse('the number of pairs of restricted play', restricted, 'a whole number of 1 to 10000000')
  return found
}
