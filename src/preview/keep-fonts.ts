import { openFonts, type Fonts } from '../draw/fonts.ts'
import { recordReads, type Recorder } from './record-reads.ts'

/** Opens fonts, and gives the same ones again while theme and files say the same: with them stay all words shaped so far. */
export function keepFonts(): typeof openFonts {
  let kept: { readonly key: string; readonly fonts: Fonts; readonly files: Recorder } | undefined
  return (host, table, fallback) => {
    const key = JSON.stringify([table, fallback])
    if (kept?.key === key && !kept.files.changed()) return kept.fonts
    const files = recordReads(host)
    kept = { key, files, fonts: openFonts(files.host, table, fallback) }
    return kept.fonts
  }
}
