import { isAbsolute, join, resolve } from 'node:path'
import type { LowInk } from '../../draw/studio.ts'
import { findPaper, type Paper } from '../../kernel/paper-sizes.ts'
import { FORMATS, GAME_FORMATS, USUAL_FORMATS } from '../../output/registry.ts'
import { buildGame, type BuiltGame } from '../../pipeline/build-game.ts'
import { findGames } from '../../pipeline/find-games.ts'
import { loadPrinter } from '../../pipeline/load-printer.ts'
import type { PieceWish } from '../../pipeline/select-pieces.ts'
import type { CardForm } from '../../pipeline/sheet-kinds.ts'
import type { PageOrder } from '../../sheets/deck-request.ts'
import type { Backs } from '../../sheets/print-job.ts'
import { buildJson } from '../build-json.ts'
import { addCheckOptions, type CheckFlags } from '../check-options.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { collect, lengthBetween, listOf, numberBetween, oneOf, papers, pieceWishes, webFolder } from '../options.ts'
import { sayFiles } from '../say-files.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'
import { sayResult } from './check.ts'

/** Kinds of backs that can be asked for. */
export const BACKS: readonly Backs[] = ['long-edge', 'short-edge', 'gutterfold', 'none']
/** Forms in which cards can be asked for. */
export const FORMS: readonly CardForm[] = ['cards', 'chits']
const ORDERS: readonly PageOrder[] = ['interleaved', 'fronts-backs']

interface Flags extends CheckFlags {
  readonly format: string[]
  readonly dpi?: number
  readonly imageBase?: string
  readonly each?: true
  readonly bleed?: number
  readonly corners?: number
  readonly paper: Paper[]
  readonly backs: Backs[]
  readonly pages: PageOrder
  readonly gap: number
  readonly only?: string[]
  readonly piece?: PieceWish[]
  readonly pieces: CardForm[]
  readonly counterSize?: number
  readonly figureSize?: number
  readonly hexSize?: number
  readonly lowInk?: true
  readonly lowInkBacks?: true
  readonly ink?: true
  readonly oneOfEach?: true
  readonly svgText: 'glyphs' | 'live'
  readonly printer?: string
  readonly out: string
  readonly force?: true
}

/** `qm build [game...]` */
export const build: Command = {
  define(command, context, done) {
    const formats = [...Object.keys(FORMATS), ...Object.keys(GAME_FORMATS)]
    addCheckOptions(
      command.argument(
        '[game...]',
        'folder of a game, file of a variant, or the id of a shipped one; default: the game here, else all shipped',
      ),
    )
      .option('--format <list>', `what to write: ${formats.join(',')}`, listOf(formats, 'format'), [...USUAL_FORMATS])
      .option(
        '--dpi <n>',
        'pixels an inch of pictures; when nothing is said 300, for vassal about 150',
        numberBetween(72, 1200, true),
      )
      .option(
        '--image-base <url>',
        'with --format tts: where its pictures will lie, https://... or file:///...',
        webFolder,
      )
      .option('--each', 'single pieces instead of sheets: a page or file for each side of each, as large as the piece')
      .option('--bleed <mm>', 'with --each: picture beyond the cut, on all sides', lengthBetween(0, 20))
      .addOption(
        command
          .createOption('--corners <mm>', 'with --each: radius of round corners, clear outside; not in PDFs')
          .argParser(lengthBetween(0, 50))
          .conflicts('bleed'),
      )
      .option('--paper <list>', 'a4, letter ... or <w>x<h>mm', papers, [findPaper('a4')])
      .option('--backs <list>', BACKS.join(','), listOf(BACKS, 'kind of backs'), ['long-edge'])
      .option(
        '--pages <order>',
        'interleaved, or fronts-backs: two files, for turning by hand',
        oneOf(ORDERS, 'order of pages'),
        'interleaved',
      )
      .option('--pieces <list>', 'cards, or chits of counter size with racks', listOf(FORMS, 'form of the cards'), [
        'cards',
      ])
      .option('--counter-size <mm>', 'edge of counters and chits: 15mm, 0.5in ...', lengthBetween(8, 50))
      .option('--figure-size <mm>', 'height of paper figures: 28mm, 1.5in ...', lengthBetween(15, 80))
      .option('--hex-size <mm>', 'hexes of maps, across flats: 22mm, 1.5in ...', lengthBetween(8, 100))
      .option('--low-ink', 'lines on white instead of flats of colour')
      .option('--low-ink-backs', 'the same for the backs of pieces only')
      .option('--ink', 'estimate how much ink each document takes; always done with --low-ink')
      .option('--gap <mm>', 'space between pieces', lengthBetween(0, 50), 0)
      .option('--only <sheets>', 'only these sheets', collect)
      .option('--piece <id[=n]>', 'only these pieces, so many copies; may be repeated', pieceWishes)
      .option('--one-of-each', 'one piece of every kind')
      .option(
        '--svg-text <way>',
        'glyphs, or live text for editing',
        oneOf(['glyphs', 'live'] as const, 'way'),
        'glyphs',
      )
      .option('--printer <file>', 'profile of your printer, as measured with qm calibrate')
      .option('--out <folder>', 'where the folders of the games go', 'out')
      .option('--force', 'overwrite files that Quartermaster did not write')
      .action(async (names: string[], flags: Flags) => {
        const needs = (['bleed', 'corners'] as const).find((name) => flags[name] !== undefined && !flags.each)
        if (needs) command.error(`error: option '--${needs} <mm>' is of use with '--each' only`)
        const whole = flags.format.find((format) => Object.hasOwn(GAME_FORMATS, format))
        const part = partOption(flags)
        if (whole !== undefined && part !== undefined)
          command.error(`error: option '${part}' is of no use with '--format ${whole}', which holds the whole game`)
        if (flags.imageBase !== undefined && !flags.format.includes('tts'))
          command.error("error: option '--image-base <url>' is of use with '--format tts' only")
        if (flags.dpi !== undefined && flags.format.every((format) => USUAL_FORMATS.includes(format)))
          command.error("error: option '--dpi <n>' is of use for pictures only: --format png, tts or vassal")
        done(await run(names, flags, context))
      })
  },
}

