import type { SheetRequest } from '../game/game.ts'
import type { MapSheet } from './map-sheets.ts'

/** Kinds of sheets whose pieces are cut out: laid in a grid, with backs. All others fill whole pages, or are maps. */
const PIECES = ['deck', 'supplement', 'counters', 'chits', 'tokens', 'plan-piece', 'plan-cards', 'figures'] as const

/** A sheet of pieces to be cut out. */
export type PieceSheet = Extract<SheetRequest, { kind: (typeof PIECES)[number] }>

/** A sheet of full pages: drawn anew for each paper, without backs. */
export type PageSheet = Exclude<SheetRequest, PieceSheet | MapSheet>

/** Whether a sheet holds pieces to be cut out. */
export function isPieceSheet(request: SheetRequest): request is PieceSheet {
  return (PIECES as readonly string[]).includes(request.kind)
}

/** What the cards of a game are printed as. */
export type CardForm = 'cards' | 'chits'

/** Kinds of sheets that are printed in one form of the cards only. */
const FORM_OF: Readonly<Partial<Record<SheetRequest['kind'], CardForm>>> = {
  deck: 'cards',
  supplement: 'cards',
  chits: 'chits',
  rack: 'chits',
}

/** Whether a sheet belongs to what is printed in these forms. */
export function isInForm({ kind }: SheetRequest, forms: readonly CardForm[]): boolean {
  const form = FORM_OF[kind]
  return form === undefined || forms.includes(form)
}
