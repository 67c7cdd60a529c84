import { describe, expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { edgeRoom } from '../../src/sheets/edge-room.ts'
import type { Grid } from '../../src/sheets/grid.ts'
import { cutMarks, cutsOf } from '../../src/sheets/cut-marks.ts'
import { impose, type Piece } from '../../src/sheets/impose.ts'
import type { Placement } from '../../src/sheets/print-job.ts'
import { buildCase, paperOf } from '../support/case-game.ts'
import { counterGame } from '../support/counter-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfShapes } from '../support/pdf-shapes.ts'

/** A block of 5 x 4 counters of 12.7 mm on US Legal, 10 mm from the left edge; 142.4 mm are free on its right. */
const grid: Grid = {
  page: { width: 215_900, height: 355_600 },
  landscape: false,
  columns: 5,
  rows: 4,
  piece: { width: 12_700, height: 12_700 },
  gap: 0,
  left: 10_000,
  top: 20_000,
}
const pieces = Array.from({ length: 20 }, (_, i): Piece => {
  const face = { piece: `set/${i}`, label: '', width: 12.7, height: 12.7, bleed: 1.5, svg: '', ground: '#a3222a' }
  return { front: { ...face, side: 'front' }, back: { ...face, side: 'back' } }
})
const extent = (placements: readonly Placement[]) => [
  Math.min(...placements.map(({ x }) => x)),
  Math.max(...placements.map(({ x }) => x + 12.7)),
]

describe('a block off the middle of the page', () => {
  const [sheet] = impose(pieces, grid, edgeRoom(grid, 1_500), 'vertical')

  it('has its backs at the mirrored place', () => {
    expect(extent(sheet!.fronts).map((x) => x.toFixed(3))).toEqual(['10.000', '73.500'])
    expect(extent(sheet!.backs).map((x) => x.toFixed(3))).toEqual(['142.400', '205.900'])
    sheet!.fronts.forEach((front) => {
      const back = sheet!.backs.find(({ face }) => face.piece === front.face.piece)!
      expect([back.x + 12.7 + front.x, back.y]).toEqual([expect.closeTo(215.9, 6), front.y])
    })
  })

  it('has marks on the edges of fronts and of backs', () => {
    const room = edgeRoom(grid, 1_500)
    const upright = (cells: readonly { x: number; y: number }[]) =>
      [...cutMarks(cutsOf(cells, grid.piece), grid, room).matchAll(/M([\d.]+) [\d.]+v/g)].map(([, x]) => Number(x))
    const edges = (from: number) => [0, 1, 2, 3, 4, 5].flatMap((i) => [from + 12.7 * i, from + 12.7 * i])
    upright(sheet!.frontCells).forEach((x, i) => expect(x).toBeCloseTo(edges(10)[i]!, 6))
    upright(sheet!.backCells).forEach((x, i) => expect(x).toBeCloseTo(edges(142.4)[i]!, 6))
    expect(upright(sheet!.backCells)).toHaveLength(12)
  })
})

describe.each(['legal', 'letter', 'a4'])('on %s', (paper) => {
  it('counters, backs and marks agree in the written file', async () => {
    const built = await buildCase(counterGame(7), { papers: [paperOf(paper)] })
    const { pages, pieces: found } = readPdf(built.pdf())
    const shapes = await pdfShapes(built.pdf())
    for (const page of [1, 2]) {
      const corners = found.filter((piece) => piece.page === page).flatMap((piece) => piece.corners)
      const trims = [...new Set(corners.map(({ x }) => x.toFixed(2)))].map(Number)
      expect(corners).toHaveLength(21 * 4)
      // Marks: upright paths without fill, wholly above the block.
      const top = Math.min(...corners.map(({ y }) => y))
      const marks = shapes.filter((s) => s.page === page && !s.filled && s.y < top && s.y + s.height > top - 6)
      const box = { left: Math.min(...marks.map(({ x }) => x)), right: Math.max(...marks.map((s) => s.x + s.width)) }
      expect(trims.length).toBeGreaterThan(1)
      expect(pages[page - 1]!.trim!.x).toBeCloseTo(Math.min(...trims), 2)
      // The path of all marks reaches from those left of the block to those right of it, which lie alike.
      expect(box.left + box.right).toBeCloseTo(pages[page - 1]!.width, 1)
    }
  })
})

describe('an inkjet that leaves half an inch white below', () => {
  const margins = { left: 3, top: 3, right: 3, bottom: 12.7 }

  it.each(['long-edge', 'short-edge', 'gutterfold'] as const)(
    'prints all of a sheet, %s: pieces, marks, head and foot',
    async (backs) => {
      const printer = { kind: 'printer', margins, landscape: { margins: { ...margins, left: 12.7, bottom: 3 } } }
      const built = await buildCase(nineCards(), { backs: [backs], printer })
      expect(built.said.filter((text) => text.includes('margins'))).toEqual([])
      const { pages } = readPdf(built.pdf())
      for (const { page, x, y, width, height } of await pdfShapes(built.pdf())) {
        const paper = pages[page - 1]!
        const isLying = paper.width > paper.height
        expect(x).toBeGreaterThan((isLying ? 12.7 : 3) - 0.01)
        expect(y).toBeGreaterThan(3 - 0.01)
        expect(paper.width - x - width).toBeGreaterThan(3 - 0.01)
        expect(paper.height - y - height).toBeGreaterThan((isLying ? 3 : 12.7) - 0.01)
      }
    },
  )

  it('still holds nine poker cards on A4', async () => {
    const built = await buildCase(nineCards(), { printer: { kind: 'printer', margins } })
    expect(built.files.find(({ format }) => format === 'pdf')).toMatchObject({ pages: 2, pieces: 9 })
  })

  it('gets the whole page where a grid is asked for that fits no other way, and is told what is lost', async () => {
    const built = await buildCase(nineCards(', columns: 3, rows: 3'), {
      papers: [paperOf('letter')],
      printer: { kind: 'printer', margins },
    })
    expect(built.said.join('\n')).toContain(
      'pieces come to 6.3 mm from the bottom edge, where the printer leaves 12.7 mm',
    )
    expect(built.files.find(({ format }) => format === 'pdf')).toMatchObject({ pages: 2, pieces: 9 })
  })
})
