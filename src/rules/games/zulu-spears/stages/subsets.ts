import type { Rng } from '../../../rng.ts'

/** More moves than this are not listed. */
export const MOST_LISTED = 2048

/** All subsets of a list, the empty one first. The list must be short. */
export function subsets<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, set) => items.filter((_item, i) => ((set >>> i) & 1) === 1))
}

/** A subset at random: every item by the toss of a coin. */
export function anySubset<T>(items: readonly T[], rng: Rng): T[] {
  return items.filter(() => rng.pick(2) === 1)
}

/** Whether all items are different and stand in the list. */
export function isSubset<T>(items: readonly T[], list: readonly T[]): boolean {
  return new Set(items).size === items.length && items.every((item) => list.includes(item))
}
