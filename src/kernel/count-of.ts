import { thousands } from './thousands.ts'

/** A number of things in words, with at most three decimals: `1 game`, `1,500 games`, `0.25 points`. `many`: the word for several where it is not `one` with an s. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count, 3)} ${count === 1 ? one : many}`
}
