import type { Glyph } from 'fontkit'
import type { Fonts } from '../../draw/fonts.ts'
import type { SvgNode } from '../../draw/read-svg.ts'
import { shapedPieces, shapeWord } from '../../draw/shape-word.ts'
import { decimal } from '../../kernel/units.ts'
import { INITIAL, type Presentation } from '../presentation.ts'
import { textSpans, type TextSpan } from '../text-spans.ts'
import { element } from './element.ts'
import { glyphOutline } from './glyph-outline.ts'
import type { GlyphStore } from './glyph-store.ts'

/** Where outlines are kept, and which a fragment uses. */
export interface GlyphUse {
  readonly glyphs: GlyphStore
  readonly used: Set<string>
  /** Inside a clip path, which may hold shapes but no groups. */
  readonly asPath: boolean
}

/** Attributes that have done their work once text has become outlines. */
const TEXT_ONLY = new Set([
  ...['x', 'y', 'dx', 'dy', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor'],
  ...['data-ligatures', 'data-figures', 'xml:space'],
])

/** An outline and where its origin lies, in em-units of the font along the baseline. */
interface PlacedGlyph {
  readonly id: string
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
}

function placeGlyphs(span: TextSpan, glyphs: GlyphStore): PlacedGlyph[] {
  const { font } = span.face
  const spacing = (span.spacing / span.size) * font.unitsPerEm
  const placed: PlacedGlyph[] = []
  let x = 0
  for (const word of shapedPieces(span.text)) {
    const { run } = shapeWord(span.face, word, span.features)
    run.glyphs.forEach((glyph, index) => {
      const at = run.positions[index]
      if (!at) throw new Error('a glyph without position')
      const id = glyphs.idOf(span.face, glyph)
      if (id !== undefined) placed.push({ id, glyph, x: x + at.xOffset, y: at.yOffset })
      x += at.xAdvance + spacing
    })
  }
  return placed
}

/** Paint of a span that differs from its text element's: that of its `<tspan>`. */
function ownPaint(span: TextSpan, outside: Presentation): Record<string, string> {
  return Object.fromEntries(
    Object.entries(span.style).filter(
      ([name, value]) => name in INITIAL && !TEXT_ONLY.has(name) && outside[name] !== value,
    ),
  )
}

/** What a text element says beside its text, for a path that stands in its place. */
function pathAttributes(node: SvgNode): Record<string, string> {
  return Object.fromEntries(Object.entries(node.attributes).filter(([name]) => !TEXT_ONLY.has(name)))
}

/**
 * A `<text>` element as uses of shared glyph outlines, so that it looks the same on a computer without the fonts. The words stay
 * findable in `aria-label`. Outlined or gradient text is one path in user space instead, where strokes and gradients keep their scale.
 */
export function glyphText(
  node: SvgNode,
  style: Presentation,
  fonts: Fonts,
  { glyphs, used, asPath }: GlyphUse,
): string {
  const spans = textSpans(node, style, fonts)
  const inside = spans.map((span) => {
    const scale = span.size / span.face.font.unitsPerEm
    const placed = placeGlyphs(span, glyphs)
    const paint = ownPaint(span, style)
    if (asPath || span.style.stroke !== 'none' || span.style.fill?.startsWith('url(')) {
      const d = placed
        .map(({ glyph, x, y }) => glyphOutline(glyph, scale, span.x + x * scale, span.y - y * scale))
        .join('')
      const own = asPath ? pathAttributes(node) : paint
      return d === '' ? '' : element('path', { ...own, d })
    }
    const uses = placed.map(({ id, x, y }) => {
      used.add(id)
      const at = { x: x === 0 ? undefined : decimal(x, 1), y: y === 0 ? undefined : decimal(y, 1) }
      return element('use', { href: `#${id}`, ...at })
    })
    const k = decimal(scale, 7)
    const transform = `matrix(${k} 0 0 -${k} ${decimal(span.x, 4)} ${decimal(span.y, 4)})`
    return uses.length === 0 ? '' : element('g', { transform, ...paint }, uses.join(''))
  })
  if (asPath) return inside.join('')
  const label = spans.map((span) => span.text).join('')
  return element('g', { ...pathAttributes(node), 'aria-label': label }, inside.join(''))
}
