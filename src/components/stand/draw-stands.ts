import { drawFace, type FaceRequest } from '../../draw/draw-face.ts'
import type { Face } from '../../draw/face.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import { isDark } from '../../draw/is-dark.ts'
import { share } from '../../draw/share.ts'
import { typesetter } from '../../draw/boxes/typesetter.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { drawFlowSheet } from '../flow-sheet.ts'
import { foldingStrip, standingSide, stripLength } from '../folding-strip.ts'
import { PICTURE_WIDTH, standLayout, type StandLayout } from './stand-size.ts'

/** A stand to be folded of paper. */
export interface PaperStand {
  readonly title: string
  /** Which stand of its unit it is. */
  readonly number: number
  readonly figures: number
  /** Pictures of the figures by name, taken in turn. */
  readonly pictures: readonly string[]
  /** Width that a figure takes, against its height. */
  readonly room: number
  /** Picture that stands among the figures. */
  readonly gun?: string | undefined
  readonly colour: string
  spanOf(field: 'pictures' | 'colour' | 'title'): Span
}

/** Stands, the height of their figures, and the printable size of the paper, mm. */
export interface StandSource {
  readonly id: string
  readonly title: string
  readonly stands: readonly PaperStand[]
  readonly tall: number
  readonly width: number
  readonly height: number
  /** Each stand as it stands on the table, a face for each, instead of strips on pages. */
  readonly asSeen?: boolean | undefined
  readonly at: Span
}

/** Space between strips, mm. */
const GAP = 3
const HOW = 'Cut out, fold over the heads and glue back to back; fold both bases outwards and glue them on card.'

/** Draws stands of paper figures, side by side on pages, or each by itself. */
export function drawStands(source: StandSource, context: DrawContext): Outcome<DrawnPieces> {
  const { id, title, stands, tall, width, height, asSeen, at } = source
  const { studio, game } = context
  const setter = typesetter(studio, 1)
  const diagnostics: Diagnostic[] = []
  const drawn = stands.map((stand) => {
    const layout = standLayout(stand.figures, tall, stand.room, stand.gun !== undefined)
    return { stand, layout, ...drawStand(stand, layout, tall, context, diagnostics) }
  })
  const subject = { piece: `stands "${id}"`, field: 'title', at }
  const sheet = { id, title, subtitle: game.title, how: HOW, width, height, gap: GAP, subject }
  const strips = drawn.map(({ layout, figures, base }) => {
    const [width, height] = [layout.wide, stripLength(layout)]
    return { width, height, svg: foldingStrip(layout, figures, base, studio.library) + frame(width, height) }
  })
  const seen = drawn.map(({ stand, layout, figures, base }, i): Face => {
    const [width, height] = [layout.wide, stripLength(layout) / 2]
    const svg = paper(width, height) + standingSide(layout, figures, base, studio.library) + frame(width, height)
    const label = `${stand.title}, stand ${stand.number}`
    return { piece: `${id}/${i + 1}`, side: 'front', label, width, height, bleed: 0, svg }
  })
  const fronts = asSeen ? seen : drawFlowSheet(sheet, strips, setter)
  diagnostics.push(...studio.pictures.findings, ...setter.diagnostics)
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(diagnostics) }
}

const rect = (width: number, height: number, paint: string): string =>
  `<rect width="${decimal(width)}" height="${decimal(height)}" ${paint}/>`
const frame = (width: number, height: number): string =>
  rect(width, height, 'fill="none" stroke="#000000" stroke-width="0.15"')
const paper = (width: number, height: number): string => rect(width, height, 'fill="#ffffff"')

/** The figures of a stand, from the top left corner of their picture, and its base, from that of the base. */
function drawStand(
  stand: PaperStand,
  layout: StandLayout,
  tall: number,
  { studio }: DrawContext,
  diagnostics: Diagnostic[],
): { readonly figures: string; readonly base: string } {
  const { title, number, pictures, gun, colour } = stand
  const { wide, tab, places } = layout
  const called = `stand ${number} of "${title}"`
  const ground = groundColour(studio.theme, colour, { piece: called, at: stand.spanOf('colour') })
  diagnostics.push(...ground.findings)
  const draw = (template: string, values: FaceRequest['values'], data: FaceRequest['data']): string => {
    const names = { fields: new Set(Object.keys(values)), data: new Set(Object.keys(data)), owner: called }
    const spanOf = (field: string): Span => stand.spanOf(field === 'pose' ? 'pictures' : 'title')
    const made = drawFace(studio, { template, names, values, data, piece: called, spanOf })
    diagnostics.push(...made.findings)
    return made.svg ?? ''
  }
  const picture = (pose: string, x: number, up: number, size: number): string => {
    const svg = share(studio.library, draw('figure-picture', { pose }, { wide: size, tall }))
    return `<g transform="translate(${decimal(x - size / 2)} ${decimal(layout.tall - tall - up)})">${svg}</g>`
  }
  const width = Math.max(stand.room, PICTURE_WIDTH) * tall
  const men = places.map(({ x, up }, i) => picture(pictures[i % pictures.length]!, x, up, width))
  const piece = gun === undefined || layout.gun === undefined ? '' : picture(gun, layout.gun, 0, tall)
  const colours = { ground: ground.ground, on: ground.on, hue: ground.hue, dark: isDark(ground.hue) }
  const base = draw('figure-base', { number: String(number), title }, { wide, high: tab, bleed: 0, ...colours })
  return { figures: men.join('') + piece, base }
}
