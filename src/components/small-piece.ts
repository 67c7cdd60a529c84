import { drawFace } from '../draw/draw-face.ts'
import type { Face } from '../draw/face.ts'
import { isDark } from '../draw/is-dark.ts'
import type { Ground } from '../draw/ground-colour.ts'
import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { decimal } from '../kernel/units.ts'
import { studioFor, type DrawContext } from './component.ts'

/** Edge of the square in which counters and chits are drawn: their size where nothing else is said. mm. */
export const DESIGN_SIZE = 15
/** Bleed of such pieces on paper, and the rim of the drawing that texts keep off. mm. */
export const SMALL_BLEED = 1.5
const SAFE = 1.25

/** One face of a counter-size piece. */
export interface SmallFace {
  /** Unique name, as far as the copy's number: `counters/a-8`. */
  readonly piece: string
  /** In messages: `counter "A Co. 8"`. */
  readonly called: string
  readonly label: string
  readonly side: Face['side']
  /** Edge as printed, mm. */
  readonly size: number
  /** Shown beyond the edge, mm; absent: `SMALL_BLEED`. */
  readonly bleed?: number | undefined
  readonly template: string
  readonly ground: Ground
  readonly values: Readonly<Record<string, unknown>>
  spanOf(field: string, letters?: string): Span | undefined
}

const DATA = new Set(['scale', 'bleed', 'ground', 'on', 'hue', 'dark'])
const INSIDE = { x: SAFE, y: SAFE, width: DESIGN_SIZE - 2 * SAFE, height: DESIGN_SIZE - 2 * SAFE }

/**
 * Draws a counter-size face with a template. Templates draw in a square of 15 mm whatever the size: `@scale` is the printed share of it, with which
 * they keep type legible; `@ground` and `@on` are the colours of the flat below and of what is written on it; `@hue` is the colour of the piece,
 * also where ink is saved and the flat is white, and `@dark` whether it is dark. Findings without a place are about the template.
 */
export function drawSmallFace(
  request: SmallFace,
  context: DrawContext,
): { face?: Face; findings: readonly Diagnostic[] } {
  const { piece, called, label, side, size, bleed = SMALL_BLEED, template, values } = request
  const { ground, on, hue } = request.ground
  const studio = studioFor(side, context)
  const scale = size / DESIGN_SIZE
  const drawn = drawFace(studio, {
    template,
    names: { fields: new Set(Object.keys(values)), data: DATA, owner: called },
    values,
    data: { scale, bleed: bleed / scale, ground, on, hue, dark: isDark(hue) },
    piece: called,
    safe: INSIDE,
    spanOf: (field, letters) => request.spanOf(field, letters),
  })
  if (drawn.svg === undefined) return drawn
  const svg = scale === 1 ? drawn.svg : `<g transform="scale(${decimal(scale, 6)})">${drawn.svg}</g>`
  return {
    face: { piece, side, label, width: size, height: size, bleed, ground, svg },
    findings: drawn.findings,
  }
}

/** Copies of a drawn piece, each with its number: `counters/a-8/2`, `A Co. (2 of 7)`. */
export function copiesOfFace(face: Face, copies: number, printed: number): Face[] {
  return Array.from({ length: printed }, (_, i) => ({
    ...face,
    piece: `${face.piece}/${i + 1}`,
    label: copies === 1 ? face.label : `${face.label} (${i + 1} of ${copies})`,
  }))
}
