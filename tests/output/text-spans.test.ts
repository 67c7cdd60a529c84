import { describe, expect, it } from 'vitest'
import { readSvg, type SvgNode } from '../../src/draw/read-svg.ts'
import { measure } from '../../src/draw/text-line.ts'
import { INITIAL, presentationOf } from '../../src/output/presentation.ts'
import { textSpans } from '../../src/output/text-spans.ts'
import { line, sampleFonts } from './sample-job.ts'

const fonts = sampleFonts()
const spans = (svg: string) => {
  const node = readSvg(svg).children[0] as SvgNode
  return textSpans(node, presentationOf(node, INITIAL), fonts)
}
const style = (pt: number, spacing = 0) => ({
  family: 'Alegreya',
  weight: 800,
  italic: false,
  pt,
  min: 1,
  lead: 1,
  spacing,
  colour: '#000000',
  ligatures: true,
  lining: false,
})

describe('textSpans', () => {
  it('reads font, size, spacing and place', () => {
    const [span] = spans(line(3, 4, 'Thu  x', 5, 'letter-spacing="0.2"'))
    expect(span).toMatchObject({
      text: 'Thu  x',
      x: 3,
      y: 4,
      size: 5,
      spacing: 0.2,
      features: { liga: false, clig: false },
    })
    expect(span?.face.id).toBe('Alegreya 800')
    expect(spans(line(3, 4, 'Thu'))[0]?.features).toBeUndefined()
    expect(spans(line(3, 4, 'Thu', 4, 'data-ligatures="none"'))[0]?.features).toEqual({ liga: false, clig: false })
  })

  it('anchors by the width that the text was measured with', () => {
    const width = measure(fonts, 'Some words', style((5 * 72) / 25.4))
    expect(spans(line(50, 4, 'Some words', 5, 'text-anchor="end"'))[0]?.x).toBeCloseTo(50 - width, 9)
    expect(spans(line(50, 4, 'Some words', 5, 'text-anchor="middle"'))[0]?.x).toBeCloseTo(50 - width / 2, 9)
    const spaced = measure(fonts, 'ab', style((5 * 72) / 25.4, 0.5))
    expect(spans(line(50, 4, 'ab', 5, 'text-anchor="end" letter-spacing="0.5"'))[0]?.x).toBeCloseTo(50 - spaced, 9)
  })

  it('lets tspans follow one another and start lines', () => {
    const open = '<text x="10" y="5" font-family="Alegreya" font-weight="800" font-size="4" xml:space="preserve">'
    const [a, b, c] = spans(
      `${open}<tspan>ab </tspan><tspan dx="1" dy="-1">cd</tspan><tspan x="10" y="9">ef</tspan></text>`,
    )
    expect([a?.x, a?.y]).toEqual([10, 5])
    expect(b?.x).toBeCloseTo(11 + measure(fonts, 'ab ', style((4 * 72) / 25.4)), 9)
    expect([b?.y, c?.x, c?.y]).toEqual([4, 10, 9])
  })

  it('collapses blanks unless they are to be preserved', () => {
    const text = (space: string) => `<text font-family="Alegreya" font-size="4"${space}> a\n  b </text>`
    expect(spans(text(''))[0]?.text).toBe('a b')
    expect(spans(text(' xml:space="preserve"'))[0]?.text).toBe(' a\n  b ')
  })

  it('refuses text whose order would be lost', () => {
    expect(() => spans('<text font-family="Alegreya" font-size="4">a<tspan>b</tspan></text>')).toThrow('mixes')
    expect(() => spans('<text font-family="Alegreya" font-size="4"><g/></text>')).toThrow('<g> inside')
    expect(() => spans('<text font-family="Alegreya" font-size="4mm">a</text>')).toThrow('4mm')
  })
})
