import { join } from 'node:path'
import type { Game } from '../game/game.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { WHOLE_GAME } from '../output/game-format.ts'
import type { EmitOptions, OutputFile, Verified } from '../output/output-format.ts'
import { GAME_FORMATS } from '../output/registry.ts'
import { writeFolder } from '../output/write-folder.ts'
import { checkGame, type CheckedGame, type CheckOptions } from './check-game.ts'
import { emitGame } from './emit-game.ts'
import { emitJob } from './emit-job.ts'
import { estimateInk, withInk } from './estimate-ink.ts'
import type { GameFolder } from './find-games.ts'
import { layOutGame, type LayOutOptions } from './lay-out-game.ts'
import { listPieces } from './list-pieces.ts'
import { withMoreBleed } from './more-bleed.ts'
import { sayPipeline } from './pipeline-messages.ts'

export interface BuildOptions extends CheckOptions, LayOutOptions {
  readonly formats: readonly string[]
  readonly svgText: 'glyphs' | 'live'
  /** Pixels an inch of pictures; absent: 300. */
  readonly dpi?: number | undefined
  /** Address below which the pictures of `tts` will lie; absent: they are named without a place. */
  readonly imageBase?: string | undefined
  /** Estimate the ink of each document. */
  readonly ink?: boolean
  /** Folder below which the game's own output folder lies. */
  readonly out: string
  /** Stands behind the name of the output folder. */
  readonly outSuffix?: string | undefined
  readonly force: boolean
  /** Warnings stop the build too. */
  readonly strict: boolean
  readonly signal: AbortSignal
  /** Lets the process see its signals between two pieces of work. */
  pause(): Promise<void>
  /** Hears what is being worked on. */
  progress(text: string): void
}

/** What a build made of a game. */
export interface BuiltGame extends CheckedGame {
  /** Empty when nothing was written. */
  readonly files: readonly OutputFile[]
  /** Where they are. */
  readonly out: string
  readonly verified: Verified
}

/**
 * From a folder of YAML to sheets on disk. The stages in order: load, check, draw (`checkGame`), lay on paper, write in each format, measure what was
 * written, put into place. Any error stops it before the old output is touched.
 */
export async function buildGame(host: Host, folder: GameFolder, options: BuildOptions): Promise<BuiltGame> {
  options.progress(`${folder.name}: checking`)
  const checked = await checkGame(host, folder, { ...options, shown: (game) => shownGame(game, options) })
  const out = join(options.out, folder.name + (options.outSuffix ?? ''))
  const diagnostics: Diagnostic[] = [...checked.diagnostics]
  const failed = (): boolean =>
    hasErrors(diagnostics) || (options.strict && diagnostics.some((d) => d.severity === 'warning'))
  const nothing = { ...checked, diagnostics, files: [], out, verified: verifiedTotal([]) }
  if (failed()) return nothing

  const wholes = options.formats.filter((format) => Object.hasOwn(GAME_FORMATS, format))
  const formats = options.formats.filter((format) => !wholes.includes(format))
  const jobs = formats.length === 0 ? [] : layOutGame(host, checked, options, diagnostics)
  if (failed()) return nothing

  const files: OutputFile[] = []
  const measured: Verified[] = []
  const interrupted = { ...nothing, diagnostics: [...diagnostics, sayPipeline('interrupted', {})] }
  const writing = emitOptions(host, checked, options)
  for (const job of jobs) {
    const ink = options.ink === true ? await estimateInk(job, writing) : undefined
    const written: OutputFile[] = []
    for (const format of formats) {
      if (!(await goOn(options))) return interrupted
      options.progress(`${folder.name}: ${job.name}.${format}`)
      const emitted = await emitJob(job, format, writing)
      written.push(...(ink ? withInk(emitted.files, ink) : emitted.files))
      diagnostics.push(...emitted.diagnostics)
      if (emitted.verified) measured.push(emitted.verified)
    }
    const list = listPieces(job, written)
    files.push(...written, ...(list ? [list] : []))
  }
  for (const format of wholes) {
    if (!(await goOn(options))) return interrupted
    options.progress(`${folder.name}: ${format}`)
    const emitted = await emitGame(host, checked, format, { ...options, goOn: () => goOn(options) })
    files.push(...emitted.files)
    diagnostics.push(...emitted.diagnostics)
  }
  if (options.signal.aborted) return interrupted
  if (failed()) return nothing

  const all = options.only.length === 0 && options.pieces.length === 0
  const sheets = all ? [WHOLE_GAME, ...(checked.game?.sheets ?? []).map(({ id }) => id)] : undefined
  const written = writeFolder(host, out, files, { force: options.force, ...(sheets && { sheets }) })
  diagnostics.push(...written.diagnostics)
  return {
    ...checked,
    diagnostics,
    files: hasErrors(written.diagnostics) ? [] : files,
    out,
    verified: verifiedTotal(measured),
  }
}

/** What is drawn of a game: cards one by one have the bleed that is asked for. */
function shownGame(game: Game, { shown, each }: BuildOptions): Game {
  const wanted = shown?.(game) ?? game
  return each ? withMoreBleed(wanted, each.bleed) : wanted
}

/** What writers need beside a document. */
function emitOptions(host: Host, { drawn }: CheckedGame, options: BuildOptions): EmitOptions {
  if (!drawn) throw new Error('nothing drawn')
  const { svgText, dpi } = options
  return { host, fonts: drawn.studio.theme.fonts, svgText, dpi, goOn: () => goOn(options) }
}

/** Whether nobody has interrupted the build, once the process has had a look at its signals. */
async function goOn(options: BuildOptions): Promise<boolean> {
  await options.pause()
  return !options.signal.aborted
}

/** What was measured in all documents together. */
function verifiedTotal(parts: readonly Verified[]): Verified {
  return {
    pieces: parts.reduce((sum, part) => sum + part.pieces, 0),
    maxSizeErrorMm: Math.max(0, ...parts.map((part) => part.maxSizeErrorMm)),
    fontsEmbedded: parts.every((part) => part.fontsEmbedded),
    missingGlyphs: parts.reduce((sum, part) => sum + part.missingGlyphs, 0),
  }
}
