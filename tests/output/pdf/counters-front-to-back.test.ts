import { describe, expect, it } from 'vitest'
import { readPdf, type MeasuredPiece } from '../../../src/output/pdf/read-pdf.ts'
import type { Backs } from '../../../src/sheets/print-job.ts'
import { buildCase, paperOf } from '../../support/case-game.ts'
import { counterGame } from '../../support/counter-game.ts'
import { pdfText } from '../../support/pdf-text.ts'

/** Left, top, right and bottom of a piece on its page, mm. */
function extent({ corners }: MeasuredPiece): readonly [number, number, number, number] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const cases = (['a4', 'letter'] as const).flatMap((paper) =>
  (['long-edge', 'short-edge', 'gutterfold'] as const).map((backs): [string, Backs] => [paper, backs]),
)

describe.each(cases)('%s, %s', (paper, backs) => {
  it('puts every back exactly behind its front, also in rows that are half full or one-sided', async () => {
    // 3 x 40 counters with backs, 11 markers without: the last rows are mixed.
    const built = await buildCase(counterGame(40, 15, 11), { papers: [paperOf(paper)], backs: [backs] })
    const { pages, pieces } = readPdf(built.pdf())
    const landscape = pages[0]!.width > pages[0]!.height
    const folded = backs === 'gutterfold'
    const upright = folded
      ? pieces.some(({ corners }) => corners[0]!.x > pages[0]!.width / 2)
      : (backs === 'long-edge') !== landscape
    const fronts = pieces.filter(({ side }) => side === 'front')
    const behind = pieces.filter(({ side }) => side === 'back')
    expect([fronts.length, behind.length]).toEqual([131, 120])
    const vertical = folded ? isUpright(fronts, behind) : upright
    // The mirrored extents of the fronts, in order, are those of the backs: worst difference of any edge.
    const page = (piece: MeasuredPiece) => (folded ? piece.page : Math.ceil(piece.page / 2))
    const mirrored = fronts.map((piece) => {
      const [left, top, right, bottom] = extent(piece)
      const { width, height } = pages[piece.page - 1]!
      return vertical
        ? [page(piece), width - right, top, width - left, bottom]
        : [page(piece), left, height - bottom, right, height - top]
    })
    const found = behind.map((piece) => [page(piece), ...extent(piece)])
    let worst = 0
    for (const back of found) {
      const errors = mirrored.map((front) => Math.max(...front.map((value, i) => Math.abs(value - back[i]!))))
      worst = Math.max(worst, Math.min(...errors))
    }
    // PDF numbers have four digits of a point; 0.00 mm as far as anybody prints.
    expect(worst).toBeLessThan(0.005)

    // And it is the right back: Y1 lies behind X1.
    const texts = await pdfText(built.pdf())
    const nameIn = (piece: MeasuredPiece): string | undefined => {
      const [left, top, right, bottom] = extent(piece)
      return texts.find(
        ({ page: on, middle: { x, y } }) => on === piece.page && x > left && x < right && y > top && y < bottom,
      )?.text
    }
    for (const [i, piece] of behind.entries()) {
      const back = found[i]!
      const front = mirrored.findIndex((place) => place.every((value, n) => Math.abs(value - back[n]!) < 0.005))
      expect(nameIn(piece)).toBe(nameIn(fronts[front]!)?.replace('X', 'Y'))
    }
  })
})

/** Whether backs of a gutterfold lie beside the fronts, not below them. */
function isUpright(fronts: readonly MeasuredPiece[], backs: readonly MeasuredPiece[]): boolean {
  return Math.min(...backs.map((piece) => extent(piece)[0])) > Math.max(...fronts.map((piece) => extent(piece)[0]))
}
