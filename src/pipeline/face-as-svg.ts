import type { Face, Library } from '../draw/face.ts'
import type { Fonts } from '../draw/fonts.ts'
import { findPaper } from '../kernel/paper-sizes.ts'
import { decimal } from '../kernel/units.ts'
import { svgPages } from '../output/svg/write-svg.ts'
import type { Page } from '../sheets/print-job.ts'

/** Writes faces as self-contained SVG pages of the size of the trimmed piece, on their ground, texts as outlines. */
export function faceAsSvg(library: Library, fonts: Fonts): (face: Face) => string {
  const paper = findPaper('a4')
  if (!paper) throw new Error('no paper a4')
  const job = {
    sheet: 'face',
    title: 'face',
    paper,
    backs: 'none',
    name: 'face',
    pages: [],
    library,
    pieces: 1,
  } as const
  const write = svgPages({ ...job, author: '', subject: '', keywords: [] }, fonts, 'glyphs')
  return (face) => write(pageOf(face))
}

function pageOf(face: Face): Page {
  const { width, height, ground, side } = face
  const block = { x: 0, y: 0, width, height }
  const size = `width="${decimal(width, 4)}" height="${decimal(height, 4)}"`
  return {
    ...{ number: 1, side, width, height, block, over: '', bookmark: '' },
    placements: [{ face, x: 0, y: 0, turn: 0, clip: block }],
    under: ground === undefined ? '' : `<rect ${size} fill="${ground}"/>`,
  }
}
