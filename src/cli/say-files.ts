import { countOf } from '../kernel/count-of.ts'
import { WHOLE_GAME } from '../output/game-format.ts'
import type { OutputFile } from '../output/output-format.ts'
import type { BuiltGame } from '../pipeline/build-game.ts'
import { shownPath } from './shown-path.ts'

/** Formats that write a file for each page: their files are counted, not listed. */
const PAGE_FORMATS: Readonly<Record<string, string>> = { svg: 'SVG page', png: 'PNG picture' }

/** What was written, a line each document, and what was measured in it. */
export function sayFiles({ files, out, verified, folder: game }: BuiltGame, folder: string): string {
  if (files.length === 0) return `${game.name}: nothing written\n`
  // The first file of a whole game is the one to open.
  const beside = files.filter(
    (file) =>
      file.sheet === WHOLE_GAME &&
      file !== files.find(({ sheet, format }) => sheet === WHOLE_GAME && format === file.format),
  )
  const documents = files.filter(({ format }) => format === 'pdf')
  const lines = files.flatMap((file) => {
    if (file.format === 'pdf') return [sayDocument(file)]
    if (file.sheet === WHOLE_GAME) return beside.includes(file) ? [] : [sayDocument(file)]
    return file.format in PAGE_FORMATS ? [] : [`  ${file.path}  which file shows which piece`]
  })
  for (const [format, what] of Object.entries(PAGE_FORMATS)) {
    const pages = files.filter((file) => file.format === format)
    if (pages.length > 0) lines.push(`  ${countOf(pages.length, what)}, ${sizeOf(pages)}`)
  }
  if (beside.length > 0)
    lines.push(`  ${countOf(beside.length, 'picture or note', 'pictures and notes')} beside it, ${sizeOf(beside)}`)
  if (documents.length > 0) {
    lines.push(
      `  measured: ${countOf(verified.pieces, 'piece')} in place, off by at most ${verified.maxSizeErrorMm.toFixed(4)} mm; ` +
        `fonts ${verified.fontsEmbedded ? '' : 'NOT '}embedded; ${countOf(verified.missingGlyphs, 'missing glyph')}`,
    )
  }
  return `${shownPath(folder, out) || '.'}\n${lines.join('\n')}\n`
}

function sayDocument(file: OutputFile): string {
  const { path, pages, pieces, ink } = file
  const parts = [...(pages === 0 ? [] : [countOf(pages, 'page')]), countOf(pieces, 'piece'), sizeOf([file])]
  if (ink !== undefined) parts.push(`ink ${Math.round(100 * ink)} %`)
  return `  ${path}  ${parts.join(', ')}`
}

function sizeOf(files: readonly OutputFile[]): string {
  const kibibytes = Math.round(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024)
  return kibibytes < 10_000 ? `${kibibytes} KiB` : `${(kibibytes / 1024).toFixed(1)} MiB`
}
