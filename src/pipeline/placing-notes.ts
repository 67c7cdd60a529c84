import { unitsOf } from '../game/units-of.ts'
import type { Game } from '../game/game.ts'
import type { PlacingLimit } from '../game/set-up.ts'

/**
 * What the limits of a set-up say, a sentence each: `Detachment: only in Tents or Wagons.` The rule follows where the source states it. A limit without any
 * condition says nothing.
 */
export function placingNotes(limits: readonly PlacingLimit[], game: Pick<Game, 'terrain' | 'counterSheets'>): string[] {
  const terrain = (ids: readonly string[]): string =>
    ids.map((id) => game.terrain.types.find((type) => type.id === id)?.title ?? id).join(' or ')
  const units = unitsOf(game)
  return limits.flatMap(
    ({ groups, terrain: only, notTerrain, columns, alone, aloneExceptWith, accompanied, source }) => {
      const beside = units.find(({ id }) => id === aloneExceptWith)?.title
      const parts = [
        columns && `in columns ${columns.from} to ${columns.to}`,
        only && `only in ${terrain(only)}`,
        notTerrain && `not in ${terrain(notTerrain)}`,
        alone && `no other unit in the hex${beside === undefined ? '' : `, except that of ${beside}`}`,
        accompanied && 'only together with a unit that fights',
      ].filter((part) => typeof part === 'string')
      if (parts.length === 0) return []
      const who = groups.map((group) => group.replaceAll('-', ' ')).join(', ')
      const rule = source.kind === 'stated' ? ` (${source.text})` : ''
      return `${who.charAt(0).toUpperCase()}${who.slice(1)}: ${parts.join('; ')}${rule}.`
    },
  )
}
