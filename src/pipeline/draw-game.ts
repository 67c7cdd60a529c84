import { openStudio, type Studio } from '../draw/studio.ts'
import type { Game, SheetRequest } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { drawSheet, type DrawnSheet } from './draw-sheets.ts'
import { sayPipeline } from './pipeline-messages.ts'
import { hasPiece, type PieceWish } from './select-pieces.ts'
import { wantedSheets } from './sheet-requests.ts'

/** What of a game is to be drawn, and how. */
export interface DrawOptions {
  /** Sheet ids; empty means all. */
  readonly only: readonly string[]
  readonly pieces: readonly PieceWish[]
  readonly oneOfEach: boolean
  /** Boxes with file names stand for missing pictures. */
  readonly placeholders: boolean
}

/** The drawn sheets of a game. Page sheets are drawn later, for each paper. */
export interface DrawnGame {
  readonly studio: Studio
  readonly sheets: readonly DrawnSheet[]
  readonly pageSheets: readonly (SheetRequest & { kind: 'reference' })[]
}

/** Draws every wanted piece of a game. Findings go to `diagnostics`; without a usable theme nothing can be drawn. */
export async function drawGame(
  host: Host,
  game: Game,
  rulings: ReadonlyMap<string, string>,
  options: DrawOptions,
  diagnostics: Diagnostic[],
): Promise<DrawnGame | undefined> {
  const wanted = wantedSheets(game, options.only)
  diagnostics.push(...wanted.diagnostics, ...unknownPieces(game, wanted.sheets, options.pieces))
  const { folder } = game
  const opened = await openStudio({ host, folder, images: imagesOf(game), placeholders: options.placeholders })
  diagnostics.push(...opened.diagnostics)
  const studio = opened.value
  if (!studio) return undefined
  const context = { studio, game, rulings, oneOfEach: options.oneOfEach }
  const sheets: DrawnSheet[] = []
  const pageSheets: (SheetRequest & { kind: 'reference' })[] = []
  for (const request of wanted.sheets) {
    if (request.kind === 'deck' || request.kind === 'supplement') {
      const sheet = drawSheet(request, context, options.pieces, diagnostics)
      if (sheet) sheets.push(sheet)
    } else if (request.kind !== 'reference') throw new Error(`no component draws a sheet of kind ${request.kind}`)
    else if (options.pieces.length === 0) pageSheets.push(request)
  }
  return { studio, sheets, pageSheets }
}

/** Wishes for cards that no wanted sheet has. */
function unknownPieces(game: Game, sheets: readonly SheetRequest[], wishes: readonly PieceWish[]): Diagnostic[] {
  const ids = new Set(sheets.flatMap((sheet) => ('deck' in sheet ? [sheet.deck] : [])))
  const decks = game.decks.filter((deck) => ids.has(deck.id))
  const known = decks.flatMap((deck) => deck.cards.map((card) => card.id))
  return wishes
    .filter((wish) => !decks.some((deck) => hasPiece(deck, wish)))
    .map(({ id }) => sayPipeline('no-piece', { id }, undefined, { hints: didYouMean(id, known, 'cards') }))
}

/** Picture files that cards name. */
function imagesOf(game: Game): string[] {
  return game.decks.flatMap((deck) => {
    const fields = Object.entries(deck.fields).flatMap(([name, { type }]) => (type === 'image' ? [name] : []))
    return deck.cards.flatMap((card) =>
      fields.flatMap((name) => [card.fields[name]].filter((v) => typeof v === 'string')),
    )
  })
}
