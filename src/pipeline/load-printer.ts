import type { Outcome } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { readShape } from '../schema/read-shape.ts'
import { printerShape, type PrinterProfile } from '../schema/kinds/printer.ts'
import { parseYaml } from '../source/parse-yaml.ts'
import { sayPipeline } from './pipeline-messages.ts'

/** A printer's file with its text, which reports show. */
export interface LoadedPrinter extends Outcome<PrinterProfile> {
  /** The text by the path, as loaded games have it. */
  readonly sources: ReadonlyMap<string, string>
}

/** Reads the file that `--printer` names. A file that is missing, or that is something else than a printer, is a finding. */
export function loadPrinter(host: Host, path: string): LoadedPrinter {
  const nothing = new Map<string, string>()
  let text: string
  try {
    text = host.readText(path)
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return { diagnostics: [sayPipeline('no-printer', { path })], sources: nothing }
  }
  const sources = new Map([[path, text]])
  const document = parseYaml(path, text)
  if (!document.value) return { diagnostics: document.diagnostics, sources }
  const read = readShape(document.value, printerShape)
  if (read.value && read.value.kind !== 'printer') {
    const hints = didYouMean(read.value.kind, ['printer'], 'wanted here')
    const at = document.value.spanOf(['kind'])
    return { diagnostics: [sayPipeline('other-kind', { kind: read.value.kind }, at, { hints })], sources }
  }
  return { ...read, sources }
}
