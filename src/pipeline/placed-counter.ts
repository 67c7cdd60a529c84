import type { CounterType } from '../game/counter-sheet.ts'
import type { Placement } from '../game/set-up.ts'

/**
 * A counter as a set-up shows it. Fronts carry the hexes of one scenario; the pictures of another show where the unit stands there. A front without
 * a place keeps its own look.
 */
export function placedCounter(type: CounterType, { hex, turn }: Pick<Placement, 'hex' | 'turn'>): CounterType {
  const { front } = type
  if (front.hex === undefined && front.turn === undefined) return type
  return { ...type, front: { ...front, hex, turn } }
}
