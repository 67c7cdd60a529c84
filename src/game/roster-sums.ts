import type { RosterSums, RosterUnit } from './roster.ts'

/** Whether a unit takes part under the rulings in force. */
export function takesPart({ when, count }: RosterUnit, rulings: ReadonlyMap<string, string>): boolean {
  return count > 0 && Object.entries(when).every(([ruling, option]) => rulings.get(ruling) === option)
}

/** What units have in all, each as often as it is there. */
export function sumOf(units: readonly RosterUnit[]): RosterSums {
  const add = (key: keyof RosterSums): number => units.reduce((sum, unit) => sum + unit[key] * unit.count, 0)
  return { men: add('men'), figures: add('figures'), stands: add('stands'), points: add('points') }
}

/** The figure with which so many percent of them are lost: the fifth of nine is half. Exact, since figures and percent are whole. */
export function figureAt(percent: number, figures: number): number {
  return Math.ceil((percent * figures) / 100)
}
