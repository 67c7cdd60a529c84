import { exactChance, type ExactChance } from './hypergeometric.ts'

/** `count` dice of `sides` faces, whose sum is the result; or at most nine faces that are read as its digits. */
interface Dice {
  readonly count: number
  readonly sides: number
  readonly digits?: true | undefined
}

/** The results of dice, the least first, and in how many ways each is thrown. */
export function diceResults(dice: Dice): ReadonlyMap<number, bigint> {
  if (!dice.digits) return new Map(diceWays(dice).map((ways, i) => [dice.count + i, ways]))
  let numbers = [0]
  for (let die = 0; die < dice.count; die++)
    numbers = numbers.flatMap((number) => Array.from({ length: dice.sides }, (_, face) => 10 * number + face + 1))
  return new Map(numbers.map((number) => [number, 1n]))
}

/** In how many ways dice show each sum, from the least sum on; two dice are not even: 2d6 has 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1. */
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

/** Exact chance that the result of the dice is one for which `holds` is true. */
export function diceChance(dice: Dice, holds: (result: number) => boolean): ExactChance {
  let good = 0n
  let all = 0n
  diceResults(dice).forEach((number, result) => {
    all += number
    if (holds(result)) good += number
  })
  return exactChance(good, all)
}
