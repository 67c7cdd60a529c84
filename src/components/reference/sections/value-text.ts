import type { FieldValue } from '../../../game/game.ts'
import { wordingFor } from '../../../game/wording-for.ts'

/** A value of a card as it is printed under the rulings in force; empty when the card has none. */
export function valueText(value: FieldValue | undefined, rulings: ReadonlyMap<string, string>): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return value < 0 ? `\u2212${-value}` : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return wordingFor(value, rulings)
}
