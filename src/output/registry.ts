import type { OutputFormat } from './output-format.ts'

/** Formats by id, loaded when they are first asked for. */
export const FORMATS: Readonly<Record<string, () => Promise<OutputFormat>>> = {
  pdf: async () => (await import('./pdf/pdf-format.ts')).pdfFormat,
  svg: async () => (await import('./svg/svg-format.ts')).svgFormat,
}
