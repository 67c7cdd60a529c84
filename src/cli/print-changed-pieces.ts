import { join, relative, resolve } from 'node:path'
import type { Paper } from '../kernel/paper-sizes.ts'
import { printChanges, type ComparedGames } from '../pipeline/compare-games.ts'
import type { GameFolder } from '../pipeline/find-games.ts'
import type { CardForm } from '../pipeline/sheet-kinds.ts'
import type { Backs } from '../sheets/print-job.ts'
import type { Context } from './context.ts'
import { EXIT } from './exit-codes.ts'
import type { Assignment } from './options.ts'
import { isFaulty, sayFindings } from './say-findings.ts'

/** Options of the sheets that a comparison writes. */
export interface PrintFlags {
  readonly ruling?: readonly Assignment[]
  readonly format: string[]
  readonly paper: Paper[]
  readonly backs: Backs[]
  readonly pieces: CardForm[]
  readonly out: string
  readonly force?: true
}

/** Writes the sheets of the new pieces, and says which. */
export async function printChangedPieces(
  changed: GameFolder,
  versions: NonNullable<ComparedGames['versions']>,
  flags: PrintFlags,
  context: Context,
): Promise<{ readonly code: number; readonly files: readonly string[] }> {
  const { host, terminal, folder, signal } = context
  const built = await printChanges(host, changed, versions, {
    chosen: new Map(flags.ruling),
    simulation: false,
    placeholders: false,
    only: [],
    pieces: [],
    oneOfEach: false,
    forms: flags.pieces,
    formats: flags.format,
    papers: flags.paper,
    backs: flags.backs,
    pages: 'interleaved',
    gap: 0,
    svgText: 'glyphs',
    out: resolve(folder, flags.out),
    force: flags.force === true,
    strict: false,
    signal,
    pause: () => context.pause(),
    progress: (text) => terminal.progress(text),
  })
  terminal.progress('')
  if (!built) return { code: EXIT.fine, files: [] }
  sayFindings(
    terminal,
    built.diagnostics.filter(({ severity }) => severity !== 'note'),
    built.sources,
  )
  const code = isFaulty(built.diagnostics, false) ? EXIT.faults : EXIT.fine
  return { code, files: built.files.map(({ path }) => join(relative(folder, built.out), path)) }
}
