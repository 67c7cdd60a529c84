import type { Game } from '../game/game.ts'
import { sameValue } from './same-value.ts'

/** Parts of a game that were read: whole ones, and of lists of things with ids those whose content was read. */
export interface Reads {
  readonly parts: ReadonlySet<keyof Game>
  readonly things: ReadonlyMap<keyof Game, ReadonlySet<string>>
}

interface Thing {
  readonly id: string
}

/** A list of things with ids, which can be read one by one. */
function isList(value: unknown): value is readonly Thing[] {
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item && 'place' in item)
  )
}

/**
 * The same game, which notes what is read of it while a sheet is drawn. Deck by deck, map by map: finer notes would cost more than they save. Ids
 * and places are not noted; the ids of a list of which anything was read are compared anyway.
 */
export function trackGame(game: Game): { readonly game: Game; readonly reads: Reads } {
  const parts = new Set<keyof Game>()
  const things = new Map<keyof Game, Set<string>>()
  const tracked = {}
  for (const name of Object.keys(game) as (keyof Game)[]) {
    const value = game[name]
    const read = isList(value) ? trackList(value, name, things) : () => (parts.add(name), value)
    Object.defineProperty(tracked, name, { enumerable: true, get: name === 'place' ? () => value : read })
  }
  return { game: tracked as Game, reads: { parts, things } }
}

function trackList(list: readonly Thing[], name: keyof Game, things: Map<keyof Game, Set<string>>) {
  let tracked: readonly object[] | undefined
  return (): readonly object[] => {
    const noted = things.get(name) ?? new Set<string>()
    things.set(name, noted)
    return (tracked ??= list.map((thing) => trackThing(thing, () => noted.add(thing.id))))
  }
}

function trackThing(thing: Thing, note: () => void): object {
  const tracked = {}
  for (const [field, value] of Object.entries(thing) as [string, unknown][]) {
    const get = field === 'id' || field === 'place' ? () => value : () => (note(), value)
    Object.defineProperty(tracked, field, { enumerable: true, get })
  }
  return tracked
}

/** Whether all that was read of a game is the same in another. */
export function sameReads({ parts, things }: Reads, one: Game, other: Game): boolean {
  for (const part of parts) if (!sameValue(one[part], other[part])) return false
  for (const [list, ids] of things) {
    const [before, after] = [one[list], other[list]]
    if (!isList(before) || !isList(after)) return false
    const same = before.every(({ id }, i) => after[i]?.id === id && (!ids.has(id) || sameValue(before[i], after[i])))
    if (!same || before.length !== after.length) return false
  }
  return true
}
