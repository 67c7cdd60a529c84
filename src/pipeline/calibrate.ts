import { loadTheme } from '../draw/load-theme.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { OutputFile, Verified } from '../output/output-format.ts'
import { FORMATS } from '../output/registry.ts'
import { writeFolder } from '../output/write-folder.ts'
import type { PrinterProfile } from '../schema/kinds/printer.ts'
import { applyPrinter } from '../sheets/apply-printer.ts'
import { buildCalibrationJob } from '../sheets/build-calibration-job.ts'
import type { PrintJob } from '../sheets/print-job.ts'
import { packageVersion } from './package-version.ts'

export interface CalibrationOptions {
  readonly papers: readonly Paper[]
  readonly flips: readonly NonNullable<PrintJob['duplex']>[]
  readonly landscape: boolean
  /** Tried out: the sheet comes corrected by it. */
  readonly printer: PrinterProfile | undefined
  /** Folder that the files go to. */
  readonly out: string
  readonly force: boolean
}

/** What became of it; no files when there is an error. */
export interface Calibration {
  readonly files: readonly OutputFile[]
  readonly verified: readonly Verified[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Writes the test sheet that measures a printer, for each paper and flip, and measures what was written. */
export async function calibrate(host: Host, options: CalibrationOptions): Promise<Calibration> {
  const loaded = loadTheme(host)
  const theme = loaded.value
  const diagnostics: Diagnostic[] = [...loaded.diagnostics]
  const files: OutputFile[] = []
  const verified: Verified[] = []
  const load = FORMATS['pdf']
  if (!theme || !load) return { files, verified, diagnostics }
  const pdf = await load()
  const { landscape, printer } = options
  const version = `Quartermaster ${packageVersion(host)}`
  for (const paper of options.papers) {
    for (const flip of options.flips) {
      const drawn = buildCalibrationJob({ paper, landscape, flip, theme, version })
      diagnostics.push(...drawn.diagnostics)
      if (!drawn.value) continue
      const corrected = printer ? applyPrinter(drawn.value, printer, theme) : drawn
      diagnostics.push(...corrected.diagnostics)
      const emitted = await pdf.emit(corrected.value ?? drawn.value, { host, fonts: theme.fonts, svgText: 'glyphs' })
      files.push(...emitted.files)
      diagnostics.push(...emitted.diagnostics)
      if (emitted.verified) verified.push(emitted.verified)
    }
  }
  if (hasErrors(diagnostics)) return { files: [], verified: [], diagnostics }
  const written = writeFolder(host, options.out, files, { force: options.force })
  diagnostics.push(...written.diagnostics)
  return { files: hasErrors(written.diagnostics) ? [] : files, verified, diagnostics }
}
