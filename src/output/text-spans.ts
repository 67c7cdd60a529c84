import type { FontFace, Fonts } from '../draw/fonts.ts'
import type { SvgNode } from '../draw/read-svg.ts'
import { shapedPieces, shapeWord, type Features } from '../draw/shape-word.ts'
import { featuresOf } from '../draw/text-line.ts'
import { numberOf, plainNumber, presentationOf, type Presentation } from './presentation.ts'

/** A stretch of text in one font, with the start of its baseline in user units. */
export interface TextSpan {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly face: FontFace
  /** User units per em. */
  readonly size: number
  /** Added after every glyph, in user units. */
  readonly spacing: number
  readonly features: Features
  readonly style: Presentation
}

/** The font of a presentation. Throws when the theme has none: drawings are made with the theme's fonts. */
function faceOf(fonts: Fonts, style: Presentation): FontFace {
  const family = style['font-family'] ?? ''
  const weight = { normal: 400, bold: 700 }[style['font-weight'] ?? ''] ?? Number(style['font-weight'])
  const face = fonts.find(family, weight, style['font-style'] === 'italic')
  if (!face) throw new Error(`no font ${family} ${weight} ${style['font-style'] ?? ''} in the theme`)
  return face
}

/** Width in user units, the spacing after its last glyph included. */
export function widthOf(span: Omit<TextSpan, 'x' | 'y'>): number {
  let width = 0
  for (const word of shapedPieces(span.text)) {
    const { run, advance } = shapeWord(span.face, word, span.features)
    width += advance * span.size + run.glyphs.length * span.spacing
  }
  return width
}

interface Chunk {
  x: number
  y: number
  spans: { readonly span: Omit<TextSpan, 'x' | 'y'>; readonly dx: number; readonly dy: number }[]
}

/**
 * The spans of a `<text>` element, placed. A `<tspan>` with `x` starts a new line, one without goes on where the last ended.
 * Throws when text stands beside `<tspan>`s: the reader keeps no order between them.
 */
export function textSpans(node: SvgNode, style: Presentation, fonts: Fonts): readonly TextSpan[] {
  if (node.children.length > 0 && node.text.trim() !== '') throw new Error('<text> mixes text and <tspan>')
  const chunks: Chunk[] = []
  let y = numberOf(node, 'y')
  const start = { x: numberOf(node, 'x'), y }
  for (const part of node.children.length > 0 ? node.children : [node]) {
    if (part !== node && part.name !== 'tspan') throw new Error(`<${part.name}> inside <text>`)
    if (part !== node && part.children.length > 0) throw new Error('<tspan> inside <tspan>')
    const own = part === node ? style : presentationOf(part, style)
    const spacing = plainNumber(own['letter-spacing'] ?? '0', 'letter-spacing')
    const span = {
      text: own['xml:space'] === 'preserve' ? part.text : part.text.replace(/\s+/g, ' ').trim(),
      face: faceOf(fonts, own),
      size: plainNumber(own['font-size'] ?? '', 'font-size'),
      spacing,
      features: featuresOf(
        { ligatures: own['data-ligatures'] !== 'none', lining: own['data-figures'] === 'lining', spacing },
        part.text,
      ),
      style: own,
    }
    y = part.attributes.y === undefined ? y : numberOf(part, 'y')
    let chunk = chunks.at(-1)
    if (!chunk || part.attributes.x !== undefined || part.attributes.y !== undefined)
      chunks.push((chunk = { x: numberOf(part, 'x', start.x), y, spans: [] }))
    if (span.text !== '') chunk.spans.push({ span, dx: numberOf(part, 'dx'), dy: numberOf(part, 'dy') })
  }
  return chunks.flatMap(placeChunk)
}

function placeChunk(chunk: Chunk): TextSpan[] {
  const anchor = chunk.spans[0]?.span.style['text-anchor'] ?? 'start'
  let { x, y } = chunk
  if (anchor !== 'start') {
    const width = chunk.spans.reduce((sum, { span, dx }) => sum + widthOf(span) + dx, 0)
    const trailing = chunk.spans.at(-1)?.span.spacing ?? 0
    x -= anchor === 'middle' ? (width - trailing) / 2 : width - trailing
  }
  return chunk.spans.map(({ span, dx, dy }, index) => {
    const placed = { ...span, x: x + dx, y: y + dy }
    if (index + 1 < chunk.spans.length) x = placed.x + widthOf(span)
    y = placed.y
    return placed
  })
}
