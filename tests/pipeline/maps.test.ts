import { beforeAll, describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildGame, type BuiltGame } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { gridLines } from '../support/grid-lines.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText, type PdfText } from '../support/pdf-text.ts'

const host = memoryHost()
const path = `${host.root}/data/isandlwana`
const papers = ['a4', 'letter'].map((id) => findPaper(id) ?? never())

function never(): never {
  throw new Error('not there')
}

const fileOf = (built: BuiltGame, part: string, format = 'pdf') =>
  built.files.find((file) => file.format === format && file.path.includes(part))?.bytes ?? never()

describe('the map of Isandlwana', () => {
  let built: BuiltGame
  beforeAll(async () => {
    built = await buildGame(host, { path, name: 'isandlwana' }, buildOptions({ only: ['map'], papers }))
  }, 60_000)

  it('is built without a finding', () => {
    expect(built.diagnostics.filter(({ severity }) => severity !== 'note').map(({ message }) => message)).toEqual([])
  })

  it.each([
    ['a4', 297, 210],
    ['letter', 279.4, 215.9],
  ])('takes four landscape pages of %s', (paper, width, height) => {
    const { pages } = readPdf(fileOf(built, paper))
    expect(pages.map((page) => [page.width.toFixed(1), page.height.toFixed(1)])).toEqual(
      Array(4).fill([width.toFixed(1), height.toFixed(1)]),
    )
  })

  it('prints the numbers of all 338 hexes, on several pages together and on one', async () => {
    const { value: game } = loadGame(host, path)
    const ids = game?.maps[0]?.hexes.map(({ id }) => id) ?? []
    expect(ids).toHaveLength(338)
    for (const part of ['a4', 'whole']) {
      const texts = await pdfText(fileOf(built, part))
      const numbers = new Set(texts.map(({ text }) => text).filter((text) => /^\d{4}$/.test(text)))
      expect([...numbers].sort()).toEqual(ids.toSorted())
    }
  })

  it('has the turn record track on the map, with a place for a marker in each box', async () => {
    const texts = await pdfText(fileOf(built, 'whole'))
    const { x: left, y: top } = texts.find(({ text }) => text === 'TURN RECORD TRACK')?.middle ?? never()
    const boxes = texts.filter(({ text, middle }) => /^[1-6]$/.test(text) && middle.y > top && middle.x > left - 30)
    expect(boxes.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6'])
    const [first, second] = boxes
    // A marker of 15 mm, the number and a little air.
    expect((second?.middle.x ?? 0) - (first?.middle.x ?? 0)).toBeGreaterThan(31)
  })

  it('stores the drawing once for four pages', () => {
    // The tiled file holds four forms more than the whole one and little else.
    expect(fileOf(built, 'a4').length).toBeLessThan(fileOf(built, 'whole').length * 1.2)
  })

  it('can have hexes of 1.5 in', async () => {
    const large = await buildGame(
      host,
      { path, name: 'isandlwana' },
      buildOptions({ only: ['map'], hexSize: 38.1, formats: ['svg'] }),
    )
    const lines = gridLines(new TextDecoder().decode(fileOf(large, 'whole', 'svg')))
    const ys = lines.flatMap(({ y1, y2 }) => [y1, y2])
    const xs = lines.flatMap(({ x1, x2 }) => [x1, x2])
    // 14 rows; 25 columns of three quarters of 43.994 mm and a quarter more.
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(14 * 38.1, 1)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(43.994 * (0.75 * 25 + 0.25), 1)
  }, 60_000)
})

describe('a track below a map', () => {
  it('is reported where it takes another page', async () => {
    // The map with its key alone is 490 x 350 mm, with the track 364: the margins of 10 mm leave 360 here.
    const [paper] = ['380x512mm'].map((size) => findPaper(size) ?? never())
    const small = await buildGame(
      host,
      { path, name: 'isandlwana' },
      buildOptions({ only: ['map'], papers: paper ? [paper] : [], formats: ['svg'] }),
    )
    const found = small.diagnostics.filter(({ code }) => code === 'sheets/track-takes-pages')
    expect(found.map(({ message }) => message)).toEqual([
      'map on 380 x 512 mm: the map takes 2 pages with the track below it, 1 without',
    ])
    expect(found[0]?.at?.file).toBe(`${path}/game.yaml`)
  }, 60_000)
})

describe('the set-up maps of Isandlwana', () => {
  let game: Game
  let built: BuiltGame
  const sheets = () => game.sheets.flatMap((sheet) => (sheet.kind === 'setup-map' ? [sheet] : []))

  beforeAll(async () => {
    game = loadGame(host, path).value ?? never()
    const only = sheets().map(({ id }) => id)
    built = await buildGame(host, { path, name: 'isandlwana' }, buildOptions({ only, papers }))
  }, 60_000)

  it('take one page each', () => {
    expect(built.files).toHaveLength(2 * sheets().length)
    for (const { bytes } of built.files) expect(readPdf(bytes).pages).toHaveLength(1)
  })

  it('show every counter in its hex', async () => {
    let checked = 0
    for (const sheet of sheets()) {
      const scenario = game.scenarios.find(({ id }) => id === sheet.scenario) ?? never()
      const texts = await pdfText(fileOf(built, `${sheet.id}_a4`))
      const hexOf = nearestHex(texts)
      for (const { unit, hex } of scenario.setUp?.placements ?? []) {
        const types = game.counterSheets.flatMap((set) => set.units).find(({ id }) => id === unit)?.types
        const name = types?.[0]?.front.name
        if (hex === undefined || name === undefined) continue
        checked++
        const shown = texts.filter(({ text }) => text === name).map((text) => hexOf(text))
        expect([sheet.id, name, shown]).toEqual([sheet.id, name, expect.arrayContaining([hex]) as string[]])
      }
    }
    // At least the British units of each scenario.
    expect(checked).toBeGreaterThan(15 * sheets().length)
  })

  it('say what arrives later', async () => {
    const words = (await pdfText(fileOf(built, `${sheets()[0]?.id ?? ''}_a4`))).map(({ text }) => text).join(' ')
    expect(words).toMatch(/Turn 2: .*Colors/)
  })
})

/** Which hex a text stands in: numbers stand at the top of their hexes, in the middle between left and right. */
function nearestHex(texts: readonly PdfText[]): (text: PdfText) => string {
  // Small numbers: those that counters carry as their set-up are larger or smaller than the commonest size.
  const numbers = texts.filter(({ text }) => /^\d{4}$/.test(text))
  const sizes = numbers.map(({ pt }) => pt.toFixed(2))
  const common = sizes.toSorted((a, b) => sizes.filter((s) => s === b).length - sizes.filter((s) => s === a).length)[0]
  const onMap = numbers.filter(({ pt }) => pt.toFixed(2) === common)
  const place = (id: string) => onMap.find(({ text }) => text === id)?.middle ?? { x: NaN, y: NaN }
  const height = place('0102').y - place('0101').y
  return ({ middle }) =>
    onMap.reduce<{ id: string; off: number }>(
      (best, number) => {
        // The centre of a hex lies about 0.43 of its height below its number.
        const off = Math.hypot(number.middle.x - middle.x, number.middle.y + 0.43 * height - middle.y)
        return off < best.off ? { id: number.text, off } : best
      },
      { id: '', off: Infinity },
    ).id
}
