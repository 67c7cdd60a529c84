import type { Game, Scenario } from '../../../game/game.ts'
import { countOf } from '../../../kernel/count-of.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { BattleParams } from './battle-params.ts'
import { say } from './messages.ts'

/** What can be played but does not add up: tables against parameters, hexes that start too full. */
export function reviewGame(game: Game, scenario: Scenario, params: BattleParams): readonly Diagnostic[] {
  return [...reviewTables(game, params), ...reviewStacks(scenario, params)]
}

/** Sniping and leader fatalities are printed twice: as tables, and with their numbers in the texts of the phases. */
function reviewTables(game: Game, { die, numbers, rulings }: BattleParams): Diagnostic[] {
  const differs = (table: string, roll: number, cell: string, expected: string): Diagnostic => {
    const row = game.tables
      .filter((t) => t.kind === 'rows')
      .find(({ id }) => id === table)
      ?.rows.find(({ on }) => on && on.from <= roll && roll <= on.to)
    return say('table-differs', { table, roll, cell, expected }, spanAt((row ?? game).place))
  }
  // A limit shows as the largest figure of all.
  const limit = Math.max(...die.late)
  return Array.from({ length: die.sides }, (_, i) => i + 1).flatMap((face) => {
    const found: Diagnostic[] = []
    const early = die.early[face - 1] ?? 0
    const late = die.late[face - 1] ?? 0
    const expected = Math.min(face + numbers.snipingBonus, limit)
    if (early !== face) found.push(differs('sniping', face, String(early), String(face)))
    if (rulings.lateSniping && late !== expected) found.push(differs('sniping', face, String(late), String(expected)))
    const words = (lost: boolean): string => (lost ? 'a loss' : 'no loss')
    const fatal = die.fatal[face - 1] ?? false
    const isLost = face <= numbers.leaderLost
    if (fatal !== isLost) found.push(differs('leader-fatalities', face, words(fatal), words(isLost)))
    return found
  })
}

function reviewStacks(scenario: Scenario, { units, ids, stacking, exempt }: BattleParams): Diagnostic[] {
  const force = new Map<number, number>()
  for (const { hex, strength } of units) force.set(hex, (force.get(hex) ?? 0) + strength)
  return [...force].flatMap(([hex, strength]) => {
    if (hex < 0 || strength <= stacking || exempt.includes(hex)) return []
    const told = { hex: ids[hex] ?? '', strength: countOf(strength, 'strength point'), limit: stacking }
    return [say('overstacked', told, spanAt(scenario.setUp?.place ?? scenario.place))]
  })
}