/** An option that asks for less than a whole game, or for single pieces where no format has them; undefined where there is none. */
function partOption({ format, only, piece, oneOfEach, each }: Flags): string | undefined {
  if (only !== undefined) return '--only'
  if (piece !== undefined) return '--piece'
  if (oneOfEach) return '--one-of-each'
  return each && !format.some((id) => Object.hasOwn(FORMATS, id)) ? '--each' : undefined
}

async function run(names: readonly string[], flags: Flags, context: Context): Promise<number> {
  const { host, terminal, folder, signal } = context
  const started = { wall: host.now(), cpu: host.cpu() }
  const found = findGames(host, folder, names)
  const printer = flags.printer === undefined ? undefined : loadPrinter(host, resolve(folder, flags.printer))
  const lowInk: LowInk | undefined = flags.lowInk ? 'all' : flags.lowInkBacks ? 'backs' : undefined
  const results: BuiltGame[] = []
  const early = [...found.diagnostics, ...(printer?.diagnostics ?? [])]
  const runnable = early.length === 0 ? found.games : []
  for (const game of runnable) {
    const result = await buildGame(host, game, {
      chosen: new Map(flags.ruling),
      simulation: flags.simulation,
      placeholders: flags.placeholders === true,
      only: flags.only ?? [],
      pieces: flags.piece ?? [],
      oneOfEach: flags.oneOfEach === true,
      forms: flags.pieces,
      counterSize: flags.counterSize,
      figureSize: flags.figureSize,
      hexSize: flags.hexSize,
      lowInk,
      ink: flags.ink === true || lowInk !== undefined,
      formats: flags.format,
      dpi: flags.dpi,
      imageBase: flags.imageBase,
      each: flags.each && { bleed: flags.bleed ?? 0, corner: flags.corners ?? 0 },
      papers: flags.paper,
      backs: flags.backs,
      pages: flags.pages,
      gap: flags.gap,
      svgText: flags.svgText,
      printer: printer?.value,
      out: isAbsolute(flags.out) ? flags.out : join(folder, flags.out),
      force: flags.force === true,
      strict: flags.strict === true,
      signal,
      pause: () => context.pause(),
      progress: (text) => terminal.progress(text),
    })
    results.push(result)
    if (signal.aborted) break
    terminal.progress('')
    if (!flags.json) {
      sayFindings(terminal, result.diagnostics, result.sources)
      terminal.err(`${sayResult(result)}\n`)
    }
  }
  const diagnostics = [...early, ...results.flatMap((result) => result.diagnostics)]
  if (!flags.json) sayFindings(terminal, early, printer?.sources ?? new Map())
  if (signal.aborted) {
    terminal.err(
      `interrupted: the old output is untouched${results.length > 1 ? ', but for the games named above' : ''}\n`,
    )
    return EXIT.interrupted
  }
  const measured = { wallMs: Math.round(host.now() - started.wall), cpuMs: Math.round(host.cpu() - started.cpu) }
  const sources = new Map([...results.flatMap((result) => [...result.sources]), ...(printer?.sources ?? [])])
  if (flags.json)
    terminal.out(`${JSON.stringify(buildJson(results, diagnostics, sources, folder, measured), null, 2)}\n`)
  else for (const result of results) terminal.out(sayFiles(result, folder))
  if (!flags.json && printer?.value && results.length > 0)
    terminal.out(`pages moved for the printer ${printer.value.title ?? flags.printer}\n`)
  if (!flags.json && results.length > 0)
    terminal.out(`${(measured.wallMs / 1000).toFixed(1)} s (${(measured.cpuMs / 1000).toFixed(1)} s of CPU)\n`)
  return isFaulty(diagnostics, flags.strict === true) ? EXIT.faults : EXIT.fine
}
