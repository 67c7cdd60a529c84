import { exactChance, type ExactChance } from './hypergeometric.ts'

/** `count` dice of `sides` faces, whose sum is the result. */
interface Dice {
  readonly count: number
  readonly sides: number
}

/** In how many ways the dice show each sum, from the least sum on; two dice are not even: 2d6 has 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1. */
export function diceWays({ count, sides }: Dice): bigint[] {
  let ways = [1n]
  for (let die = 0; die < count; die++) {
    const more = Array.from({ length: ways.length + sides - 1 }, () => 0n)
    ways.forEach((number, sum) => {
      for (let face = 0; face < sides; face++) more[sum + face]! += number
    })
    ways = more
  }
  return ways
}

/** Exact chance that the sum of the dice is one for which `holds` is true. */
export function diceChance(dice: Dice, holds: (result: number) => boolean): ExactChance {
  let good = 0n
  let all = 0n
  diceWays(dice).forEach((number, i) => {
    all += number
    if (holds(dice.count + i)) good += number
  })
  return exactChance(good, all)
}
