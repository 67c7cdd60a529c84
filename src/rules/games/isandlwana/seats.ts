/** Seats in the order of `meta.seats`; their names are the ids of the game's sides. */
export const BRITISH = 0
export const ZULU = 1
export const SIDES: readonly [string, string] = ['british', 'zulu']
