import type { Face } from '../../draw/face.ts'
import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import type { Theme } from '../../draw/theme.ts'
import { decimal } from '../../kernel/units.ts'
import { scaledStyle } from './ground-ink.ts'
import { hasRing } from './marks/draw-marks.ts'
import { RING_DROP } from './names/draw-names.ts'
import { numberPlace } from './names/number-places.ts'
import type { Scene } from './scene.ts'

/** A kind of piece in a hex, and how many of it stand there. */
export interface HexPiece {
  readonly face: Face
  readonly count: number
}

/** Pieces that stand in a hex, from the bottom of the stack up. */
export interface HexPieces {
  readonly hex: string
  readonly pieces: readonly HexPiece[]
}

/** Largest edge of a piece in map units, and the least space between it and the number of its hex in mm. */
const LARGEST = 15
const CLEAR = 0.35
/** From the centre of a hex to the lower edge of the lowest piece: of one alone, of one in a ring with the number inside, of a stack. */
const FOOT = 8.4
const RING_FOOT = 9.6
const STACK_FOOT = 10.4
/** How far each piece of a stack stands below the one under it: its first line stays in view. All steps of a stack together have `SPREAD`. */
const STEP = 4
const SPREAD = 6

/** Draws pieces in their hexes, in mm, no larger than has room below the number of the hex. Many alike are one with its number. `scale`: mm of a map unit. */
export function drawPieces(stacks: readonly HexPieces[], scene: Scene, theme: Theme, scale: number): string {
  const ringed = new Set(
    scene.marks.flatMap(({ terrain, hexes }) => (hasRing(terrain.look) ? hexes.map(({ id }) => id) : [])),
  )
  const { block } = numberPlace(scene, theme, scale)
  const clear = CLEAR / scale
  return stacks
    .map(({ hex: id, pieces }) => {
      const hex = scene.byId.get(id)
      if (!hex) throw new Error(`no hex ${id}`)
      const step = pieces.length < 2 ? 0 : Math.min(STEP, SPREAD / (pieces.length - 1))
      const foot = pieces.length > 1 ? STACK_FOOT : ringed.has(id) ? RING_FOOT : FOOT
      const top = block.y + block.height / 2 + (ringed.has(id) ? RING_DROP : 0) + clear
      const tags = (hex.x + block.width / 2 + clear) * scale
      return pieces
        .map((piece, i) => {
          const bottom = (hex.y + foot - (pieces.length - 1 - i) * step) * scale
          const largest = Math.min(LARGEST, foot - top - (pieces.length - 1) * step)
          return drawPiece(piece, { x: hex.x * scale, bottom, largest: largest * scale, tags }, theme, scale)
        })
        .join('')
    })
    .join('')
}

/** Where a piece stands: the middle of its lower edge, and its largest edge; its number keeps right of `tags`. mm. */
interface Stand {
  readonly x: number
  readonly bottom: number
  readonly largest: number
  readonly tags: number
}

/** Draws a piece on its ground, with a rim, and with its number where there are several. */
function drawPiece(
  { face, count }: HexPiece,
  { x, bottom, largest, tags }: Stand,
  theme: Theme,
  scale: number,
): string {
  const { width, height, svg, ground } = face
  const zoom = Math.min(1, largest / Math.max(width, height))
  const box = (fill: string, stroke: string): string =>
    `<rect width="${decimal(width)}" height="${decimal(height)}" fill="${fill}"${stroke}/>`
  const [left, top] = [x - (width * zoom) / 2, bottom - height * zoom]
  return (
    `<g transform="translate(${decimal(left)} ${decimal(top)}) scale(${decimal(zoom, 6)})">` +
    (ground === undefined ? '' : box(ground, '')) +
    svg +
    box('none', ` stroke="#000000" stroke-width="${decimal(0.2 / zoom)}"`) +
    '</g>' +
    (count > 1 ? countTag(count, { x: left + width * zoom, y: top, from: tags }, theme, scale) : '')
  )
}

/** `× 16` in a white tag whose middle lies on the upper right corner of a piece, or as far right of it as keeps the tag right of `from`. */
function countTag(
  count: number,
  corner: { readonly x: number; readonly y: number; readonly from: number },
  theme: Theme,
  scale: number,
): string {
  const style = { ...scaledStyle(theme, 'hex-number', scale), weight: 700 }
  const text = `× ${count}`
  const cap = capHeight(theme.fonts, style)
  const [width, height] = [measure(theme.fonts, text, style) + 1.6, cap + 1.5]
  const [x, y] = [Math.max(corner.x, corner.from + width / 2), corner.y]
  return (
    `<rect x="${decimal(x - width / 2)}" y="${decimal(y - height / 2)}" width="${decimal(width)}" height="${decimal(height)}" ` +
    `rx="0.5" fill="#ffffff" stroke="#000000" stroke-width="0.25"/>` +
    textLine(theme.fonts, x, y + cap / 2, text, style, 'middle')
  )
}
