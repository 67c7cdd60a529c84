import type { Face, Library } from '../../../src/draw/face.ts'
import { findPaper } from '../../../src/kernel/paper-sizes.ts'
import type { DeckRequest } from '../../../src/sheets/deck-request.ts'
import type { Piece } from '../../../src/sheets/impose.ts'
import { sheetTheme } from './sheet-theme.ts'

/** Shared drawings of all sample jobs: they are named after their content. */
export const sharedDrawings: Library = new Map()

const theme = sheetTheme()

/** A face with its number in the upper left corner, so that turned and mirrored pages can be told apart. */
export function sampleFace(n: number, side: Face['side'], width = 63.5, height = 88.9, bleed = 3): Face {
  const colour = side === 'front' ? '#eebb33' : '#22394f'
  const svg =
    `<rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}" fill="${colour}"/>` +
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" fill="#ffffff"/>` +
    `<text x="7" y="16" font-family="Alegreya" font-weight="700" font-size="8">${side === 'front' ? 'F' : 'B'}${n}</text>`
  return { piece: `deck/${n}`, side, label: `Card ${n}`, width, height, bleed, svg }
}

/** Pieces numbered from 1; `withBack` says which of them have a back. */
export function samplePieces(
  count: number,
  size: { width: number; height: number; bleed: number } = { width: 63.5, height: 88.9, bleed: 3 },
  withBack: (n: number) => boolean = () => true,
): Piece[] {
  const face = (n: number, side: Face['side']): Face => sampleFace(n, side, size.width, size.height, size.bleed)
  return Array.from({ length: count }, (_, i) => ({
    front: face(i + 1, 'front'),
    ...(withBack(i + 1) && { back: face(i + 1, 'back') }),
  }))
}

/** A request for 54 poker cards on A4 with everything at its usual value. */
export function sampleRequest(changes: Partial<DeckRequest> = {}): DeckRequest {
  return {
    sheet: 'zulu',
    title: 'Zulu Spears: Zulu deck',
    paper: findPaper('a4')!,
    backs: 'long-edge',
    pages: 'interleaved',
    gap: 0,
    format: { width: 63.5, height: 88.9, bleed: 3 },
    pieces: samplePieces(54),
    library: sharedDrawings,
    theme,
    info: {
      game: 'Zulu Spears',
      contents: 'Zulu deck',
      credits: [
        'Game by Lloyd Krassner (1999).',
        'Icons: game-icons.net, CC BY 3.0, by Lorc, Delapouite and contributors.',
        'Type: Alegreya, Barlow, Source Sans, OFL.',
      ],
      notes: ['54 cards; the text states 52: ruling zulu-deck-size'],
      version: 'Quartermaster 0.1.0',
    },
    author: 'Lloyd Krassner',
    subject: 'Print and play',
    keywords: ['cards'],
    ...changes,
  }
}

/** Letter, A4 and other papers by name. */
export const paperOf = (name: string) => findPaper(name)!
