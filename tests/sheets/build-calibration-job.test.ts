import { describe, expect, it } from 'vitest'
import { buildCalibrationJob } from '../../src/sheets/build-calibration-job.ts'
import { printerExample } from '../../src/sheets/calibration-texts.ts'
import { printerShape } from '../../src/schema/kinds/printer.ts'
import { readAs } from '../schema/read-as.ts'
import { inkOf, overlap, type Ink } from './support/ink.ts'
import { paperOf } from './support/sample-deck.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()

const sheet = (paper: string, landscape: boolean, flip: 'long-edge' | 'short-edge' = 'long-edge') =>
  buildCalibrationJob({ paper: paperOf(paper), landscape, flip, theme, version: 'Quartermaster 0.1.0' })

const KINDS = ['a4', 'letter', '200x200mm'].flatMap((paper) =>
  [false, true].flatMap((landscape) =>
    (['long-edge', 'short-edge'] as const).map((flip) => [paper, landscape, flip] as const),
  ),
)

describe.each(KINDS)('%s, landscape %s, %s', (paper, landscape, flip) => {
  const job = sheet(paper, landscape, flip).value!
  const [front, back] = job.pages

  it('has each scale behind a cross, however the paper is turned', () => {
    const middles = job.pages.map(({ placements }) => placements.map(({ x, y }) => [x + 13, y + 13]))
    expect(middles[0]).toContainEqual([28, 28])
    expect(middles[0]).toContainEqual([front!.width / 2, front!.height / 2])
    const upright = landscape === (flip === 'short-edge')
    const behind = middles[0]!.map(([x, y]) => (upright ? [front!.width - x!, y!] : [x!, front!.height - y!]))
    const key = ([x, y]: number[]): string => `${x!.toFixed(6)} ${y!.toFixed(6)}`
    expect(behind.map(key).sort()).toEqual(middles[1]!.map(key).sort())
    // The letters say which is behind which.
    const letterAt = (page: typeof front): Map<string, Ink> =>
      new Map(inkOf(page!.over, theme).flatMap((ink) => (/^[A-E]$/.test(ink.text) ? [[ink.text, ink]] : [])))
    const [over, under] = [letterAt(front), letterAt(back)]
    expect([...over.keys()].sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
    for (const letter of 'ABDE') {
      const [a, b] = [over.get(letter)!, under.get(letter)!]
      expect([a.x < front!.width / 2, a.y < front!.height / 2]).toEqual([
        upright ? b.x > front!.width / 2 : b.x < front!.width / 2,
        upright ? b.y < front!.height / 2 : b.y > front!.height / 2,
      ])
    }
  })

  it('has lines of exactly 100 mm along both sides, and nothing on top of anything else', () => {
    for (const { over, placements, width, height } of job.pages) {
      const ink = inkOf(over, theme)
      const lines = ink.filter(({ kind }) => kind === 'line')
      expect(lines.filter((line) => Math.abs(line.width - 100) < 1e-6 && line.height === 0)).toHaveLength(1)
      expect(lines.filter((line) => Math.abs(line.height - 100) < 1e-6 && line.width < 1e-9)).toHaveLength(1)
      for (const box of ink) {
        expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThan(10)
      }
      const texts = ink.filter(({ kind, text }) => kind === 'text' && !/^[A-E]$/.test(text))
      texts.forEach((text, i) => {
        for (const other of [...texts.slice(i + 1), ...lines])
          expect(overlap(text, other), `${text.text} | ${other.text}`).toBe(false)
        for (const { clip } of placements) expect(overlap(text, clip), text.text).toBe(false)
      })
    }
  })
})

it('says on the page which way plus is, and what to write', () => {
  const texts = sheet('a4', false).value!.pages.map((page) =>
    inkOf(page.over, theme)
      .map(({ text }) => text)
      .join(' '),
  )
  expect(texts[1]).toContain('plus x: to the right')
  expect(texts[1]).toContain('plus y: down')
  expect(texts[1]).toContain('x: 1.5 moves every back 1.5 mm to the right, y: -0.5 moves it 0.5 mm up')
  expect(texts[0]).toContain('kind: printer')
})

it('numbers the scales from the middle, plus to the right and down', () => {
  const back = sheet('a4', false).value!.pages[1]!
  const marks = inkOf(back.placements[0]!.face.svg, theme).filter(({ kind }) => kind === 'text')
  const middle = (text: string) =>
    marks
      .filter((mark) => mark.text === text)
      .map(({ x, y, width, height }) => [x + width / 2 - 13, y + height / 2 - 13])
  const [levelPlus, uprightPlus] = middle('+5')
  expect(levelPlus![0]).toBeCloseTo(5, 0)
  expect(uprightPlus![1]).toBeCloseTo(5, 0)
  const [levelMinus, uprightMinus] = middle('−5')
  expect(levelMinus![0]).toBeCloseTo(-5, 0)
  expect(uprightMinus![1]).toBeCloseTo(-5, 0)
})

it.each([false, true])('shows an example that can be read, landscape %s', (landscape) => {
  const { value, found } = readAs(printerShape, `${printerExample(landscape).join('\n')}\n`)
  expect(found).toEqual([])
  const sides = landscape ? value?.landscape : value
  expect(sides?.back?.shift).toEqual({ x: 1.5, y: -0.5 })
  expect(sides?.front?.measured).toEqual({ x: 99.7, y: 99.8 })
})

it('refuses paper without room', () => {
  const { value, diagnostics } = sheet('a5', false)
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ code }) => code)).toEqual(['sheets/calibration-paper'])
})
