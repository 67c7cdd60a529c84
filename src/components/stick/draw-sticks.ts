import { typesetter } from '../../draw/boxes/typesetter.ts'
import { MM_OF_UNIT } from '../../game/check-sticks.ts'
import type { Stick, StickSet } from '../../game/sticks.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { drawFlowSheet } from '../flow-sheet.ts'
import { drawPiece, pieceWidth, STICK_HEIGHT, TAB, type StickContext } from './draw-piece.ts'
import { piecesOf, type StickPiece } from './stick-pieces.ts'

/** Sticks and the printable size of their paper, the long side across, mm. */
export interface StickSource {
  readonly id: string
  readonly set: StickSet
  readonly width: number
  readonly height: number
}

/** Space between pieces, mm. */
const GAP = 4
const HOW = 'Cut out along the frames. The heavy edge is held to the base; tabs are glued under the piece before.'

/** Draws sticks true to scale, short ones side by side, long ones in pieces to be joined. */
export function drawSticks(source: StickSource, { studio, game }: DrawContext): Outcome<DrawnPieces> {
  const { id, set, width, height } = source
  const { title } = set
  const setter = typesetter(studio, 1)
  const scale = MM_OF_UNIT[set.unit]
  const context: StickContext = { set, studio, setter, scale }
  const pieces = piecesToPlace(source, scale).map(({ stick, piece }) => ({
    width: pieceWidth(piece, scale),
    height: STICK_HEIGHT,
    svg: drawPiece(stick, piece, context),
  }))
  const subject = { piece: `sticks "${set.id}"`, field: 'title', at: spanAt(set.place, 'title') }
  const sheet = { id, title, subtitle: game.title, how: HOW, width, height, gap: GAP, subject }
  const fronts = drawFlowSheet(sheet, pieces, setter)
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(setter.diagnostics) }
}

/** Sticks, or their pieces where they are longer than the page. */
function piecesToPlace({ set, width }: StickSource, scale: number): { stick: Stick; piece: StickPiece }[] {
  return set.sticks.flatMap((stick) => {
    const whole = piecesOf(stick, width / scale)
    const parts = whole.length === 1 ? whole : piecesOf(stick, (width - TAB) / scale)
    return parts.map((piece) => ({ stick, piece }))
  })
}
