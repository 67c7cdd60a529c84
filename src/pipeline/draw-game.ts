import { openStudio, type LowInk, type Studio, type StudioRequest } from '../draw/studio.ts'
import type { Game, SheetRequest } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { TerrainPictures } from '../components/component.ts'
import { drawMaps, type DrawnMap, type MapOptions } from './draw-maps.ts'
import { drawPlans } from './draw-plans.ts'
import { drawSheet } from './draw-sheets.ts'
import { drawTerrain } from './draw-terrain.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { isMapSheet, type MapSheet } from './map-sheets.ts'
import { openPageFaces, type PageFaces } from './page-faces.ts'
import { sayPipeline } from './pipeline-messages.ts'
import { hasPiece, type PieceOwner, type PieceWish } from './select-pieces.ts'
import { isPieceSheet, type CardForm, type PageSheet } from './sheet-kinds.ts'
import { wantedSheets } from './sheet-requests.ts'

/** What of a game is to be drawn, and how. */
export interface DrawOptions extends MapOptions {
  /** Sheet ids; empty means all. */
  readonly only: readonly string[]
  readonly pieces: readonly PieceWish[]
  readonly oneOfEach: boolean
  /** What the cards are printed as; sheets named by `only` are printed whatever they hold. Absent: cards. */
  readonly forms?: readonly CardForm[]
  /** Edge of counters and chits in mm; absent: as the data say. */
  readonly counterSize?: number | undefined
  /** Height of paper figures in mm; absent: as the data say. */
  readonly figureSize?: number | undefined
  /** What is drawn with little ink; absent: nothing. */
  readonly lowInk?: LowInk | undefined
  /** Boxes with file names stand for missing pictures. */
  readonly placeholders: boolean
  /** What to draw with, opened before for the same `studioRequest`; absent: a studio of its own. */
  readonly studio?: Studio | undefined
}

/** The drawn sheets of a game. Maps are drawn once and tiled later; page sheets are drawn later, for each paper. */
export interface DrawnGame {
  readonly studio: Studio
  readonly sheets: readonly DrawnSheet[]
  readonly maps: readonly DrawnMap[]
  readonly pageSheets: readonly PageSheet[]
  readonly pageFaces: PageFaces
  /** Where a terrain key is among the page sheets. */
  readonly terrainPictures?: TerrainPictures | undefined
}

/** Draws every wanted piece of a game. Findings go to `diagnostics`; without a usable theme nothing can be drawn. */
export async function drawGame(
  host: Host,
  game: Game,
  rulings: ReadonlyMap<string, string>,
  options: DrawOptions,
  diagnostics: Diagnostic[],
): Promise<DrawnGame | undefined> {
  const wanted = wantedSheets(game, options.only, options.forms)
  diagnostics.push(...wanted.diagnostics, ...unknownPieces(game, wanted.sheets, options.pieces))
  const studio = options.studio ?? (await openOwn(studioRequest(host, game, options), diagnostics))
  if (!studio) return undefined
  const { oneOfEach, counterSize, figureSize } = options
  const context = { studio, game, rulings, oneOfEach, counterSize, figureSize }
  const sheets: DrawnSheet[] = []
  const maps: MapSheet[] = []
  const pageSheets: PageSheet[] = []
  for (const request of wanted.sheets) {
    if (isPieceSheet(request)) {
      const sheet = drawSheet(request, context, options.pieces, diagnostics)
      if (sheet) sheets.push(sheet)
    } else if (options.pieces.length === 0) {
      if (isMapSheet(request)) maps.push(request)
      else pageSheets.push(request)
    }
  }
  const plans = drawPlans(
    maps.filter((request) => request.kind === 'plan'),
    context,
    diagnostics,
  )
  const hexMaps = maps.filter((request) => request.kind !== 'plan')
  const drawnMaps = [...(await drawMaps(hexMaps, context, options, diagnostics)), ...plans]
  const terrainPictures = await drawTerrain(pageSheets, context, diagnostics)
  return { studio, sheets, maps: drawnMaps, pageSheets, pageFaces: openPageFaces(), terrainPictures }
}

/** What a game needs to be drawn with. */
export function studioRequest(host: Host, game: Game, options: DrawOptions): StudioRequest {
  const { placeholders, lowInk } = options
  return { host, folder: game.folder, images: imagesOf(game), placeholders, lowInk }
}

async function openOwn(request: StudioRequest, diagnostics: Diagnostic[]): Promise<Studio | undefined> {
  const opened = await openStudio(request)
  diagnostics.push(...opened.diagnostics)
  return opened.value
}

/** Wishes for pieces that no wanted sheet has. */
function unknownPieces(game: Game, sheets: readonly SheetRequest[], wishes: readonly PieceWish[]): Diagnostic[] {
  const owners = sheets.flatMap((sheet) => ownersOf(game, sheet))
  const known = [...new Set(owners.flatMap(({ cards }) => cards.map(({ id }) => id)))]
  return wishes
    .filter((wish) => !owners.some((owner) => hasPiece(owner, wish)))
    .map(({ id }) => sayPipeline('no-piece', { id }, undefined, { hints: didYouMean(id, known, 'pieces') }))
}

function ownersOf(game: Game, sheet: SheetRequest): PieceOwner[] {
  const decks = (ids: readonly string[]): PieceOwner[] => game.decks.filter(({ id }) => ids.includes(id))
  if (!isPieceSheet(sheet)) return []
  switch (sheet.kind) {
    case 'deck':
    case 'supplement':
      return decks([sheet.deck])
    case 'chits':
      return decks(sheet.decks.map(({ deck }) => deck))
    case 'counters':
      return game.counterSheets.filter(({ id }) => id === sheet.counters).map(({ id, types }) => ({ id, cards: types }))
    case 'tokens':
      return [{ id: sheet.id, cards: [{ id: 'token' }] }]
    case 'figures':
    case 'plan-piece':
    case 'plan-cards':
      return []
  }
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
