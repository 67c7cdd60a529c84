const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
]
const STROKE = ['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'paint-order']
const ANY = ['id', 'transform', 'opacity', 'clip-path', 'mask', ...PAINT, ...STROKE]
const GRADIENT = ['id', 'gradientUnits', 'gradientTransform', 'spreadMethod']

/** Elements that may be drawn, with their attributes. `README.md` in this folder says the same in prose. */
export const SUBSET: Readonly<Record<string, readonly string[]>> = {
  g: ANY,
  symbol: ['id', 'viewBox', 'preserveAspectRatio'],
  use: [...ANY, 'href', 'x', 'y', 'width', 'height'],
  defs: ['id'],
  title: [],
  path: [...ANY, 'd', 'clip-rule'],
  rect: [...ANY, 'x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: [...ANY, 'cx', 'cy', 'r'],
  ellipse: [...ANY, 'cx', 'cy', 'rx', 'ry'],
  line: [...ANY, 'x1', 'y1', 'x2', 'y2'],
  polyline: [...ANY, 'points'],
  polygon: [...ANY, 'points'],
  text: [
    ...ANY,
    'x',
    'y',
    'font-family',
    'font-weight',
    'font-style',
    'font-size',
    'letter-spacing',
    'data-ligatures',
    'data-figures',
    'xml:space',
  ],
  image: [...ANY, 'href', 'x', 'y', 'width', 'height', 'preserveAspectRatio'],
  clipPath: ['id', 'clipPathUnits', 'transform', 'clip-path'],
  mask: ['id', 'maskUnits', 'maskContentUnits', 'mask-type', 'x', 'y', 'width', 'height', 'mask'],
  linearGradient: [...GRADIENT, 'x1', 'y1', 'x2', 'y2'],
  radialGradient: [...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
}

/** What to do instead of the things that are asked for most. */
export const INSTEAD: Readonly<Record<string, string>> = {
  style: 'write each property as an attribute of its own: fill="#a3222a"',
  class: 'write fill, stroke … as attributes of the element',
  tspan: 'use the helpers text and textbox',
  text: 'use the helpers text and textbox, which check fonts, letters and fit',
  textPath: 'use the helper text; text on a path cannot be drawn',
  foreignObject: 'use the helper textbox',
  filter: 'draw without shadows and blurs',
  pattern: 'draw the lines or dots one by one with {{#each (range 20)}}',
  marker: 'draw the arrow head as a path',
  svg: 'use a g element with a transform, or bring the drawing as a picture',
  script: 'templates are drawings, not programs',
  a: 'links have no meaning on paper',
  'text-anchor': 'use anchor= of the helper text',
  'xlink:href': 'write href',
}

const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?'
const LIST = `\\s*(?:${NUMBER}[\\s,]*)+`
const TRANSFORM = new RegExp(`^\\s*(?:(?:translate|scale|rotate|matrix|skewX|skewY)\\(${LIST}\\)[\\s,]*)*$`)
const NAMED =
  'black|silver|gray|grey|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange'
const PAINTS = new RegExp(`^(?:none|${NAMED}|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|url\\(#[^\\s)]+\\))$`)
const plain = new RegExp(`^\\s*${NUMBER}\\s*$`)

const NUMBERS = new Set(
  (
    'x y width height rx ry cx cy r x1 y1 x2 y2 fx fy opacity fill-opacity stroke-width stroke-opacity stroke-miterlimit ' +
    'stroke-dashoffset font-size letter-spacing stop-opacity'
  ).split(' '),
)

/** What is wrong with the value of an attribute, and what to write; undefined when it is fine. */
export function valueProblem(name: string, value: string): string | undefined {
  if (NUMBERS.has(name)) return plain.test(value) ? undefined : 'write a plain number; the unit is the millimetre'
  if (name === 'fill' || name === 'stroke' || name === 'stop-color')
    return PAINTS.test(value) ? undefined : 'write a colour as "#rrggbb", or {{colour "name"}} for one of the theme'
  if (name === 'transform' || name === 'gradientTransform')
    return TRANSFORM.test(value) ? undefined : 'use translate, scale, rotate, skewX, skewY or matrix with plain numbers'
  if (name === 'href')
    return /^#\S+$|^data:image\/(?:png|jpeg);base64,/.test(value)
      ? undefined
      : 'bring pictures in with the helper image or icon'
  if (name === 'clip-path' || name === 'mask')
    return /^(?:none|url\(#[^\s)]+\))$/.test(value) ? undefined : 'point to an element: url(#id)'
  if (name === 'points') return new RegExp(`^${LIST}$`).test(value) ? undefined : 'write pairs of plain numbers'
  if (name === 'd')
    return /^[\sMmZzLlHhVvCcSsQqTtAa0-9eE.,+-]*$/.test(value) ? undefined : 'write path commands and numbers only'
  if (name === 'stroke-dasharray')
    return value === 'none' || new RegExp(`^${LIST}$`).test(value) ? undefined : 'write plain numbers'
  return undefined
}
