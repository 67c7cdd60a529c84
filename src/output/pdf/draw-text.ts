import type { SvgNode } from '../../draw/read-svg.ts'
import { shapedPieces } from '../../draw/shape-word.ts'
import { decimal } from '../../kernel/units.ts'
import type { Presentation } from '../presentation.ts'
import { textSpans, type TextSpan } from '../text-spans.ts'
import { isolated, named, setting, write } from './content.ts'
import { setStroke, strokeFirst, strokeOf } from './draw-shape.ts'
import { encodeWord } from './encode-word.ts'
import { isTranslucentPaint, opacityOf, paintOf, setPaint, type Paint } from './paint.ts'
import { setOpacity, type Painter } from './painter.ts'

const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')

/**
 * Text-showing operators of a span. Kerning becomes numbers between the strings of `TJ`, raised marks use `Ts`. A word whose
 * glyphs do not spell it (marks taken apart by the font) carries its spelling as ActualText, so that search and copying find it.
 */
function showText(painter: Painter, span: TextSpan): string {
  const shown: string[] = []
  let strings = ''
  let hex = ''
  let shift = 0
  let rise = 0
  const endString = (): void => {
    if (hex !== '') strings += `<${hex}>`
    hex = ''
  }
  const flush = (): void => {
    endString()
    if (strings !== '') shown.push(`[${strings}] TJ`)
    strings = ''
  }
  for (const word of shapedPieces(span.text)) {
    const { codes, positions, spelled } = encodeWord(painter.file, span.face, word, span.features)
    if (!spelled) {
      flush()
      shown.push(`/Span <</ActualText <feff${hexOf(word)}>>> BDC`)
    }
    codes.forEach((code, index) => {
      const at = positions[index]
      if (!at) throw new Error('a glyph without position')
      if (at.y !== rise) {
        flush()
        rise = at.y
        shown.push(`${decimal((rise / 1000) * span.size, 4)} Ts`)
      }
      const move = decimal(-(shift + at.x), 2)
      if (move !== '0') {
        endString()
        strings += move
      }
      hex += code
      shift = at.advance - at.width - at.x
    })
    if (!spelled) {
      flush()
      shown.push('EMC')
    }
  }
  flush()
  if (rise !== 0) shown.push('0 Ts')
  return shown.join('\n')
}

/** Draws a `<text>` element with embedded fonts. */
export function drawText(painter: Painter, node: SvgNode, style: Presentation): void {
  for (const span of textSpans(node, style, painter.fonts)) drawSpan(painter, span)
}

function drawSpan(painter: Painter, span: TextSpan): void {
  const { content, file } = painter
  const { style } = span
  const fill = paintOf(painter, style, 'fill')
  const stroke = strokeOf(painter, style)
  if (!fill && !stroke) return
  const [fillOpacity, strokeOpacity] = [opacityOf(style, 'fill'), opacityOf(style, 'stroke')]
  const font = file.font(span.face)

  const pass = (paint: Paint, which: 'fill' | 'stroke'): void => {
    const opacity = which === 'fill' ? fillOpacity : strokeOpacity
    const work = (): void => {
      if (opacity < 1) setOpacity(painter, fillOpacity, strokeOpacity)
      setPaint(painter, paint, which, () => undefined)
      if (which === 'stroke') setStroke(content, style)
      setting(content, 'font', `${named(content, 'Font', font.id, font.ref())} ${decimal(span.size, 4)} Tf`)
      setting(content, 'spacing', `${decimal(span.spacing, 4)} Tc`)
      setting(content, 'render', `${which === 'fill' ? 0 : 1} Tr`)
      // Outlined text is shown twice; told to spell nothing, its outline is not found twice.
      const mute = which === 'stroke' && fill !== undefined
      if (mute) write(content, '/Span <</ActualText <feff>>> BDC')
      write(content, `BT\n1 0 0 -1 ${decimal(span.x, 4)} ${decimal(span.y, 4)} Tm\n${showText(painter, span)}\nET`)
      if (mute) write(content, 'EMC')
    }
    if (opacity < 1 || isTranslucentPaint(paint)) isolated(content, work)
    else work()
  }
  const passes: (() => void)[] = []
  if (fill) passes.push(() => pass(fill, 'fill'))
  if (stroke) passes.push(() => pass(stroke, 'stroke'))
  if (strokeFirst(style)) passes.reverse()
  for (const run of passes) run()
}
