import type { Rng } from '../../rng.ts'
import type { DiceRows } from './rorkes-params.ts'

/** Sum of so many dice, thrown one after the other. */
export function roll(rng: Rng, count: number, sides: number): number {
  let sum = count
  for (let i = 0; i < count; i++) sum += rng.pick(sides)
  return sum
}

/** Throws the dice of a table. */
export function rollOn(rng: Rng, table: DiceRows<string>): number {
  return roll(rng, table.count, table.sides)
}
