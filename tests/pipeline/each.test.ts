import { describe, expect, it } from 'vitest'
import { readPng } from '../../src/output/png/read-png.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildGame, type BuildOptions } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { buildCase, deckFile } from '../support/case-game.ts'

const DECK = deckFile(
  ['{ id: orc, title: Orc, count: 3 }', '{ title: Nobody, count: 0 }', '{ title: "Big, \\"bad\\"" }'],
  'card: { template: plain, back: card-back }',
)
/** The same on all copies, and as far beyond the cut as anybody wants. */
const PLAIN = '<rect x="-20" y="-20" width="110" height="130" fill="#ddccaa"/><circle cx="30" cy="40" r="{{count}}"/>'

const build = (options: Partial<BuildOptions> = {}) =>
  buildCase(
    { 'deck.yaml': DECK, 'game.yaml': 'kind: game\ntitle: Case\n', 'templates/plain.svg.hbs': PLAIN },
    { formats: ['png'], dpi: 100, each: { bleed: 0, corner: 0 }, ...options },
  )

/** Samples of a picture: rows of pixels. */
function pixelsOf(bytes: Uint8Array) {
  const rows: Uint8Array[] = []
  const facts = readPng(bytes, (_, row) => rows.push(row))
  const step = facts.clear ? 4 : 3
  return { ...facts, at: (x: number, y: number) => [...(rows[y]?.subarray(x * step, (x + 1) * step) ?? [])] }
}

describe('pieces one by one', () => {
  it('are a file for each side of each card that is printed, and the list of them', async () => {
    const { files, said } = await build()
    expect(said).toEqual([])
    expect(files.map(({ path, pieces, backs }) => [path, pieces, backs])).toEqual([
      ['deck_each/deck-orc-front.png', 1, 'apart'],
      ['deck_each/deck-big-bad-front.png', 1, 'apart'],
      ['deck_each/deck-back.png', 0, 'apart'],
      ['deck_each.csv', 0, 'apart'],
    ])
    expect(new TextDecoder().decode(files.at(-1)?.bytes)).toBe(
      'page,piece,side,title,copies,png\r\n' +
        '1,deck/orc/1,front,Orc,3,deck_each/deck-orc-front.png\r\n' +
        '2,deck/big-bad/1,front,"Big, ""bad""",1,deck_each/deck-big-bad-front.png\r\n' +
        '3,deck/orc/1,back,Back,4,deck_each/deck-back.png\r\n',
    )
  })

  it.each([
    // 63.5 mm and 88.9 mm at 100 dpi; with an eighth of an inch all round at 300 dpi, as The Game Crafter asks for.
    [0, 100, 250, 350],
    [3.175, 300, 825, 1125],
  ])('with %d mm of bleed at %d dpi are %d x %d pixels', async (bleed, dpi, width, height) => {
    const { files, said } = await build({ dpi, each: { bleed, corner: 0 }, oneOfEach: true })
    expect(said).toEqual([])
    for (const { bytes } of files.filter(({ format }) => format === 'png')) {
      expect(pixelsOf(bytes)).toMatchObject({ width, height, clear: false })
    }
  })

  it('show the ground of the card right into the corners of the bleed, more than it has by itself', async () => {
    const [front] = (await build({ each: { bleed: 6, corner: 0 } })).files
    const picture = pixelsOf(front!.bytes)
    const middle = picture.at(30, 175)
    expect(middle).not.toEqual([255, 255, 255])
    for (const [x, y] of [
      [0, 0],
      [picture.width - 1, picture.height - 1],
    ] as const)
      expect(picture.at(x, y)).toEqual(picture.at(8, 8))
  })

  it('have round corners that are clear, and nothing else is', async () => {
    const [front] = (await build({ each: { bleed: 0, corner: 5 } })).files
    const { at, width, height, clear } = pixelsOf(front!.bytes)
    expect([width, height, clear]).toEqual([250, 350, true])
    // A radius of 5 mm is 19.7 pixels; the corner's arc leaves the diagonal 5.8 pixels in.
    expect([at(0, 0), at(4, 4), at(245, 345)].map((pixel) => pixel[3])).toEqual([0, 0, 0])
    expect([at(7, 7), at(20, 0), at(0, 20), at(125, 0), at(242, 342)].map((pixel) => pixel[3])).toEqual([
      255, 255, 255, 255, 255,
    ])
  })

  it('leave out backs where none are wanted', async () => {
    const { files } = await build({ backs: ['none'] })
    expect(files.map(({ path }) => path).filter((path) => path.includes('back'))).toEqual([])
  })

  it('are pages of a PDF too, trimmed at the cut', async () => {
    const built = await build({ formats: ['pdf', 'svg'], each: { bleed: 3, corner: 0 } })
    const { pages, pieces } = readPdf(built.pdf())
    expect(pages).toHaveLength(3)
    expect(pieces.map(({ side }) => side)).toEqual(['front', 'front', 'back'])
    const sides = pages.map(({ width, height, trim }) => [width, height, trim?.x, trim?.y, trim?.width, trim?.height])
    for (const page of sides)
      [69.5, 94.9, 3, 3, 63.5, 88.9].forEach((wanted, i) => expect(page[i]).toBeCloseTo(wanted, 2))
    expect(built.verified).toMatchObject({ pieces: 2, fontsEmbedded: true })
  })

  it('lie beside those of another kind, and go away with their card', async () => {
    const { host, files } = await build()
    const again = (cards: readonly string[], each = { bleed: 0, corner: 0 }) => {
      host.files.set('/games/case/deck.yaml', new TextEncoder().encode(deckFile(cards, 'card: { template: plain }')))
      const options = buildOptions({ formats: ['png'], dpi: 72, each })
      return buildGame(host, { path: '/games/case', name: 'case' }, options)
    }
    await again(['{ id: orc, title: Orc, count: 3 }'], { bleed: 2, corner: 0 })
    const here = () => [...host.files.keys()].filter((path) => path.startsWith('/out/case/deck')).toSorted()
    const wide = ['/out/case/deck_each_bleed-2mm.csv', '/out/case/deck_each_bleed-2mm/deck-orc-front.png']
    expect(here()).toEqual([...files.map(({ path }) => `/out/case/${path}`), ...wide].toSorted())
    await again(['{ id: orc, title: Orc, count: 3 }'])
    expect(here()).toEqual(['/out/case/deck_each.csv', '/out/case/deck_each/deck-orc-front.png', ...wide].toSorted())
  })

  it('are left alone by a printer profile', async () => {
    const printer = { front: { shift: { x: 3, y: 0 } } } as unknown as NonNullable<BuildOptions['printer']>
    const [moved, still] = [await build({ printer }), await build()]
    moved.files.forEach(({ bytes }, i) => expect(Buffer.from(bytes).equals(still.files[i]!.bytes)).toBe(true))
  })
})
