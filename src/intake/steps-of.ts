const PAIR = /^[1-9]\d?(?:\/[1-9]\d?)?$/

/** The strengths of the counters of a unit, front and back: `8/7, 6/5` or `4`. Undefined when a text is something else. */
export function stepsOf(text: string): readonly string[] | undefined {
  const steps = text.trim().split(/[,;\s]+/)
  return steps.every((step) => PAIR.test(step)) ? steps : undefined
}
