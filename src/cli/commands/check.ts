import { Option } from 'commander'
import { countOf } from '../../kernel/count-of.ts'
import { checkGame, type CheckedGame } from '../../pipeline/check-game.ts'
import { findGames } from '../../pipeline/find-games.ts'
import { checkList } from '../../report/check-list.ts'
import { saySummary, summaryOf } from '../../report/check-report.ts'
import { sayLeftOut } from '../../report/left-out.ts'
import { diagnosticJson } from '../../report/diagnostic-json.ts'
import { addCheckOptions, type CheckFlags } from '../check-options.ts'
import { show } from '../show-picture.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'

/** `qm check [game...]` */
export const check: Command = {
  define(command, context, done) {
    addCheckOptions(command.argument('[game...]', 'folder of a game, file of a variant, or the id of a shipped one'))
      .addOption(
        new Option('--sarif', 'findings as SARIF 2.1.0 on stdout, for code scanning').conflicts([
          'json',
          'list',
          'show',
        ]),
      )
      .option('--list', 'list the checks')
      .option('--show <example>', 'draw the position of a worked example as SVG')
      .option('--out <folder>', 'where the picture goes, in the folder of its game', 'out')
      .action(async (names: string[], flags: Flags & { list?: true; show?: string; out: string }) => {
        if (flags.list) context.terminal.out(checkList())
        else if (flags.show !== undefined)
          done(await show(names, { show: 'example', id: flags.show }, flags.out, context))
        else done(await run(names, flags, context))
      })
  },
}

interface Flags extends CheckFlags {
  readonly sarif?: true
}

async function run(names: readonly string[], flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder } = context
  const started = { wall: host.now(), cpu: host.cpu() }
  const found = findGames(host, folder, names)
  const results: CheckedGame[] = []
  for (const game of found.games) {
    terminal.progress(`${game.name}: checking`)
    results.push(
      await checkGame(host, game, {
        chosen: new Map(flags.ruling),
        simulation: flags.simulation,
        placeholders: flags.placeholders === true,
        only: [],
        pieces: [],
        oneOfEach: true,
        forms: ['cards', 'chits'],
      }),
    )
    await context.pause()
    if (context.signal.aborted) return EXIT.interrupted
  }
  terminal.progress('')
  const diagnostics = [...found.diagnostics, ...results.flatMap((result) => result.diagnostics)]
  const sources = new Map(results.flatMap((result) => [...result.sources]))
  const faulty = isFaulty(diagnostics, flags.strict === true)
  if (flags.json) {
    terminal.out(`${JSON.stringify(json(results, diagnostics, sources, context, started), null, 2)}\n`)
    return faulty ? EXIT.faults : EXIT.fine
  }
  if (flags.sarif) {
    const { sayAsSarif } = await import('../say-as-sarif.ts')
    sayAsSarif(context, found.diagnostics, results)
    return faulty ? EXIT.faults : EXIT.fine
  }
  sayFindings(terminal, diagnostics, sources)
  for (const result of results) terminal.out(`${sayResult(result)}\n`)
  return faulty ? EXIT.faults : EXIT.fine
}

/** One line about a checked game. */
export function sayResult({ folder, game, diagnostics, examples, simulation }: CheckedGame): string {
  const parts = [`${folder.name}: ${saySummary(summaryOf(diagnostics))}`]
  if (examples.run > 0) parts.push(`${examples.passed} of ${examples.run} worked examples come out`)
  if (simulation) {
    const rates = Object.entries(simulation.winRate)
      .filter(([side, rate]) => side !== 'draw' || rate.value > 0)
      .map(([side, { value, low, high }]) => `${side} ${percent(value)} % (${percent(low)}-${percent(high)})`)
    const policies = Object.entries(simulation.policies).map(([side, policy]) => `${side}=${policy}`)
    parts.push(
      `${countOf(simulation.games, 'game')} of ${simulation.scenario} (${policies.join(', ')}): ${rates.join(', ')}`,
    )
  }
  const leftOut = sayLeftOut(game?.notSimulated ?? [])
  return parts.join('; ') + (leftOut && `\n${leftOut}`)
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}

/** The documented JSON of `qm check`. Several games: findings together, examples added up, simulations by game. */
function json(
  results: readonly CheckedGame[],
  diagnostics: CheckedGame['diagnostics'],
  sources: ReadonlyMap<string, string>,
  { host }: Context,
  started: { wall: number; cpu: number },
): object {
  const simulations = results.flatMap(({ folder, simulation }) =>
    simulation ? [{ game: folder.name, ...simulation }] : [],
  )
  const leftOut = results.flatMap(({ folder, game }) =>
    (game?.notSimulated ?? []).map(({ rule, text, source }) => ({
      game: folder.name,
      rule,
      text,
      source: source.text,
    })),
  )
  return {
    summary: summaryOf(diagnostics),
    diagnostics: diagnostics.map((d) => diagnosticJson(d, sources)),
    examples: {
      run: results.reduce((sum, { examples }) => sum + examples.run, 0),
      passed: results.reduce((sum, { examples }) => sum + examples.passed, 0),
    },
    ...(leftOut.length > 0 && { notSimulated: leftOut }),
    ...(simulations.length === 1 && { simulation: simulations[0] }),
    ...(simulations.length > 1 && { simulations }),
    measured: { wallMs: Math.round(host.now() - started.wall), cpuMs: Math.round(host.cpu() - started.cpu) },
  }
}
