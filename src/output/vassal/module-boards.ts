import type { Game, Scenario } from '../../game/game.ts'
import type { Placement } from '../../game/set-up.ts'
import type { DeckOfPieces, GameJob, Surface } from '../game-job.ts'

/** A board to choose when a game begins: where it is played, and what lies there at the start. */
export interface ModuleBoard {
  /** Unique within its window. */
  readonly name: string
  /** Absent: a plain table. */
  readonly surface?: Surface | undefined
  /** What stands in hexes. */
  readonly placements: readonly Placement[]
}

/** A table of cards to choose when a game begins. */
export interface CardTable {
  /** Unique within its window. */
  readonly name: string
  readonly decks: readonly DeckOfPieces[]
}

/** The boards of a game: one for each map and set-up on it; scenarios that set up alike share one. A plain table where there is neither map nor plan. */
export function moduleBoards({ game, boards }: GameJob): ModuleBoard[] {
  if (boards.length === 0) return [{ name: 'Table', placements: [] }]
  const named = boards.flatMap((surface) => {
    const own = game.scenarios.filter(({ setUp }) => surface.hexes !== undefined && setUp?.map === surface.hexes.map.id)
    const groups = alike(own, ({ setUp }) =>
      onMap(setUp?.placements ?? [])
        .map(placeKey)
        .sort(),
    )
    if (groups.length === 0) return [{ name: surface.title, surface, placements: [] }]
    return groups.map((scenarios) => {
      return { name: titleOf(scenarios), surface, placements: onMap(scenarios[0]?.setUp?.placements ?? []) }
    })
  })
  return withOwnNames(named)
}

/** The tables of cards: one for each choice of decks that scenarios make. Decks that belong to no scenario lie on all of them. */
export function cardTables({ game, decks }: Pick<GameJob, 'game' | 'decks'>): CardTable[] {
  if (decks.length === 0) return []
  const used = new Set(game.scenarios.flatMap((scenario) => Object.values(scenario.decks)))
  const groups = alike(
    game.scenarios.filter((scenario) => Object.keys(scenario.decks).length > 0),
    (scenario) => Object.values(scenario.decks).sort(),
  )
  if (groups.length <= 1) return [{ name: 'Cards', decks }]
  return withOwnNames(
    groups.map((scenarios) => {
      const wanted = game.sides.map(({ id }) => scenarios[0]?.decks[id])
      const bySide = wanted.flatMap((id) => decks.filter(({ deck }) => deck.id === id))
      const free = decks.filter(({ deck }) => !used.has(deck.id))
      return { name: titleOf(scenarios), decks: [...new Set([...bySide, ...free])] }
    }),
  )
}

/** Ids of the sides that hold cards of a deck: in some scenario, or the side of the deck. A deck of nobody is everybody's. */
export function holdersOf({ scenarios, sides }: Game, { deck }: DeckOfPieces): string[] {
  const holding = scenarios.flatMap(({ decks }) => Object.entries(decks).filter(([, id]) => id === deck.id))
  const ids = holding.length > 0 ? holding.map(([side]) => side) : deck.side === undefined ? [] : [deck.side]
  return ids.length > 0 ? [...new Set(ids)] : sides.map(({ id }) => id)
}

/** Placements in hexes: others arrive later. */
function onMap(placements: readonly Placement[]): Placement[] {
  return placements.filter(({ hex }) => hex !== undefined)
}

const placeKey = ({ unit, hex, count }: Placement): string => JSON.stringify([unit, hex, count])

/** Items in groups of equal keys, in the order of their first ones. */
function alike<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}

const titleOf = (scenarios: readonly Scenario[]): string => scenarios.map(({ title }) => title).join(' / ')

/** The same with a number behind each name that another has already. */
function withOwnNames<T extends { readonly name: string }>(items: readonly T[]): T[] {
  const taken = new Set<string>()
  return items.map((item) => {
    let { name } = item
    for (let n = 2; taken.has(name); n++) name = `${item.name} ${n}`
    taken.add(name)
    return { ...item, name }
  })
}
