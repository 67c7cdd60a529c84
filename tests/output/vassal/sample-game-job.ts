import type { Face } from '../../../src/draw/face.ts'
import type { CounterType, CounterUnit } from '../../../src/game/counter-sheet.ts'
import type { Deck, Game, Scenario } from '../../../src/game/game.ts'
import { hexCells } from '../../../src/game/hex-cells.ts'
import type { HexMap } from '../../../src/game/hex-map.ts'
import type { Placement } from '../../../src/game/set-up.ts'
import type { GameEmitOptions } from '../../../src/output/game-format.ts'
import type { DeckOfPieces, GameJob, LooseKind, Surface } from '../../../src/output/game-job.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { place } from '../../support/place.ts'

const source = { kind: 'house', text: 'test' } as const

/** A face of one flat colour. */
export function flat(
  piece: string,
  width: number,
  height: number,
  colour = '#336699',
  side: Face['side'] = 'front',
): Face {
  const svg = `<rect width="${width}" height="${height}" fill="${colour}"/>`
  return { piece, side, label: piece, width, height, bleed: 0, svg }
}

/** Pages of such faces, and no waiting. */
export const options: GameEmitOptions = {
  svgOf: ({ width, height, svg }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${svg}</svg>`,
}

/** A unit with one kind of counter of 15 mm, so many of it. */
export function counter(id: string, count: number, side?: string): LooseKind {
  const front = { look: 'solid', colour: 'slate', reduced: false } as const
  const type: CounterType = { id, title: id.toUpperCase(), unit: id, count, front, place: place() }
  const unit: CounterUnit = { id, title: type.title, side, steps: [], types: [type], aside: false, place: place() }
  return {
    id: `set/${id}`,
    title: type.title,
    count,
    front: flat(`set/${id}/1`, 15, 15),
    side,
    counter: { unit, type },
  }
}

/** A deck of cards by id and count; with backs unless `bare`. */
export function deck(id: string, cards: Readonly<Record<string, number>>, bare = false): DeckOfPieces {
  const format = { width: 63, height: 88, bleed: 0, safe: 0, template: 'card' }
  const whole: Deck = { id, title: id.toUpperCase(), format, fields: {}, cards: [], place: place('decks', id) }
  const back = flat(`${id}/any/1`, 63, 88, '#000000', 'back')
  const kinds = Object.entries(cards).map(([card, count], i) => ({
    ...{ id: `${id}/${card}`, title: card, count, back: bare ? undefined : back },
    front: flat(`${id}/${card}/1`, 63, 88, `#0000${String(i + 10)}`),
  }))
  return { deck: whole, kinds }
}

/** A map of four columns and three rows, hexes of 20 mm, the first 20 mm from both edges. */
export function fieldMap(numbers = 'CCRR', size = { width: 120, height: 100 }): Surface {
  const shape = { orientation: 'flat', shifted: 'even', columns: 4, rows: 3, shortShifted: false } as const
  const grid = { ...shape, firstColumn: 1, firstRow: 1, numbers }
  const hexes = hexCells(grid).map((cell) => ({ ...cell, terrain: 'clear', source, place: place() }))
  const empty = { roads: [], hexsides: [], marks: [], labels: [], constraints: [] }
  const map: HexMap = { id: 'field', title: 'Field', grid, size: 20, hexes, ...empty, place: place('map') }
  const centreOf = (id: string) => {
    const hex = hexes.find((candidate) => candidate.id === id)
    return hex && { x: 20 + (hex.column - 1) * 17.320508, y: 20 + (hex.row - 1) * 20 + (hex.column % 2 === 0 ? 10 : 0) }
  }
  const face = flat('field/map', size.width, size.height, '#ddeeaa')
  return { id: 'map', title: 'Field', face, hexes: { map, size: 20, centreOf } }
}

/** A scenario with units in hexes, each once unless a number is given, and decks by side. */
export function scenario(
  id: string,
  places: readonly (readonly [unit: string, hex: string | undefined, count?: number])[],
  decks: Readonly<Record<string, string>> = {},
): Scenario {
  const placements = places.map(([unit, hex, count = 1]): Placement => {
    return { unit, hex, turn: hex === undefined ? 2 : undefined, count, free: false, place: place() }
  })
  const setUp = places.length === 0 ? undefined : { map: 'field', placements, limits: [], place: place() }
  const rest = { mode: 'test', parameters: {}, phases: [], rulings: {}, policies: {} }
  return { id, title: id.toUpperCase(), decks, setUp, ...rest, place: place() }
}

/** A job of a game with these parts. */
export function gameJob(parts: Partial<GameJob> = {}, game: Partial<Game> = {}): GameJob {
  return {
    game: emptyGame(game),
    name: 'test',
    version: 'Test 1.2.3',
    credits: ['Design: Nobody', 'Icons: none'],
    decks: [],
    sets: [],
    boards: [],
    tracks: [],
    charts: [],
    library: new Map(),
    ...parts,
  }
}

export const SIDES = [
  { id: 'red', title: 'Red' },
  { id: 'blue', title: 'Blue' },
]
