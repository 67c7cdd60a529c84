import { bagObject, tileObject, tileScale } from './tile-object.ts'
import { deckObject, type ObjectContext } from './deck-object.ts'
import { openTable } from './lay-table.ts'
import type { PicturePlan } from './picture-plan.ts'
import type { GamePlan } from './plan-game.ts'
import type { SavedObject } from './saved-object.ts'

/** Numbers of objects have six places; they start where all six are used. */
const FIRST_GUID = 0x100000

/** A saved object of the whole game: what the program reads. */
export interface Save {
  readonly SaveName: ''
  readonly GameMode: ''
  readonly Date: ''
  readonly Table: ''
  readonly Sky: ''
  readonly Note: ''
  readonly Rules: ''
  readonly PlayerTurn: ''
  readonly ObjectStates: readonly SavedObject[]
}

/** Lays the game on a table: boards in the far rows, then decks, then loose pieces, those of which there are several in bags. */
export function buildSave({ boards, decks, sets }: GamePlan, urlOf: (plan: PicturePlan) => string): Save {
  let [guid, sheet] = [FIRST_GUID, 0]
  const context: ObjectContext = { urlOf, nextGuid: () => guid++, nextSheet: () => ++sheet }
  const table = openTable()
  const objects: SavedObject[] = []
  for (const { surface, ...pictures } of boards) {
    const lying = { ...table.next(surface.face), scale: tileScale(surface.face) }
    objects.push(tileObject(surface.title, pictures, 'board', lying, context))
  }
  table.newRow()
  for (const { deck, sheets } of decks) objects.push(deckObject(deck, sheets, table.next(deck.deck.format), context))
  for (const { kinds } of sets) {
    table.newRow()
    for (const { kind, ...pictures } of kinds) {
      const { title, count, front } = kind
      // A bag is about as large as a card.
      const spot = table.next(count === 1 ? front : { width: 50, height: 50 })
      const tile = (): SavedObject =>
        tileObject(title, pictures, 'piece', { ...spot, scale: tileScale(front) }, context)
      objects.push(count === 1 ? tile() : bagObject(title, Array.from({ length: count }, tile), spot, context))
    }
  }
  const empty = {
    SaveName: '',
    GameMode: '',
    Date: '',
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    PlayerTurn: '',
  } as const
  return { ...empty, ObjectStates: objects }
}
