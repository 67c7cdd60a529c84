import { COMPONENTS } from '../components/registry.ts'
import type { DrawContext, DrawnPieces } from '../components/component.ts'
import type { Face } from '../draw/face.ts'
import type { Game, SheetRequest } from '../game/game.ts'
import { findPaper } from '../kernel/paper-sizes.ts'
import { lookKey } from '../output/face-key.ts'
import type { Chart, DeckOfPieces, GameJob, LooseKind, PieceKind, PieceSet, Surface } from '../output/game-job.ts'
import type { DrawnGame } from './draw-game.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { standPieces } from './draw-stands.ts'
import { sheetInfo } from './lay-out.ts'
import { isPieceSheet, type PageSheet } from './sheet-kinds.ts'
import { variantStamp } from './variant-stamp.ts'

/** Page sheets that are charts, and those that markers are moved on. All others are paper to cut out. */
const CHARTS: ReadonlySet<string> = new Set(['reference', 'tables', 'setup', 'roster', 'plan-overview'])
const TRACKS: ReadonlySet<string> = new Set(['track', 'parameter-track'])

/** A drawn game as a whole, with the decks as cards whatever is printed of them. Findings of drawing were reported when the game was checked. */
export function buildGameJob(context: DrawContext, drawn: DrawnGame, name: string, version: string): GameJob {
  const { game, studio } = context
  const stamp = variantStamp(game)
  return {
    game,
    name,
    version: stamp === undefined ? version : `${version}; ${stamp}`,
    credits: sheetInfo(game, '', [], version).credits,
    decks: game.decks.flatMap((deck) => deckOf(deck, context)),
    sets: game.sheets.flatMap((request) => setOf(request, drawn.sheets, context)),
    boards: drawn.maps.flatMap(({ request, face, hexes }): Surface[] =>
      request.kind === 'setup-map' ? [] : [{ id: request.id, title: request.title, face, hexes }],
    ),
    tracks: pagesOf(TRACKS, context, drawn).flatMap(({ id, title, pages }) =>
      pages.map((face): Surface => ({ id, title, face })),
    ),
    charts: pagesOf(CHARTS, context, drawn),
    library: studio.library,
  }
}

/** A deck with the faces of one copy of each card; none for a deck of no cards. */
function deckOf(deck: DeckOfPieces['deck'], context: DrawContext): DeckOfPieces[] {
  const drawn = COMPONENTS.card.draw(deck, { ...context, oneOfEach: true }).value
  const kinds = deck.cards.flatMap(({ id, title, count }): PieceKind[] => {
    const faces = facesOf(`${deck.id}/${id}`, drawn)
    return faces && count > 0 ? [{ id: `${deck.id}/${id}`, title, count, ...faces }] : []
  })
  return kinds.length === 0 ? [] : [{ deck, kinds }]
}

/** The faces of the first copy of a piece. */
function facesOf(piece: string, drawn: DrawnPieces | undefined): Pick<PieceKind, 'front' | 'back'> | undefined {
  const index = drawn?.fronts.findIndex((face) => face.piece.startsWith(`${piece}/`)) ?? -1
  const front = drawn?.fronts[index]
  return front && { front, back: drawn.backs[index] }
}

/** The loose pieces of a sheet: counters as the data count them, others as they are drawn. Cards lie in decks. */
function setOf(request: SheetRequest, sheets: readonly DrawnSheet[], context: DrawContext): PieceSet[] {
  const { game } = context
  const { id, title } = request
  const asSet = (kinds: readonly LooseKind[]): PieceSet[] => (kinds.length === 0 ? [] : [{ id, title, kinds }])
  if (request.kind === 'stands') return asSet(standPieces(request, context))
  if (!isPieceSheet(request) || ['deck', 'supplement', 'chits'].includes(request.kind)) return []
  const sheet = sheets.find((drawn) => drawn.id === id)
  if (!sheet) return []
  return asSet(request.kind === 'counters' ? countersOf(sheet, request.counters, game) : alike(sheet, request, game))
}

function countersOf({ pieces }: DrawnSheet, set: string, game: Game): LooseKind[] {
  const units = game.counterSheets.find(({ id }) => id === set)?.units ?? []
  return units.flatMap((unit) =>
    unit.types.flatMap((type): LooseKind[] => {
      const id = `${set}/${type.id}`
      const drawn = pieces.find(({ front }) => front.piece.startsWith(`${id}/`))
      if (!drawn) return []
      const { title, count } = type
      return [{ id, title, count, front: drawn.front, back: drawn.back, side: unit.side, counter: { unit, type } }]
    }),
  )
}

/** Pieces that look the same, counted. */
function alike({ pieces }: DrawnSheet, request: SheetRequest, game: Game): LooseKind[] {
  const groups = game.figures.find(({ id }) => request.kind === 'figures' && id === request.figures)?.groups ?? []
  const kinds = new Map<string, LooseKind>()
  for (const piece of pieces) {
    const [front, back] = request.kind === 'figures' ? [standing(piece.front), undefined] : [piece.front, piece.back]
    const looks = `${lookKey(front)} ${back ? lookKey(back) : ''}`
    const known = kinds.get(looks)
    const title = front.label.replace(/ \(\d+ of \d+\)$/, '')
    const side = groups.find(({ figures }) =>
      figures.some((figure) => title === `${figure.title} ${figure.number}`),
    )?.side
    kinds.set(
      looks,
      known ? { ...known, count: known.count + 1 } : { id: front.piece, title, count: 1, front, back, side },
    )
  }
  return [...kinds.values()]
}

/** The lower half of a paper figure, which stands upright; the other is folded behind it. */
function standing(face: Face): Face {
  const height = face.height / 2
  return { ...face, height, svg: `<g transform="translate(0 ${-height})">${face.svg}</g>` }
}

/** The pages of all sheets of some kinds, on the usual paper. */
function pagesOf(kinds: ReadonlySet<string>, context: DrawContext, { pageFaces, pageSheets }: DrawnGame): Chart[] {
  const paper = findPaper('a4')
  if (!paper) throw new Error('no paper a4')
  return pageSheets
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((request: PageSheet): Chart[] => {
      const pages = pageFaces(request, context, paper).value?.fronts ?? []
      return pages.length === 0 ? [] : [{ id: request.id, title: titleOf(request, pageSheets, context.game), pages }]
    })
}

/** The title of a sheet; where others have the same, with the scenario that it is about, or its id. */
function titleOf(request: PageSheet, all: readonly PageSheet[], { scenarios }: Game): string {
  const { id, title } = request
  if (!all.some((other) => other.id !== id && other.title === title)) return title
  const about = request.kind === 'setup' ? scenarios.find((scenario) => scenario.id === request.scenario) : undefined
  return `${title}: ${about?.title ?? id}`
}
