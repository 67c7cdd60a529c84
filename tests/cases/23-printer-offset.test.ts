import { expect, it } from 'vitest'
import { dictionaryAt, listAt } from '../../src/output/pdf/pdf-access.ts'
import { openSource } from '../../src/output/pdf/pdf-source.ts'
import { isKind } from '../../src/output/pdf/pdf-value.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, type BuiltCase } from '../support/case-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfShapes } from '../support/pdf-shapes.ts'
import { pdfText } from '../support/pdf-text.ts'

const SHIFT = { x: 1.5, y: -0.5 }
const build = (shift: { x: number; y: number }): Promise<BuiltCase> =>
  buildCase(nineCards(), { formats: ['pdf', 'svg'], printer: { kind: 'printer', back: { shift } } })

/** What the page of a number draws, as its bytes say. */
function contentOf(pdf: Uint8Array, page: number): string {
  const source = openSource(pdf)
  const tree = dictionaryAt(source, dictionaryAt(source, source.trailer, 'Root'), 'Pages')
  const leaf = source.resolve(listAt(source, tree!, 'Kids')[page - 1])
  if (!isKind(leaf, 'dictionary')) throw new Error(`there is no page ${page}`)
  const contents = leaf.entries.get('Contents')
  const link = isKind(contents, 'link') ? contents : listAt(source, leaf, 'Contents')[0]
  if (!isKind(link, 'link')) throw new Error(`page ${page} has no content`)
  return source.stream(link) ?? ''
}

it('moves all backs with their marks by exactly the offset, and no front', async () => {
  const [plain, moved] = [await build({ x: 0, y: 0 }), await build(SHIFT)]
  const [before, after] = [readPdf(plain.pdf()), readPdf(moved.pdf())]
  expect(after.pieces).toHaveLength(18)
  after.pieces.forEach((piece, i) => {
    const was = before.pieces[i]!
    const by = piece.side === 'back' ? SHIFT : { x: 0, y: 0 }
    expect([piece.key, piece.side, piece.page]).toEqual([was.key, was.side, was.page])
    piece.corners.forEach((corner, c) => {
      expect(corner.x - was.corners[c]!.x).toBeCloseTo(by.x, 4)
      expect(corner.y - was.corners[c]!.y).toBeCloseTo(by.y, 4)
    })
  })
  const trims = [before, after].map(({ pages }) => pages.map(({ trim }) => trim!))
  expect(trims[1]![0]).toEqual(trims[0]![0])
  expect(trims[1]![1]!.x - trims[0]![1]!.x).toBeCloseTo(1.5, 4)
  expect(trims[1]![1]!.y - trims[0]![1]!.y).toBeCloseTo(-0.5, 4)

  const shapes = [await pdfShapes(plain.pdf()), await pdfShapes(moved.pdf())]
  expect(shapes[0]!.filter(({ page }) => page === 2).length).toBeGreaterThan(0)
  shapes[1]!.forEach((shape, i) => {
    const was = shapes[0]![i]!
    const by = shape.page === 2 ? SHIFT : { x: 0, y: 0 }
    expect(shape.x - was.x).toBeCloseTo(by.x, 3)
    expect(shape.y - was.y).toBeCloseTo(by.y, 3)
  })

  expect(contentOf(moved.pdf(), 1)).toBe(contentOf(plain.pdf(), 1))
  expect(contentOf(moved.pdf(), 2)).not.toBe(contentOf(plain.pdf(), 2))
  expect(moved.svgs()[0]).toBe(plain.svgs()[0])
  expect(moved.svgs()[1]).toContain('<g transform="matrix(1 0 0 1 1.5 -0.5)">')
})

const warnings = async (shift: { x: number; y: number }): Promise<string[]> =>
  (await build(shift)).said.filter((line) => line.startsWith('sheets/'))

it('is told about marks that come too near to the edge, and nothing at offset 0', async () => {
  expect(await warnings({ x: 0, y: 0 })).toEqual([])
  // The marks on the right end 5 mm from the edge.
  expect(await warnings(SHIFT)).toEqual([
    'sheets/moved-to-edge deck_a4_long-edge: the printer profile brings something to 3.5 mm from the edge of the paper; most printers leave 5 mm white',
  ])
})

it('gives the same PDF for an offset of 0 as without a profile', async () => {
  const without = await buildCase(nineCards(), { formats: ['pdf', 'svg'] })
  expect(Buffer.from((await build({ x: 0, y: 0 })).pdf()).equals(without.pdf())).toBe(true)
})

it('mends the size about the middle of the page', async () => {
  const measured = { x: 99, y: 101 }
  const plain = await buildCase(nineCards())
  const scaled = await buildCase(nineCards(), { printer: { kind: 'printer', front: { measured } } })
  // A printer that makes 99 mm of 100 across, and 101 down.
  const printed = (await pdfText(scaled.pdf())).map(({ text, middle, page }) => {
    return { text, page, x: 105 + (middle.x - 105) * 0.99, y: 148.5 + (middle.y - 148.5) * 1.01 }
  })
  const wanted = await pdfText(plain.pdf())
  for (const number of ['F1', 'F5', 'F9']) {
    const [found, right] = [printed.find(({ text }) => text === number)!, wanted.find(({ text }) => text === number)!]
    expect(found.x).toBeCloseTo(right.middle.x, 2)
    expect(found.y).toBeCloseTo(right.middle.y, 2)
  }
  expect(scaled.verified.maxSizeErrorMm).toBeLessThan(0.001)
})
