import { join, relative } from 'node:path'
import { sha256 } from '../output/sha256.ts'
import type { BuiltGame } from '../pipeline/build-game.ts'
import { diagnosticJson } from '../report/diagnostic-json.ts'

/** The documented JSON of `qm build`. */
export function buildJson(
  results: readonly BuiltGame[],
  diagnostics: BuiltGame['diagnostics'],
  sources: ReadonlyMap<string, string>,
  folder: string,
  measured: object,
): object {
  return {
    files: results.flatMap(({ files, out }) =>
      files.map(({ path, format, sheet, paper, backs, pages, pieces, bytes, ink }) => {
        return {
          path: join(relative(folder, out), path),
          format,
          sheet,
          paper,
          backs,
          pages,
          pieces,
          bytes: bytes.length,
          sha256: sha256(bytes),
          ink,
        }
      }),
    ),
    verified: {
      pieces: results.reduce((sum, { verified }) => sum + verified.pieces, 0),
      maxSizeErrorMm: Math.max(0, ...results.map(({ verified }) => verified.maxSizeErrorMm)),
      fontsEmbedded: results.every(({ verified }) => verified.fontsEmbedded),
      missingGlyphs: results.reduce((sum, { verified }) => sum + verified.missingGlyphs, 0),
    },
    diagnostics: diagnostics.map((d) => diagnosticJson(d, sources)),
    measured,
  }
}
