import { create, type Font } from 'fontkit'
import type { Host } from '../kernel/host.ts'

/** A font file ready to measure, draw and embed. `id` is `Alegreya 800` or `Alegreya 400i`. */
export interface FontFace {
  readonly id: string
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly font: Font
}

/** Font files by family, then by weight with `i` for italic: the `fonts` table of the theme, paths resolved. */
export type FontFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The fonts of a theme. Files are read and parsed on first use and then kept: one parsed font serves measuring, PDF and SVG alike. */
export interface Fonts {
  readonly files: FontFiles
  /** Families tried, in order, for glyphs that a font lacks. */
  readonly fallback: readonly string[]
  /** The face of a family, weight and slant; undefined when the theme has none. */
  find(family: string, weight: number, italic: boolean): FontFace | undefined
}

/** Opens the fonts of a theme lazily. */
export function openFonts(host: Host, files: FontFiles, fallback: readonly string[]): Fonts {
  /** By family, then by weight, below zero for italic: every stretch of every text asks. */
  const open = new Map<string, Map<number, FontFace>>()
  return {
    files,
    fallback,
    find(family, weight, italic) {
      const known = open.get(family)?.get(italic ? -weight : weight)
      if (known) return known
      const key = `${weight}${italic ? 'i' : ''}`
      const path = files[family]?.[key]
      if (path === undefined) return undefined
      const bytes = host.readBytes(path.startsWith('npm:') ? host.packageFile(path.slice(4)) : path)
      const font = create(bytes as Buffer)
      if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not one font`)
      const face: FontFace = { id: `${family} ${key}`, family, weight, italic, font }
      const faces = open.get(family) ?? new Map<number, FontFace>()
      open.set(family, faces.set(italic ? -weight : weight, face))
      return face
    },
  }
}
