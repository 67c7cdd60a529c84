import type { SvgNode } from '../../draw/read-svg.ts'
import type { DrawingIds } from '../drawing-ids.ts'
import { INITIAL, hrefId, type Presentation } from '../presentation.ts'
import { SHAPES } from './shape-path.ts'

const TEXT = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'data-ligatures',
  'data-figures',
  'xml:space',
]
const PAINT = Object.keys(INITIAL).filter((name) => !TEXT.includes(name) && name !== 'color' && name !== 'clip-rule')

/** Names of the inherited attributes that can change the look of a drawing from outside. */
export function inheritedNames(node: SvgNode, ids: DrawingIds): ReadonlySet<string> {
  const names = new Set<string>()
  if (SHAPES.has(node.name)) for (const name of PAINT) names.add(name)
  if (node.name === 'text') for (const name of [...PAINT, ...TEXT]) names.add(name)
  const referred = node.name === 'use' ? hrefId(node.attributes.href) : undefined
  const inside = referred === undefined ? node.children : [ids.find(referred)]
  for (const child of inside) {
    const definition = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient'].includes(child.name)
    const hidden = definition || (child.name === 'symbol' && referred === undefined)
    if (!hidden) for (const name of inheritedNames(child, ids)) names.add(name)
  }
  for (const name of Object.keys(node.attributes)) names.delete(name)
  const { fill, stroke, color } = node.attributes
  if (color === undefined && (fill === 'currentColor' || stroke === 'currentColor')) names.add('color')
  return names
}

/** The values of these attributes in one line: drawings with equal lines look the same. */
export function inheritedValues(names: ReadonlySet<string>, style: Presentation): string {
  return [...names].map((name) => (style[name] === 'currentColor' ? style.color : style[name])).join('|')
}
