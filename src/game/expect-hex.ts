import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { sayGame } from './game-messages.ts'

/** Reports the number of a hex that a map does not have. Hexes that differ by a digit are no help: the hint names the zeros that are missing, or where the map ends. */
export function expectHex(
  id: string,
  hexes: readonly { readonly id: string }[],
  at: () => Span,
  diagnostics: Diagnostic[],
): void {
  if (hexes.some((hex) => hex.id === id)) return
  const bare = (number: string): string => number.toUpperCase().replace(/^0+/, '')
  const meant = hexes.find((hex) => bare(hex.id) === bare(id))
  const hint = meant ? `did you mean "${meant.id}"?` : `the map runs from ${hexes[0]?.id} to ${hexes.at(-1)?.id}`
  diagnostics.push(sayGame('unknown-reference', { what: 'hex', id }, at(), { hints: [hint] }))
}
