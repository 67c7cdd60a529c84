import type { Glyph } from 'fontkit'
import type { FontFace } from '../../draw/fonts.ts'
import { element } from './element.ts'

/** Glyph outlines of a document, each kept once under an id that says font and glyph: `qm-alegreya-800-37`. */
export interface GlyphStore {
  /** The id of a glyph's outline, in font units with y up; undefined when it draws nothing (a blank). */
  idOf(face: FontFace, glyph: Glyph): string | undefined
  /** `<path id=... d=.../>` of an id given before. */
  definition(id: string): string
}

export function openGlyphs(): GlyphStore {
  const outlines = new Map<string, string>()
  return {
    idOf(face, glyph) {
      const id = `qm-${face.id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${glyph.id}`
      if (!outlines.has(id)) outlines.set(id, glyph.path.toSVG())
      return outlines.get(id) === '' ? undefined : id
    },
    definition: (id) => element('path', { id, d: outlines.get(id) ?? '' }),
  }
}
