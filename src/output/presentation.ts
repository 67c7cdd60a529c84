import type { SvgNode } from '../draw/read-svg.ts'

/** Values of all inherited attributes at a place of a drawing. */
export type Presentation = Readonly<Record<string, string>>

/** Attributes that go down to what is inside, and what they are where nothing is said (SVG 2, property index). */
export const INITIAL: Presentation = {
  color: '#000000',
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'clip-rule': 'nonzero',
  'paint-order': 'normal',
  'font-family': '',
  'font-size': '16',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': '0',
  'text-anchor': 'start',
  'data-ligatures': '',
  'data-figures': '',
  'xml:space': 'default',
}

/** Attributes of single elements that the writers read. `data-` and `aria-` ones may stand anywhere. */
const OWN = new Set(
  (
    'id x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points width height viewBox preserveAspectRatio transform opacity clip-path mask href ' +
    'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity clipPathUnits maskUnits maskContentUnits mask-type role xmlns'
  ).split(' '),
)

/**
 * The presentation inside an element. Throws on an attribute that no writer knows: drawings are checked against the subset
 * before they come here, so it would be a fault of Quartermaster, and a picture that silently lacks something is worse.
 */
export function presentationOf(node: SvgNode, outside: Presentation): Presentation {
  let own: Record<string, string> | undefined
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name in INITIAL) (own ??= {})[name] = value
    else if (!OWN.has(name) && !name.startsWith('data-') && !name.startsWith('aria-'))
      throw new Error(`attribute ${name} of <${node.name}> is outside the drawing subset`)
  }
  return own ? { ...outside, ...own } : outside
}

/** A numeric attribute in user units. Throws when it is written but is no plain number (units are not in the subset). */
export function numberOf(node: SvgNode, name: string, absent = 0): number {
  const written = node.attributes[name]
  return written === undefined ? absent : plainNumber(written, `${name} of <${node.name}>`)
}

/** A number written without unit. Throws otherwise. */
export function plainNumber(written: string, what: string): number {
  const value = written.trim() === '' ? NaN : Number(written)
  if (!Number.isFinite(value)) throw new Error(`${what} is no number: "${written}"`)
  return value
}

/** Numbers of a list separated by blanks or commas. */
export function numbersOf(list: string, what: string): number[] {
  return list
    .trim()
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => plainNumber(part, what))
}

/** The id in `url(#id)`, as paints, clips and masks refer to it; undefined for anything else. */
export function urlId(value: string): string | undefined {
  return /^url\(#([^\s)]+)\)$/.exec(value.trim())?.[1]
}

/** The id in `#id`, as `href` refers to it; undefined for anything else. */
export function hrefId(value = ''): string | undefined {
  return /^#(\S+)$/.exec(value.trim())?.[1]
}
