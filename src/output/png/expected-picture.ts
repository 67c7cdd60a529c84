import { onPaper } from '../../sheets/on-paper.ts'
import type { Page } from '../../sheets/print-job.ts'
import { pixelsOf, pixelsPerMetre } from '../pixels.ts'

/** A piece on a picture, its edges in pixels. */
export interface ExpectedPiece {
  readonly label: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the picture of a page has to be. */
export interface ExpectedPicture {
  readonly width: number
  readonly height: number
  readonly perMetre: number
  /** Whether it may be clear in places. */
  readonly clear: boolean
  /** Pieces that show more than a flat. */
  readonly pieces: readonly ExpectedPiece[]
}

/** Anything but the rectangles that grounds are made of. */
const DRAWING = /<(use|text|path|circle|ellipse|line|polyline|polygon|image)\b/

/** What a page has to be as a picture, worked out from the layout. */
export function expectedPicture(page: Page, dpi: number): ExpectedPicture {
  const [width, height] = [pixelsOf(page.width, dpi), pixelsOf(page.height, dpi)]
  const [across, down] = [width / page.width, height / page.height]
  const pieces = page.placements
    .filter(({ face }) => DRAWING.test(face.svg))
    .map(({ face, clip }): ExpectedPiece => {
      const box = onPaper(page, clip)
      const right = Math.min(width, Math.round((box.x + box.width) * across))
      const bottom = Math.min(height, Math.round((box.y + box.height) * down))
      const [left, top] = [Math.round(box.x * across), Math.round(box.y * down)]
      return { label: face.label, left: Math.max(0, left), top: Math.max(0, top), right, bottom }
    })
  const clear = (page.single?.corner ?? 0) > 0
  return { width, height, perMetre: pixelsPerMetre(dpi), clear, pieces }
}
