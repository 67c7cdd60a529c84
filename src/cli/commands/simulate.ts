import { countOf } from '../../kernel/count-of.ts'
import { thousands } from '../../kernel/thousands.ts'
import { findGames } from '../../pipeline/find-games.ts'
import type { Wish } from '../../pipeline/show-game.ts'
import { simulateGame } from '../../pipeline/simulate-game.ts'
import { repeatLine } from '../../report/repeat-line.ts'
import { simulationPage } from '../../report/simulation-page.ts'
import { simulationText } from '../../report/simulation-report-text.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { chosen, numberBetween } from '../options.ts'
import { queueOption } from '../queue/queue-option.ts'
import { addPlayOptions, addRestrictedOption, type PlayFlags } from '../play-options.ts'
import { playProgress } from '../play-progress.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'
import { isHtmlInTheWay, writeHtml } from '../write-html.ts'
import { showPicture } from '../show-picture.ts'

interface Flags extends PlayFlags {
  readonly games: number
  readonly precision?: number
  readonly transcript?: number
  readonly showTurn?: number
  readonly heatMap?: true
  readonly out: string
  readonly cards?: true
  readonly restricted?: number | true
  readonly queue?: string
  readonly html?: string
  readonly force?: true
  readonly json?: true
}

/** `qm simulate <game>` */
export const simulate: Command = {
  define(command, context, done) {
    addPlayOptions(
      command.argument('<game>', 'folder of a game, file of a variant, or the id of a shipped one'),
      context,
    )
      .option('--games <n>', 'games to play, or the most with --precision', numberBetween(1, 1e9, true), 10_000)
      .option(
        '--precision <points>',
        'stop when all rates are known to so many points (half of the interval)',
        numberBetween(0.001, 50, false),
      )
      .option('--queue <url>', 'let qm worker processes play, through a Redis server: redis://host')
      .option('--transcript <n>', 'write out the first n games', numberBetween(1, 100, true))
      .option(
        '--show-turn <n>',
        'draw the map at the end of turn n of the first game as SVG',
        numberBetween(1, 1000, true),
      )
      .option('--heat-map', 'draw the map with the places fought over as SVG')
      .option('--out <folder>', 'where pictures go, in the folder of the game', 'out')
      .option('--cards', 'follow single cards through the first games: drawn, played, stuck, lost')
    addRestrictedOption(command)
      .option('--html <file>', 'also write the result, with plots, as one HTML page')
      .option('--force', 'with --html: overwrite a file that Quartermaster did not write')
      .option('--json', 'result as JSON on stdout')
      .action(async (name: string, flags: Flags) => done(await run(name, flags, context)))
  },
}

async function run(name: string, flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder, signal } = context
  const found = findGames(host, folder, [name])
  const [game] = found.games
  if (!game) {
    sayFindings(terminal, found.diagnostics, new Map())
    return EXIT.faults
  }
  if (isHtmlInTheWay(flags.html, flags.force === true, context)) return EXIT.faults
  const { precision, transcript, scenario, seed, games, workers } = flags
  const result = await simulateGame(host, game, {
    ...(scenario !== undefined && { scenario }),
    policies: Object.fromEntries(flags.policy ?? []),
    rulings: new Map(flags.ruling),
    seed,
    games,
    precision,
    workers,
    openPool: queueOption(flags.queue, context),
    transcripts: transcript,
    follow: flags.cards,
    restricted: flags.restricted,
    signal,
    ...playProgress(terminal, (played) => `${thousands(played)} of ${countOf(games, 'game')}`),
  })
  terminal.progress('')
  sayFindings(terminal, result.diagnostics, result.sources)
  if (!result.report || !result.game) return EXIT.faults
  const { transcript: text, ...report } = result.report
  const { notSimulated } = result.game
  const leftOut = notSimulated.length > 0 && { notSimulated: notSimulated.map(({ rule }) => rule) }
  if (flags.json) terminal.out(`${JSON.stringify({ ...result.report, ...leftOut }, null, 2)}\n`)
  else
    terminal.out(`${text === undefined ? '' : `${text}\n`}${simulationText(report, result.game.title, notSimulated)}`)
  if (flags.html !== undefined) {
    const command = commandOf(name, flags, report.games)
    const page = simulationPage(report, result.game.title, notSimulated, command)
    if (writeHtml(page, flags.html, flags.force === true, context) !== EXIT.fine) return EXIT.faults
  }
  const wishes: Wish[] = []
  if (flags.showTurn !== undefined) {
    const choice = { scenario, policies: Object.fromEntries(flags.policy ?? []), rulings: new Map(flags.ruling) }
    wishes.push({ show: 'turn', turn: flags.showTurn, seed, ...choice })
  }
  if (flags.heatMap)
    wishes.push({ show: 'heat', fought: report.fought ?? [], games: report.games, scenario: report.scenario })
  for (const wish of wishes) if (!(await showPicture(game, wish, flags.out, context))) return EXIT.faults
  return isFaulty(result.diagnostics, false) ? EXIT.faults : EXIT.fine
}

/** The command that plays the same games again. */
function commandOf(name: string, flags: Flags, games: number): string {
  const { scenario, policy = [], ruling = [], seed, cards, restricted } = flags
  const options = [['scenario', scenario], ...chosen({ policy, ruling }), ['seed', seed], ['games', games]] as const
  return repeatLine({ words: ['simulate', name], options: [...options, ['cards', cards], ['restricted', restricted]] })
}
