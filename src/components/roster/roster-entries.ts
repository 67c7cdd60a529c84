import type { Roster, RosterUnit } from '../../game/roster.ts'
import { takesPart } from '../../game/roster-sums.ts'

/** A row of a roster: a unit, or empty stands for one of the player's own. */
export interface RosterEntry {
  /** Absent for an empty row. */
  readonly unit?: RosterUnit | undefined
  readonly title: string
  /** Units that the row stands for. */
  readonly copies: number
  readonly stands: number
  readonly perStand: number
}

/** The rows of a roster under the rulings in force. Units alike have a row each, with numbers, or one together. */
export function rosterEntries({ units, blanks }: Roster, rulings: ReadonlyMap<string, string>): RosterEntry[] {
  const rows = units
    .filter((unit) => takesPart(unit, rulings))
    .flatMap((unit): RosterEntry[] => {
      const { title, count, together, stands, perStand } = unit
      const entry = { unit, title, copies: 1, stands, perStand }
      if (count === 1) return [entry]
      if (together) return [{ ...entry, title: `${title} × ${count}`, copies: count }]
      return Array.from({ length: count }, (_, i) => ({ ...entry, title: `${title} ${i + 1}` }))
    })
  return [...rows, ...blanks.map((blank): RosterEntry => ({ ...blank, title: '', copies: 1 }))]
}

/** What the figures of a unit carry, each thing once with its number: `7 × sword, 1 × banner`. Empty where nothing is said. */
export function carried({ members }: RosterUnit): string {
  const counts = new Map<string, number>()
  for (const { count, carries } of members)
    for (const thing of new Set(carries)) counts.set(thing, (counts.get(thing) ?? 0) + count)
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => `${count} × ${thing}`)
    .join(', ')
}

/** Who is in a unit, beside plain figures: `6 × Soldier, 1 × Leader`. Empty where all are alike. */
export function ranks({ members }: RosterUnit): string {
  const named = members.filter(({ count }) => count > 0)
  return named.length < 2 ? '' : named.map(({ title, count }) => `${count} × ${title}`).join(', ')
}
