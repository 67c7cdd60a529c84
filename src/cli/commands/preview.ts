import { InvalidArgumentError } from 'commander'
import type { LowInk } from '../../draw/studio.ts'
import { shippedGames } from '../../game/shipped-games.ts'
import { findPaper, type Paper } from '../../kernel/paper-sizes.ts'
import { findGames } from '../../pipeline/find-games.ts'
import { sayPreview } from '../../preview/preview-messages.ts'
import { SHOWN_BACKS } from '../../preview/read-setting.ts'
import type { Setting } from '../../preview/shown.ts'
import type { Backs } from '../../sheets/print-job.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { assignments, numberBetween, oneOf, papers, type Assignment } from '../options.ts'
import { runPreview } from '../preview/run-preview.ts'
import { sayFindings } from '../say-findings.ts'

interface Flags {
  readonly port?: number
  readonly open?: true
  readonly paper?: Paper
  readonly backs: Backs
  readonly lowInk?: true
  readonly lowInkBacks?: true
  readonly ruling?: readonly Assignment[]
  readonly placeholders?: true
}

/** `qm preview [game]` */
export const preview: Command = {
  define(command, context, done) {
    command
      .argument('[game]', 'folder of a game, file of a variant, or the id of a shipped one; default: the game here')
      .option(
        '--port <n>',
        'port of this computer to serve the page at; default: 4680, or any free one',
        numberBetween(0, 65_535, true),
      )
      .option('--open', 'open the page in the browser')
      .option('--paper <paper>', 'a4, letter ... or <w>x<h>mm, to begin with; default: a4', onePaper)
      .option(
        '--backs <kind>',
        `${SHOWN_BACKS.join(', ')}, to begin with`,
        oneOf(SHOWN_BACKS, 'kind of backs'),
        'long-edge',
      )
      .option('--low-ink', 'begin with lines on white instead of flats of colour')
      .option('--low-ink-backs', 'the same for the backs of pieces only')
      .option('--ruling <id=value>', 'print by this ruling; may be repeated', assignments('ruling=option'))
      .option('--placeholders', 'draw a box with the file name for pictures that are missing')
      .action(async (name: string | undefined, flags: Flags) => done(await run(name, flags, context)))
  },
}

function onePaper(text: string): Paper {
  const [paper, another] = papers(text)
  if (!paper || another) throw new InvalidArgumentError('one paper is wanted; others can be chosen on the page.')
  return paper
}

function usualPaper(): Paper {
  const paper = findPaper('a4')
  if (!paper) throw new Error('no paper a4')
  return paper
}

async function run(name: string | undefined, flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder } = context
  const { games, diagnostics } = findGames(host, folder, name === undefined ? [] : [name])
  const [game] = games
  if (!game || games.length > 1) {
    const hints = [`shipped games: ${shippedGames(host).join(', ')}`]
    const problems = diagnostics.length > 0 ? diagnostics : [sayPreview('which-game', {}, undefined, { hints })]
    sayFindings(terminal, problems, new Map())
    return EXIT.faults
  }
  const lowInk: LowInk | undefined = flags.lowInk ? 'all' : flags.lowInkBacks ? 'backs' : undefined
  const first: Setting = { paper: flags.paper ?? usualPaper(), backs: flags.backs, lowInk }
  const chosen = new Map(flags.ruling)
  const placeholders = flags.placeholders === true
  const { port } = flags
  return runPreview({ game, first, chosen, placeholders, port, open: flags.open === true }, context)
}
