import svgpath from 'svgpath'
import type { Library } from '../draw/face.ts'
import { pathBounds } from '../draw/path-bounds.ts'
import { readSvg, type SvgNode } from '../draw/read-svg.ts'
import { measure } from '../draw/text-line.ts'
import type { Theme } from '../draw/theme.ts'
import { MM_PER_PT } from '../kernel/units.ts'
import type { Box } from './print-job.ts'

/** How far letters reach above and below their baseline, in em: enough for every accent-free line of a sheet. */
const ASCENT = 0.75
const DESCENT = 0.22

/** Boxes of what a fragment draws, in mm of the page: outlines without their strokes, lines of text by their height of type. */
export function inkBoxes(fragment: string, library: Library, theme: Theme): Box[] {
  const visit = (node: SvgNode, outer: readonly string[]): Box[] => {
    const { transform, href, x = '0', y = '0' } = node.attributes
    const transforms = transform === undefined ? outer : [transform, ...outer]
    if (node.name === 'g') return node.children.flatMap((child) => visit(child, transforms))
    if (node.name === 'use') {
      const shared = library.get(href?.slice(1) ?? '')
      return shared === undefined ? [] : visit(readSvg(shared), [`translate(${x} ${y})`, ...transforms])
    }
    const outline = outlineOf(node, theme)
    if (outline === '') return []
    const placed = transforms.reduce((path, step) => path.transform(step), svgpath(outline))
    return [pathBounds(placed.toString())]
  }
  return fragment === '' ? [] : visit(readSvg(fragment), [])
}

/** Path data round an element; empty for one that draws nothing itself. */
function outlineOf(node: SvgNode, theme: Theme): string {
  const a = node.attributes
  const at = (name: string): number => Number(a[name] ?? 0)
  const rectangle = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}Z`
  switch (node.name) {
    case 'path':
      return a['d'] ?? ''
    case 'rect':
    case 'image':
      return rectangle(at('x'), at('y'), at('width'), at('height'))
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
    case 'polygon':
      return `M${a['points'] ?? ''}`
    case 'circle':
      return rectangle(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'))
    case 'ellipse':
      return rectangle(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'))
    case 'text': {
      const size = at('font-size')
      const style = {
        family: a['font-family'] ?? '',
        weight: Number(a['font-weight'] ?? 400),
        italic: a['font-style'] === 'italic',
        pt: size / MM_PER_PT,
        min: size / MM_PER_PT,
        lead: size,
        spacing: at('letter-spacing'),
        colour: '#000000',
        ligatures: a['data-ligatures'] !== 'none',
        lining: a['data-figures'] === 'lining',
      }
      const height = (ASCENT + DESCENT) * size
      return rectangle(at('x'), at('y') - ASCENT * size, measure(theme.fonts, node.text, style), height)
    }
    default:
      return ''
  }
}
