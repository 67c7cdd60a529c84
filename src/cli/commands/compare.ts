import { countOf } from '../../kernel/count-of.ts'
import { findPaper } from '../../kernel/paper-sizes.ts'
import { FORMATS, USUAL_FORMATS } from '../../output/registry.ts'
import { compareGames } from '../../pipeline/compare-games.ts'
import { findGames } from '../../pipeline/find-games.ts'
import { compareJson } from '../../report/compare-json.ts'
import { comparePage } from '../../report/compare-page.ts'
import { compareMarkdown, compareText } from '../../report/compare-text.ts'
import { replayPair } from '../../sim/compare/replay-pair.ts'
import type { Command } from '../command.ts'
import { compareLine, type CompareFlags } from '../compare-line.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { listOf, numberBetween, papers, type Assignment } from '../options.ts'
import { addPlayOptions, addRestrictedOption } from '../play-options.ts'
import { playProgress } from '../play-progress.ts'
import { printChangedPieces, type PrintFlags } from '../print-changed-pieces.ts'
import { queueOption } from '../queue/queue-option.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'
import { isHtmlInTheWay, writeHtml } from '../write-html.ts'
import { BACKS, FORMS } from './build.ts'

interface Flags extends CompareFlags, PrintFlags {
  readonly ruling?: readonly Assignment[]
  readonly games?: number
  /** False with `--no-simulation`. */
  readonly simulation: boolean
  readonly queue?: string
  readonly replay?: number
  readonly print?: true
  readonly markdown?: true
  readonly html?: string
  readonly json?: true
}

/** `qm compare <base> <changed>` */
export const compare: Command = {
  define(command, context, done) {
    const formats = Object.keys(FORMATS)
    addPlayOptions(
      command
        .argument('<base>', 'folder of a game, a variant, or the id of a shipped game')
        .argument('<changed>', 'the same game with a change: a variant, or a copy'),
      context,
    )
      .option('--games <n>', 'pairs of games; else 200,000, or what two minutes allow', numberBetween(1, 1e9, true))
      .option('--d <points>', 'difference that matters, in percentage points', numberBetween(0.01, 50, false), 1)
      .option('--verdict', 'only the verdict: stop as soon as it is there')
      .option('--no-knock-out', 'leave out what each line of the change does')
      .option('--no-matrix', 'leave out other policies and rulings')
      .addOption(
        command
          .createOption(
            '--searching <n>',
            'add stronger players to the matrix, so many pairs a cell; slow, 40 take half a minute',
          )
          .argParser(numberBetween(1, 1e6, true))
          .conflicts(['matrix', 'verdict']),
      )
    addRestrictedOption(command)
      .option('--no-simulation', 'compare on paper only')
      .option('--queue <url>', 'let qm worker processes play, through a Redis server: redis://host')
      .option('--replay <n>', 'write out both games of a pair instead', numberBetween(0, 1e9, true))
      .option('--print', 'write sheets of the new pieces alone')
      .option('--format <list>', `with --print: ${formats.join(',')}`, listOf(formats, 'format'), [...USUAL_FORMATS])
      .option('--paper <list>', 'with --print: a4, letter ... or <w>x<h>mm', papers, [findPaper('a4')])
      .option('--backs <list>', `with --print: ${BACKS.join(',')}`, listOf(BACKS, 'kind of backs'), ['long-edge'])
      .option('--pieces <list>', 'with --print: cards, or chits', listOf(FORMS, 'form of the cards'), ['cards'])
      .option('--out <folder>', 'with --print: where the folder of the sheets goes', 'out')
      .option('--force', 'with --print, --html: overwrite files that Quartermaster did not write')
      .option('--markdown', 'result as Markdown on stdout')
      .option('--html <file>', 'also write the result, with plots, as one HTML page')
      .option('--json', 'result as JSON on stdout')
      .action(async (base: string, changed: string, flags: Flags) => done(await run([base, changed], flags, context)))
  },
}

async function run(names: readonly string[], flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder, signal } = context
  const found = names.map((name) => findGames(host, folder, [name]))
  const [base, changed] = found.map(({ games }) => games[0])
  if (!base || !changed) {
    sayFindings(
      terminal,
      found.flatMap(({ diagnostics }) => diagnostics),
      new Map(),
    )
    return EXIT.faults
  }
  if (isHtmlInTheWay(flags.html, flags.force === true, context)) return EXIT.faults
  const choice = {
    ...(flags.scenario !== undefined && { scenario: flags.scenario }),
    policies: Object.fromEntries(flags.policy ?? []),
    rulings: new Map(flags.ruling),
  }
  const { seed, games, d, workers, searching, restricted, verdict: onlyVerdict } = flags
  const [knockOut, matrix] = [flags.knockOut && !onlyVerdict, flags.matrix && !onlyVerdict]
  const play = {
    ...choice,
    ...{ seed, pairs: games, d, workers, knockOut, matrix, searching, onlyVerdict, restricted, signal },
    openPool: queueOption(flags.queue, context),
    ...playProgress(terminal, (played) => `${countOf(played, 'pair')} of games`),
  }
  const isPlayed = flags.simulation && flags.replay === undefined
  const compared = await compareGames(host, [base, changed], {
    rulings: choice.rulings,
    ...(isPlayed && { play }),
    follow: flags.html !== undefined,
  })
  terminal.progress('')
  const { versions } = compared
  const comparison = compared.comparison && {
    ...compared.comparison,
    command: compareLine(names, flags, compared.comparison),
  }
  sayFindings(
    terminal,
    // Notes are about the games, but for the one that says why nothing was played.
    compared.diagnostics.filter(({ severity, code }) => severity !== 'note' || code === 'build/no-rules'),
    compared.sources,
  )
  if (!comparison || !versions || isFaulty(compared.diagnostics, false)) return EXIT.faults
  if (flags.replay !== undefined) {
    const text = await replayPair(versions.base, versions.changed, choice, seed, flags.replay)
    sayFindings(terminal, text.diagnostics, compared.sources)
    if (text.value !== undefined) terminal.out(`${text.value}\n`)
    return isFaulty(text.diagnostics, false) ? EXIT.faults : EXIT.fine
  }
  const printed = flags.print
    ? await printChangedPieces(changed, versions, flags, context)
    : { code: EXIT.fine, files: [] }
  if (flags.json)
    terminal.out(
      `${JSON.stringify({ ...compareJson(comparison), ...(flags.print && { files: printed.files }) }, null, 2)}\n`,
    )
  else {
    terminal.out(flags.markdown ? compareMarkdown(comparison) : compareText(comparison))
    if (flags.print)
      terminal.out(printed.files.length > 0 ? `\n${printed.files.join('\n')}\n` : '\nnothing new to print\n')
  }
  const written =
    flags.html === undefined ? EXIT.fine : writeHtml(comparePage(comparison), flags.html, flags.force === true, context)
  return Math.max(printed.code, written)
}
