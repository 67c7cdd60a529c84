/** Sides of the game in the order of the seats. */
export const SIDES = ['zulu', 'british'] as const

export const ZULU = 0
export const BRITISH = 1

/** The other seat. */
export function enemyOf(seat: number): number {
  return 1 - seat
}

/** The people of a side, in words. */
export function namesOf(seat: number): string {
  return seat === ZULU ? 'Zulus' : 'British'
}
