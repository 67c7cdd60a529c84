import { expect, it } from 'vitest'
import { drawRuler } from '../../src/sheets/ruler.ts'
import { inkOf } from './support/ink.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()
const ticks = (svg: string, above: boolean): number[] =>
  inkOf(svg, theme)
    .filter((ink) => ink.kind === 'line' && ink.width === 0 && ink.y < 0 === above)
    .map((ink) => Math.round(ink.x * 1000) / 1000)
    .sort((a, b) => a - b)

it('has a tick for every millimetre above and every eighth of an inch below', () => {
  const ruler = drawRuler(theme, 186)!
  expect(ruler.title).toBe('100 mm')
  expect(ticks(ruler.svg, true)).toEqual(Array.from({ length: 101 }, (_, i) => i))
  expect(ticks(ruler.svg, false)).toEqual(Array.from({ length: 33 }, (_, i) => Math.round(i * 3175) / 1000))
  expect(
    inkOf(ruler.svg, theme)
      .map((ink) => ink.text)
      .filter(Boolean),
  ).toEqual(['100 mm', '4 in'])
})

it('is halved where 100 mm have no room, and goes where 50 mm have none', () => {
  const { width } = drawRuler(theme, 186)!
  expect(drawRuler(theme, width)!.title).toBe('100 mm')
  const half = drawRuler(theme, width - 0.01)!
  expect(half.title).toBe('50 mm')
  expect(ticks(half.svg, true).at(-1)).toBe(50)
  expect(ticks(half.svg, false).at(-1)).toBe(50.8)
  expect(drawRuler(theme, half.width - 0.01)).toBeUndefined()
})

it('is as wide as its ink', () => {
  const ruler = drawRuler(theme, 186)!
  const right = Math.max(...inkOf(ruler.svg, theme).map((ink) => ink.x + ink.width))
  expect(right).toBeGreaterThan(ruler.width - 0.5)
  expect(right).toBeLessThanOrEqual(ruler.width)
})
