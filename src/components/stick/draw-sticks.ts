import { typesetter } from '../../draw/boxes/typesetter.ts'
import type { Face } from '../../draw/face.ts'
import { MM_OF_UNIT } from '../../game/check-sticks.ts'
import type { Stick, StickSet } from '../../game/sticks.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { eachOnce } from '../each-once.ts'
import { flowRows } from '../flow-rows.ts'
import { drawPiece, pieceWidth, STICK_HEIGHT, TAB, type StickContext } from './draw-piece.ts'
import { piecesOf, type StickPiece } from './stick-pieces.ts'

/** Sticks and the printable size of their paper, the long side across, mm. */
export interface StickSource {
  readonly id: string
  readonly set: StickSet
  readonly width: number
  readonly height: number
}

/** Height of title and instruction, space between pieces. mm. */
const HEAD = 14
const GAP = 4
const TITLE_Y = 5.6
const HOW_Y = 10.5
const HOW = 'Cut out along the frames. The heavy edge is held to the base; tabs are glued under the piece before.'

/** Draws sticks true to scale, short ones side by side, long ones in pieces to be joined. */
export function drawSticks(source: StickSource, drawing: DrawContext): Outcome<DrawnPieces> {
  const { id, set, width, height } = source
  const { studio, game } = drawing
  const setter = typesetter(studio, 1)
  const context: StickContext = { set, studio, setter, scale: MM_OF_UNIT[set.unit] }
  const { scale } = context
  const size = ({ piece }: { readonly piece: StickPiece }) => ({
    width: pieceWidth(piece, scale),
    height: STICK_HEIGHT,
  })
  const pages = flowRows(piecesToPlace(source, scale), size, { width, height, head: HEAD, gap: GAP })
  const subject = { piece: `sticks "${set.id}"`, field: 'title', at: spanAt(set.place, 'title') }
  const fronts = pages.map((here, i): Face => {
    const title = setter.line(set.title, { x: 0, y: TITLE_Y, width: width / 2 }, setter.style('sheet-title'), subject)
    const x = setter.width(set.title, setter.style('sheet-title')) + GAP
    const beside = setter.line(game.title, { x, y: TITLE_Y, width: width - x }, setter.style('sheet-subtitle'), subject)
    const how = setter.line(HOW, { x: 0, y: HOW_Y, width }, setter.style('note'), subject)
    const drawn = here.map(({ item: { stick, piece }, x: left, y }) => {
      return `<g transform="translate(${decimal(left)} ${decimal(y)})">${drawPiece(stick, piece, context)}</g>`
    })
    const label = pages.length === 1 ? set.title : `${set.title}, page ${i + 1}`
    return {
      piece: `${id}/${i + 1}`,
      side: 'front',
      label,
      width,
      height,
      bleed: 0,
      svg: title + beside + how + drawn.join(''),
    }
  })
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: eachOnce(setter.diagnostics) }
}

/** Sticks, or their pieces where they are longer than the page. */
function piecesToPlace({ set, width }: StickSource, scale: number): { stick: Stick; piece: StickPiece }[] {
  return set.sticks.flatMap((stick) => {
    const whole = piecesOf(stick, width / scale)
    const parts = whole.length === 1 ? whole : piecesOf(stick, (width - TAB) / scale)
    return parts.map((piece) => ({ stick, piece }))
  })
}
