import { HelperFault, isGiven, printed, toNumber, type Call, type Helper } from '../helper.ts'

const numbers = (call: Call): number[] => call.args.map((value, index) => toNumber(value, `value ${index + 1}`))
// Rounded, so that 0.1 + 0.2 is printed as 0.3.
const fold = (combine: (a: number, b: number) => number): Helper => ({
  run: (call) => Math.round(numbers(call).reduce(combine) * 1e6) / 1e6,
})
const compare = (test: (a: number, b: number) => boolean): Helper => ({
  run: (call) => {
    const [a = NaN, b = NaN] = numbers(call)
    return test(a, b)
  },
})
const texts = (call: Call): string => call.args.map((value) => printed(value, 'value') ?? '').join('')

/** Numbers 0 to n - 1, or from `from` on. */
function range(call: Call): number[] {
  const [count = 0] = numbers(call)
  if (count > 1000) throw new HelperFault('at most 1000 repetitions')
  const from = call.hash['from'] === undefined ? 0 : toNumber(call.hash['from'], 'from')
  return Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => from + i)
}

/** Helpers that make values: arithmetic, comparison, text. Used inside other helpers: `(add x 2)`. */
export const valueHelpers: Readonly<Record<string, Helper>> = {
  add: fold((a, b) => a + b),
  sub: fold((a, b) => a - b),
  mul: fold((a, b) => a * b),
  div: fold((a, b) => a / b),
  min: fold((a, b) => Math.min(a, b)),
  max: fold((a, b) => Math.max(a, b)),
  ceil: { run: (call) => Math.ceil(numbers(call)[0] ?? 0) },
  gt: compare((a, b) => a > b),
  lt: compare((a, b) => a < b),
  eq: { run: (call) => call.args[0] === call.args[1] },
  not: { run: (call) => !isGiven(call.args[0]) },
  and: { run: (call) => call.args.every(isGiven) },
  or: { run: (call) => call.args.find(isGiven) },
  given: { run: (call) => isGiven(call.args[0]) },
  choose: { run: (call) => (isGiven(call.args[0]) ? call.args[1] : call.args[2]) },
  upper: { run: (call) => texts(call).toUpperCase() },
  concat: { run: texts },
  range: { run: range },
}
