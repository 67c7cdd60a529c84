import type { Emitted, EmitOptions } from '../output/output-format.ts'
import { FORMATS } from '../output/registry.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** Writes a document in a format. */
export async function emitJob(job: PrintJob, format: string, options: EmitOptions): Promise<Emitted> {
  const load = FORMATS[format]
  if (!load) throw new Error(`no format ${format}`)
  return (await load()).emit(job, { ...options, pagesAsSvg: () => pagesAsSvg(job, options) })
}

/** The pages of a document as SVG without text, each self-contained. Shared drawings are translated once for all documents of a build. */
export async function pagesAsSvg(job: PrintJob, options: EmitOptions): Promise<readonly string[]> {
  const { files } = await emitJob(job, 'svg', { ...options, svgText: 'glyphs' })
  const decoder = new TextDecoder()
  return files.map(({ bytes }) => decoder.decode(bytes))
}
