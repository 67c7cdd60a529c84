import { InvalidArgumentError } from 'commander'
import { findGames } from '../../pipeline/find-games.ts'
import { oddsOfGame } from '../../pipeline/odds-of-game.ts'
import type { Wish } from '../../pipeline/odds-wanted.ts'
import { oddsJson, oddsText } from '../../report/odds-text.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { assignments, numberBetween, type Assignment } from '../options.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'

interface Flags {
  readonly deck?: string
  readonly draw?: number
  readonly atLeast?: readonly Wish[]
  readonly byTurn?: number
  readonly opening?: number
  readonly perTurn?: number
  readonly table?: string
  readonly attack?: number
  readonly defence?: number
  readonly scenario?: string
  readonly ruling?: readonly Assignment[]
  readonly json?: true
}

/** More cards than any deck has. */
const MOST = 5000

/** `qm odds <game>` */
export const odds: Command = {
  define(command, context, done) {
    const cards = numberBetween(0, MOST, true)
    command
      .argument('<game>', 'folder of a game, a variant, or the id of a shipped game')
      .option('--deck <id>', 'deck that is drawn from; needed when there are several')
      .option('--draw <n>', 'cards that are drawn', cards)
      .option('--at-least <card=n>', 'what is wanted: attack=1, or role:force=3; all that are named together', wishes)
      .option(
        '--by-turn <n>',
        'chances turn by turn, from the opening hand and the draws of each turn',
        numberBetween(1, 1000, true),
      )
      .option('--opening <n>', 'cards of the opening hand; else the parameter opening-hand of the scenario', cards)
      .option('--per-turn <n>', 'cards drawn each turn; else the parameter draw of the scenario', cards)
      .addOption(
        command
          .createOption('--table <id>', 'chances of a table with dice instead')
          .conflicts(['deck', 'draw', 'atLeast', 'byTurn', 'opening', 'perTurn']),
      )
      .option('--attack <n>', 'strength, in a table of hits', numberBetween(-1000, 1000, true))
      .option('--defence <n>', 'factor, in a table of hits', numberBetween(-1000, 1000, true))
      .option('--scenario <id>', 'whose parameters and rulings hold; default: the first that plays the deck')
      .option('--ruling <id=value>', 'by this ruling; may be repeated', assignments('ruling=option'))
      .option('--json', 'result as JSON on stdout')
      .action((name: string, flags: Flags) => done(run(name, flags, context)))
  },
}

/** Reads `attack=1` and `role:force=3`, comma-separated or repeated. */
function wishes(text: string, before: readonly Wish[] = []): Wish[] {
  const pairs = assignments('attack=1 or role:force=3')(text)
  const read = pairs.map(([of, number]): Wish => {
    if (!/^\d{1,4}$/.test(number)) throw new InvalidArgumentError(`"${of}=${number}" should end in a number of cards.`)
    return { of, atLeast: Number(number) }
  })
  return [...before, ...read]
}

function run(name: string, flags: Flags, context: Context): number {
  const { host, terminal, folder } = context
  const found = findGames(host, folder, [name])
  const [game] = found.games
  if (!game) {
    sayFindings(terminal, found.diagnostics, new Map())
    return EXIT.faults
  }
  const { atLeast = [], ruling, json, ...question } = flags
  const answer = oddsOfGame(host, game, { ...question, wishes: atLeast, rulings: new Map(ruling) })
  sayFindings(
    terminal,
    answer.diagnostics.filter(({ severity, code }) => severity !== 'note' || code.startsWith('odds/')),
    answer.sources,
  )
  if (!answer.odds) return EXIT.faults
  if (json) terminal.out(`${JSON.stringify(oddsJson(answer.game ?? game.name, answer.odds), null, 2)}\n`)
  else terminal.out(oddsText(answer.odds))
  return isFaulty(answer.diagnostics, false) ? EXIT.faults : EXIT.fine
}
