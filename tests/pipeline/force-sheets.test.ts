import { describe, expect, it } from 'vitest'
import { paperOf } from '../support/case-game.ts'
import { buildGame, type BuildOptions } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfShapes, type PdfShape } from '../support/pdf-shapes.ts'
import { pdfText } from '../support/pdf-text.ts'

const host = memoryHost()
const folder = { path: `${host.root}/data/unbalanced-equality`, name: 'unbalanced-equality' }

async function build(only: string, changes: Partial<BuildOptions> = {}) {
  const built = await buildGame(host, folder, buildOptions({ only: [only], ...changes }))
  expect(built.diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  const file = built.files[0]!
  return { pages: file.pages, texts: (await pdfText(file.bytes)).map(({ text }) => text), bytes: file.bytes }
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01
const sized = (shapes: readonly PdfShape[], width: number, height: number): PdfShape[] =>
  shapes.filter((shape) => !shape.filled && near(shape.width, width) && near(shape.height, height))

describe('the roster of Unbalanced Equality', () => {
  it('has a dot for each figure: 9 a company, 100 and 120 a regiment', async () => {
    const { pages, texts, bytes } = await build('roster')
    expect(pages).toBe(1)
    for (const text of ['90th/A', '90th/B', 'uThulwana', 'uDloko', '135 men', '1,500 men', '1,800 men', 'MV 3 / 5'])
      expect(texts).toContain(text)
    expect(texts).toContain('British: 2 units, 6 stands, 18 figures, 270 men; army morale from 68 men lost')
    expect(texts).toContain('Zulu: 2 units, 11 stands, 220 figures, 3,300 men; army morale from 825 men lost')
    // The page is set at full size: few dots of 2.6 mm, of empty rows (2 x 18) and two in the key too; many of 2.5 mm.
    const shapes = await pdfShapes(bytes)
    expect(sized(shapes, 2.6, 2.6)).toHaveLength(18 + 36 + 2)
    expect(sized(shapes, 2.5, 2.5)).toHaveLength(220)
    // Stands four wide and five high, so that the six of a regiment stand in one line: 14.6 x 17.9 mm.
    const stands = sized(shapes, 14.6, 17.9)
    expect(stands).toHaveLength(11)
    expect(new Set(stands.map(({ y }) => Math.round(y))).size).toBe(2)
  })

  it('has the gun with its four boxes when the ruling brings it', async () => {
    const { texts, bytes } = await build('roster', { chosen: new Map([['gun', 'yes']]) })
    expect(texts).toContain('RA gun')
    expect(sized(await pdfShapes(bytes), 3.4, 3.4)).toHaveLength(4)
  })
})

describe('its chart', () => {
  it.each(['a4', 'letter'])('is one page on %s, with means, daggers and what is left to the players', async (paper) => {
    const { pages, texts } = await build('chart', { papers: [paperOf(paper)] })
    expect(pages).toBe(1)
    // (0 + 5 + 10 + 15 + 20 + 30) / 6 and (0 + 0 + 5 + 10 + 15 + 20) / 6.
    for (const text of ['13.3', '8.3', '15†', 'British mounted infantry, on foot']) expect(texts).toContain(text)
    const all = texts.join(' ')
    expect(all).toContain('printed 5 (1d6 4, British crew)')
    expect(all).toContain('Uphill')
  })

  it('prints 5 without a dagger where 5 is played', async () => {
    const { texts } = await build('chart', { chosen: new Map([['gun-roll4', '5']]) })
    expect(texts.join(' ')).not.toContain('†')
    expect(texts).toContain('11.7')
  })
})

describe('its sticks', () => {
  const inches = async (paper: string, high = 15): Promise<number[]> => {
    const { bytes } = await build('sticks', { papers: [paperOf(paper)] })
    const frames = (await pdfShapes(bytes)).filter(
      ({ filled, height, width }) => !filled && near(height, high) && width > 20,
    )
    return frames.map(({ width }) => Math.round((width / 25.4) * 1000) / 1000)
  }

  it('are as long in the PDF as the table says, in pieces of ten inches on A4', async () => {
    // Regular and mounted infantry, heavy and light cavalry, spearmen, riflemen, guns; 20 in of small arms, 30 in of cannon.
    expect(await inches('a4')).toEqual([2, 4, 4, 5, 6, 3, 2, 10, 10, 10, 10, 10])
  })

  it('come in smaller pieces on Letter', async () => {
    expect(await inches('letter')).toEqual([2, 4, 4, 5, 6, 3, 2, 7, 7, 6, 8, 7, 8, 7])
  })
})

describe('its paper figures', () => {
  it('are one stand for each of the roster, with number and name on both bases', async () => {
    const { texts } = await build('stands')
    const count = (name: string): number => texts.filter((text) => text === name).length
    expect(['90th/A', '90th/B', 'uThulwana', 'uDloko', 'RA gun'].map(count)).toEqual([6, 6, 10, 12, 0])
  })

  it('are one a unit when one of each is asked for', async () => {
    const { texts } = await build('stands', { oneOfEach: true, chosen: new Map([['gun', 'yes']]) })
    expect(['90th/A', 'uDloko', 'RA gun'].map((name) => texts.filter((text) => text === name).length)).toEqual([
      2, 2, 2,
    ])
  })
})
