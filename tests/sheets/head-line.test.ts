import { expect, it } from 'vitest'
import { headLine } from '../../src/sheets/head-line.ts'
import { inkOf } from './support/ink.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()
const text = {
  title: 'Zulu Spears',
  contents: 'Zulu deck, fronts',
  scale: 'Print at 100 %, no scaling',
  paper: 'A4, flip on long edge',
  page: 'Page 3 of 12',
}
const words = (length: number): string[] => inkOf(headLine(text, length, theme).svg, theme).map((ink) => ink.text)

it('says everything on A4, from edge to edge', () => {
  const { svg, leftOut } = headLine(text, 186, theme)
  const ink = inkOf(svg, theme)
  expect(ink.map((i) => i.text)).toEqual([text.title, text.contents, text.scale, text.paper, text.page])
  expect(leftOut).toEqual([])
  expect(ink[0]!.x).toBeLessThan(1)
  const last = ink.at(-1)!
  expect(last.x + last.width).toBeGreaterThan(185)
  expect(last.x + last.width).toBeLessThanOrEqual(186)
})

it('shrinks before it leaves anything out', () => {
  const full = headLine(text, 186, theme).svg
  let length = 186
  while (words(length).length === 5) length -= 0.5
  const smallest = headLine(text, length + 0.5, theme)
  expect(full).toContain('font-size="2.8222"')
  expect(smallest.svg).toContain('font-size="2.4694"')
  expect(smallest.svg).not.toContain('font-size="2.8222"')
})

it('leaves out the least important first', () => {
  const seen: string[] = []
  for (let length = 186; length > 0; length -= 0.5) {
    const now = words(length).join(' | ')
    if (now !== seen.at(-1)) seen.push(now)
  }
  const { title, contents, scale, paper, page } = text
  expect(seen).toEqual([
    [title, contents, scale, paper, page].join(' | '),
    [title, scale, paper, page].join(' | '),
    [title, scale, page].join(' | '),
    [scale, page].join(' | '),
    scale,
    '',
  ])
  expect(headLine(text, 60, theme).leftOut).toEqual([
    'the contents in the head',
    'paper and flip in the head',
    'the title in the head',
  ])
  expect(headLine(text, 5, theme).leftOut.length).toBe(5)
})

it('never lets two parts touch', () => {
  for (let length = 20; length < 260; length += 3.7) {
    const ink = inkOf(headLine(text, length, theme).svg, theme)
    ink.slice(1).forEach((part, i) => expect(part.x - ink[i]!.x - ink[i]!.width).toBeGreaterThan(2.5))
  }
})
