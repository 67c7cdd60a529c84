/** Logarithm of the gamma function (Lanczos, g = 7, n = 9), for x > 0. */
function logGamma(x: number): number {
  const COEFFICIENTS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  const t = x + 6.5
  const sum = COEFFICIENTS.reduce((total, c, i) => (i === 0 ? c : total + c / (x - 1 + i)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Chance that chi-square with `freedom` degrees is at least `value` (upper incomplete gamma; Numerical Recipes 6.2). */
export function chiSquareTail(value: number, freedom: number): number {
  if (freedom <= 0 || value <= 0) return 1
  const a = freedom / 2
  const x = value / 2
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; Math.abs(term) > sum * 1e-15; n++) {
      term *= x / (a + n)
      sum += term
    }
    return Math.max(0, 1 - sum * scale)
  }
  // Lentz's continued fraction.
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let i = 1; i < 10_000; i++) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    const step = d * c
    h *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return scale * h
}

/** How likely counts at least so far from the expected ones are by chance alone. Cells expected below 5 are thrown together, as the test demands. */
export function fitOf(counts: readonly number[], expected: readonly number[]): number {
  let chi = 0
  let cells = 0
  let small = { count: 0, expected: 0 }
  const add = (count: number, wanted: number) => {
    chi += (count - wanted) ** 2 / wanted
    cells++
  }
  expected.forEach((wanted, i) => {
    const count = counts[i] ?? 0
    if (wanted >= 5) add(count, wanted)
    else small = { count: small.count + count, expected: small.expected + wanted }
  })
  if (small.expected > 0) add(small.count, small.expected)
  else if (small.count > 0) return 0
  return chiSquareTail(chi, cells - 1)
}
