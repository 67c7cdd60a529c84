import { join, resolve } from 'node:path'
import { findPaper, type Paper } from '../../kernel/paper-sizes.ts'
import { calibrate as writeSheets } from '../../pipeline/calibrate.ts'
import { loadPrinter } from '../../pipeline/load-printer.ts'
import { printerExample } from '../../sheets/calibration-texts.ts'
import type { PrintJob } from '../../sheets/print-job.ts'
import type { Command } from '../command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../exit-codes.ts'
import { listOf, papers } from '../options.ts'
import { isFaulty, sayFindings } from '../say-findings.ts'
import { shownPath } from '../shown-path.ts'

type Flip = NonNullable<PrintJob['duplex']>
const FLIPS: readonly Flip[] = ['long-edge', 'short-edge']

interface Flags {
  readonly paper: Paper[]
  readonly backs: Flip[]
  readonly landscape?: true
  readonly printer?: string
  readonly out: string
  readonly force?: true
}

/** `qm calibrate` */
export const calibrate: Command = {
  define(command, context, done) {
    command
      .option('--paper <list>', 'a4, letter ... or <w>x<h>mm', papers, [findPaper('a4')])
      .option('--backs <list>', `how the paper is turned: ${FLIPS.join(',')}`, listOf(FLIPS, 'flip'), ['long-edge'])
      .option('--landscape', 'the sheet for landscape pages, which printers turn')
      .option('--printer <file>', 'try a profile out: the sheet comes corrected by it')
      .option('--out <folder>', 'folder that gets a folder "calibration"', 'out')
      .option('--force', 'overwrite files that Quartermaster did not write')
      .action(async (flags: Flags) => done(await run(flags, context)))
  },
}

async function run(flags: Flags, { host, terminal, folder }: Context): Promise<number> {
  const printer = flags.printer === undefined ? undefined : loadPrinter(host, resolve(folder, flags.printer))
  if (printer && !printer.value) {
    sayFindings(terminal, printer.diagnostics, printer.sources)
    return EXIT.faults
  }
  const out = join(resolve(folder, flags.out), 'calibration')
  const landscape = flags.landscape === true
  const { files, verified, diagnostics } = await writeSheets(host, {
    papers: flags.paper,
    flips: flags.backs,
    landscape,
    printer: printer?.value,
    out,
    force: flags.force === true,
  })
  sayFindings(terminal, diagnostics, new Map())
  if (files.length > 0) {
    const worst = Math.max(...verified.map(({ maxSizeErrorMm }) => maxSizeErrorMm))
    const lines = [
      ...files.map(({ path, pages }) => `${join(shownPath(folder, out), path)}  ${pages} pages`),
      `  measured: every cross and scale in place, off by at most ${worst.toFixed(4)} mm`,
      'Print both pages on one sheet at 100 % and read it as it says. Then write printer.yaml, for example:',
      ...printerExample(landscape).map((line) => `  ${line}`),
      'and build with: qm build --printer printer.yaml',
    ]
    terminal.out(`${lines.join('\n')}\n`)
  }
  return isFaulty(diagnostics, false) ? EXIT.faults : EXIT.fine
}
