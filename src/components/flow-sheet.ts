import type { Subject, Typesetter } from '../draw/boxes/typesetter.ts'
import type { Face } from '../draw/face.ts'
import { decimal } from '../kernel/units.ts'
import { flowRows } from './flow-rows.ts'

/** A sheet of pieces of many sizes that are cut out: its texts, and the printable size of its paper. mm. */
export interface FlowSheet {
  readonly id: string
  readonly title: string
  /** Beside the title. */
  readonly subtitle: string
  /** How the pieces are put together, below the title. */
  readonly how: string
  readonly width: number
  readonly height: number
  /** Space between pieces. */
  readonly gap: number
  readonly subject: Subject
}

/** A drawn piece, from its top left corner. mm. */
export interface FlowPiece {
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** Height of title and instruction, their baselines, and the space between title and subtitle. mm. */
const HEAD = 14
const TITLE_Y = 5.6
const HOW_Y = 10.5
const SPACE = 3

/** Pages with the pieces in rows, each page under the title of the sheet. */
export function drawFlowSheet(sheet: FlowSheet, pieces: readonly FlowPiece[], setter: Typesetter): Face[] {
  const { id, title, subtitle, how, width, height, gap, subject } = sheet
  const pages = flowRows(pieces, (piece) => piece, { width, height, head: HEAD, gap })
  const [large, small] = [setter.style('sheet-title'), setter.style('sheet-subtitle')]
  const x = Math.min(width, setter.width(title, large) + SPACE)
  const head =
    setter.line(title, { x: 0, y: TITLE_Y, width }, large, subject) +
    setter.line(subtitle, { x, y: TITLE_Y, width: width - x }, small, subject) +
    setter.line(how, { x: 0, y: HOW_Y, width }, setter.style('note'), subject)
  return pages.map((here, i): Face => {
    const drawn = here.map(({ item, x: left, y }) => {
      return `<g transform="translate(${decimal(left)} ${decimal(y)})">${item.svg}</g>`
    })
    const label = pages.length === 1 ? title : `${title}, page ${i + 1}`
    return { piece: `${id}/${i + 1}`, side: 'front', label, width, height, bleed: 0, svg: head + drawn.join('') }
  })
}
