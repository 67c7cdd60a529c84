import { onPaper } from '../../sheets/on-paper.ts'
import type { Box, PrintJob } from '../../sheets/print-job.ts'
import { faceKey } from '../face-key.ts'

/** A piece as the layout wants it: plain numbers in mm from the page's top left, sizes as it lies on the page. */
export interface ExpectedPiece {
  readonly key: string
  readonly label: string
  readonly side: 'front' | 'back'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270
}

export interface ExpectedPage {
  readonly width: number
  readonly height: number
  /** Around the pieces as cut; the page itself where there are none. */
  readonly trim: Box
  readonly pieces: readonly ExpectedPiece[]
}

/** What a print job wants on each page, to be compared with what was measured. */
export function expectedPages(job: PrintJob): readonly ExpectedPage[] {
  return job.pages.map((page) => ({
    width: page.width,
    height: page.height,
    trim:
      page.block.width > 0 && page.block.height > 0
        ? onPaper(page, page.block)
        : { x: 0, y: 0, width: page.width, height: page.height },
    pieces: page.placements.map(({ face, x, y, turn }) => {
      const lying = turn === 90 || turn === 270
      const [width, height] = lying ? [face.height, face.width] : [face.width, face.height]
      return {
        key: faceKey(face),
        label: face.label,
        side: face.side,
        ...onPaper(page, { x, y, width, height }),
        turn,
      }
    }),
  }))
}
