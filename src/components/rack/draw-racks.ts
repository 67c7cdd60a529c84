import { drawFace } from '../../draw/draw-face.ts'
import type { Face } from '../../draw/face.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { netHeight, rackPanels, rackSection } from './rack-panels.ts'

/** Racks on pages of a printable size, mm. */
export interface RackSource {
  readonly id: string
  readonly title: string
  readonly racks: readonly { readonly title: string; readonly places: number; readonly colour: string }[]
  /** Edge of the chits, mm. */
  readonly size: number
  readonly width: number
  readonly height: number
  /** Where a rack's field was written. */
  spanOf(rack: number, field: string): Span
}

/** Room beside each chit, and at both ends of a rack, mm. */
const AIR = 0.5
const END = 2
/** Height of title, instructions and cross-section, and space between nets, mm. */
const HEAD = 37
const SPACE = 8

/** A net to be placed: a rack, or a part of one that is longer than the page is wide. */
interface Net {
  readonly rack: number
  readonly title: string
  readonly places: number
}

/** Draws the nets of all racks below each other, on as many pages as are needed. Racks that are too long for the page come in parts of like length. */
export function drawRacks(source: RackSource, context: DrawContext): Outcome<DrawnPieces> {
  const diagnostics: Diagnostic[] = []
  const height = netHeight(rackPanels(source.size))
  const perPage = Math.max(1, Math.floor((source.height - HEAD + SPACE) / (height + SPACE)))
  const nets = netsOf(source)
  const pages = Array.from({ length: Math.ceil(nets.length / perPage) }, (_, i) =>
    nets.slice(i * perPage, (i + 1) * perPage),
  )
  const fronts = pages.map((here, i): Face => {
    const head = drawHead(source, context)
    diagnostics.push(...head.findings)
    const drawn = here.map((net, n) => {
      const { svg, findings } = drawNet(net, source, context)
      diagnostics.push(...findings)
      return `<g transform="translate(0 ${decimal(HEAD + n * (height + SPACE))})">${svg ?? ''}</g>`
    })
    const { id, title, width } = source
    return {
      piece: `${id}/${i + 1}`,
      side: 'front',
      label: pages.length === 1 ? title : `${title}, page ${i + 1}`,
      width,
      height: source.height,
      bleed: 0,
      svg: (head.svg ?? '') + drawn.join(''),
    }
  })
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(diagnostics) }
}

function netsOf({ racks, size, width }: RackSource): Net[] {
  const most = Math.max(1, Math.floor((width - 2 * END) / (size + AIR)))
  return racks.flatMap(({ title, places }, rack): Net[] => {
    const parts = Math.ceil(places / most)
    return Array.from({ length: parts }, (_, i) => ({
      rack,
      title: parts === 1 ? title : `${title} ${i + 1}`,
      places: Math.floor((places * (i + 1)) / parts) - Math.floor((places * i) / parts),
    }))
  })
}

/** Title, instructions and the cross-section, drawn at twice a chit of 15 mm whatever the size. */
function drawHead({ title, width }: RackSource, { studio }: DrawContext) {
  const points = rackSection(12).map(({ x, y }) => ({ x: x + 12, y: -y }))
  const values = { title }
  return drawFace(studio, {
    template: 'rack-head',
    names: { fields: new Set(Object.keys(values)), data: new Set(['width', 'outline']), owner: 'the head of a rack' },
    values,
    data: { width, outline: points.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L') },
    piece: `rack "${title}"`,
    spanOf: () => undefined,
  })
}

function drawNet({ rack, title, places }: Net, source: RackSource, { studio }: DrawContext) {
  const piece = `rack "${title}"`
  const spanOf = (field: string): Span => source.spanOf(rack, field)
  const colour = source.racks[rack]?.colour ?? ''
  const { ground, on, findings } = groundColour(studio.theme, colour, { piece, at: spanOf('colour') })
  const panels = rackPanels(source.size)
  const { base, back, slope, lip, front } = panels
  const values = { title, places }
  const data = {
    ground,
    on,
    size: source.size,
    pitch: source.size + AIR,
    end: END,
    length: places * (source.size + AIR) + 2 * END,
    // Folds, from the top of the net.
    toBack: base,
    toSlope: base + back,
    toLip: base + back + slope,
    toFront: base + back + slope + lip,
    toFlap: base + back + slope + lip + front,
    height: netHeight(panels),
  }
  const drawn = drawFace(studio, {
    template: 'rack',
    names: { fields: new Set(Object.keys(values)), data: new Set(Object.keys(data)), owner: 'a rack' },
    values,
    data,
    piece,
    spanOf,
  })
  return { ...drawn, findings: [...findings, ...drawn.findings] }
}
