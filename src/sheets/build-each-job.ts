import type { Face, Library } from '../draw/face.ts'
import type { Diagnostic, Outcome, Span } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { decimal } from '../kernel/units.ts'
import type { JobMetadata } from './deck-request.ts'
import { distinctPieces, lookOf, type DistinctPiece } from './distinct-pieces.ts'
import { drawFlats } from './ground-flats.ts'
import type { Piece } from './impose.ts'
import { openNames } from './open-names.ts'
import type { Page, PrintJob } from './print-job.ts'
import { saySheets } from './sheet-messages.ts'

/** How pieces are shown one by one. Lengths in mm. */
export interface EachStyle {
  /** Picture beyond the cut, on all sides. */
  readonly bleed: number
  /** Radius of the corners; 0 leaves them square. */
  readonly corner: number
}

/** Everything `buildEachJob` needs. */
export interface EachRequest extends JobMetadata, EachStyle {
  readonly sheet: string
  readonly title: string
  readonly pieces: readonly Piece[]
  /** Whether backs are wanted. */
  readonly backs: boolean
  readonly library: Library
  readonly at?: Span | undefined
}

/** Name of the documents that show pieces one by one. */
const EACH = 'each'

/**
 * A page for each side of each different piece, as large as the piece, for print services and tables on screen: no head, no marks. A back that all pieces of a deck share
 * comes once, after its deck. Warns where pieces have less bleed than is asked for: they then show what they have.
 */
export function buildEachJob(request: EachRequest): Outcome<PrintJob> {
  const { sheet, pieces, at } = request
  const first = pieces[0]?.front
  if (!first) return { diagnostics: [saySheets('nothing-to-print', { sheet }, at)] }
  const bleed = Math.min(request.bleed, ...pieces.map(({ front }) => front.bleed))
  const diagnostics: Diagnostic[] = []
  if (bleed < request.bleed) {
    const sizes = { bleed: decimal(bleed), wanted: decimal(request.bleed) }
    diagnostics.push(saySheets('less-bleed', { sheet, ...sizes }, at))
  }
  const shown = picturesOf(distinctPieces(pieces), request.backs)
  const paper = paperOf(first, request)
  const { title, library, author, subject, keywords } = request
  return {
    value: {
      ...{ sheet, title, paper, library, author, subject, keywords },
      backs: 'apart',
      name: `${sheet}_${paper.id}`,
      pages: shown.map((picture, i) => pageOf(picture, i + 1, { bleed, corner: request.corner })),
      pieces: shown.filter(({ face }) => face.side === 'front').length,
    },
    diagnostics,
  }
}

/** One side of a piece, named for its file. */
interface Picture {
  readonly face: Face
  readonly name: string
  readonly title: string
  readonly copies: number
}

/** Fronts with their backs, deck by deck. */
function picturesOf(distinct: readonly DistinctPiece[], backs: boolean): Picture[] {
  const claim = openNames()
  const decks = [...new Set(distinct.map(({ deck }) => deck))]
  return decks.flatMap((deck) => {
    const own = distinct.filter((piece) => piece.deck === deck)
    const behind = backs ? own.flatMap(({ back }) => back ?? []) : []
    const shared = new Set(behind.map(lookOf)).size === 1 ? behind[0] : undefined
    const sides = own.flatMap(({ front, back, name, title, copies }): Picture[] => [
      { face: front, name: claim(`${name}-front`), title, copies },
      ...(back && backs && !shared ? [{ face: back, name: claim(`${name}-back`), title, copies }] : []),
    ])
    if (!shared) return sides
    const copies = own.reduce((sum, piece) => sum + (piece.back ? piece.copies : 0), 0)
    return [...sides, { face: shared, name: claim(`${deck}-back`), title: 'Back', copies }]
  })
}

/** A page of the size of a piece. Its id tells bleed and corners, so that pictures of both kinds can lie side by side. */
function paperOf({ width, height }: Face, { bleed, corner }: EachStyle): Paper {
  const told = [bleed > 0 ? `bleed-${decimal(bleed)}mm` : '', corner > 0 ? `corners-${decimal(corner)}mm` : '']
  return {
    id: [EACH, ...told].filter((part) => part !== '').join('_'),
    title: `${decimal(width)} x ${decimal(height)} mm`,
    width,
    height,
  }
}

function pageOf({ face, name, title, copies }: Picture, number: number, { bleed, corner }: EachStyle): Page {
  const [width, height] = [face.width + 2 * bleed, face.height + 2 * bleed].map((side) => Number(decimal(side))) as [
    number,
    number,
  ]
  const whole = { x: 0, y: 0, width, height }
  return {
    number,
    side: face.side,
    width,
    height,
    placements: [{ face, x: bleed, y: bleed, turn: 0, clip: whole }],
    under: face.ground === undefined ? '' : drawFlats([{ ...whole, colour: face.ground }]),
    over: '',
    bookmark: face.side === 'front' || title === 'Back' ? title : `${title}, back`,
    block: { x: bleed, y: bleed, width: face.width, height: face.height },
    single: { name, title, copies, corner },
  }
}
