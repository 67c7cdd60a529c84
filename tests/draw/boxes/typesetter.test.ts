import { expect, it } from 'vitest'
import { typesetter } from '../../../src/draw/boxes/typesetter.ts'
import { studio } from '../../components/reference/support/zulu.ts'

const subject = { piece: 'reference "r"', field: 'note 1' }
const words = (svg: string): string[] => [...svg.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text!)

it('sets every style at the same share, down to its least size', () => {
  const half = typesetter(studio, 0.9)
  // Note: 7.5 pt, least 6.5, lead 3.2 mm. Heading: 9.5 pt, least 8.5.
  expect(half.style('note')).toMatchObject({ pt: 6.75, lead: 3.2 * 0.9 })
  expect(typesetter(studio, 0.5).style('note')).toMatchObject({ pt: 6.5, lead: (3.2 * 6.5) / 7.5 })
  expect(half.style('heading').spacing).toBeCloseTo(0.3 * 0.9, 6)
})

it('breaks paragraphs and fills in values', () => {
  const setter = typesetter(studio, 1)
  const style = setter.style('note')
  const text = 'Draw {=n} cards and keep **one**.'
  const wide = setter.paragraph(text, 100, style, subject, { n: 3 })
  expect([wide.lines, words(wide.draw(0, 0)).join('')]).toEqual([1, 'Draw 3 cards and keep one.'])
  const narrow = setter.paragraph(text, 20, style, subject, { n: 3 })
  expect(narrow.lines).toBeGreaterThan(1)
  expect(setter.diagnostics).toEqual([])
})

it('finds what cannot be set', () => {
  const codes = (work: (setter: ReturnType<typeof typesetter>) => void): string[] => {
    const setter = typesetter(studio, 1)
    work(setter)
    return [...new Set(setter.diagnostics.map((d) => d.code))]
  }
  const paragraph = (text: string) => codes((s) => s.paragraph(text, 30, s.style('note'), subject))
  expect(paragraph('Add {=forse}.')).toEqual(['draw/unknown-value'])
  expect(paragraph('A {no-such-icon-anywhere}.')).toEqual(['draw/unknown-icon'])
  expect(paragraph('**Open')).toEqual(['draw/unclosed-markup'])
  expect(paragraph('\u9f8d')).toEqual(['draw/no-glyph'])
  expect(paragraph('Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk')).toEqual(['draw/word-too-wide'])
  expect(codes((s) => s.line('A long heading', { x: 0, y: 0, width: 5 }, s.style('heading'), subject))).toEqual([
    'draw/text-too-big',
  ])
  expect(paragraph('Nothing wrong here.')).toEqual([])
})

it('shrinks a line before it complains', () => {
  const setter = typesetter(studio, 1)
  const style = setter.style('heading')
  const width = setter.width('SEQUENCE OF PLAY', style)
  const svg = setter.line('SEQUENCE OF PLAY', { x: 0, y: 0, width: width * 0.93 }, style, subject)
  expect(setter.diagnostics).toEqual([])
  expect(Number(/font-size="([\d.]+)"/.exec(svg)![1])).toBeLessThan((style.pt * 25.4) / 72)
})
