import type { Tunable, Tuning } from './tunable.ts'

/** What bounds a search. */
export interface TuningBounds {
  /** Most numbers that are changed at a time. */
  readonly most: number
  /** Whether every deck keeps its number of cards. */
  readonly keepSize: boolean
}

/** All tunings of a size: so many cards are taken out, put in or printed anew. In a fixed order; fewer changed numbers come first. */
export function tuningsOfSize(tunables: readonly Tunable[], size: number, { most, keepSize }: TuningBounds): Tuning[] {
  const found: Tuning[] = []
  const extend = (tuning: Tuning, next: number, left: number): void => {
    if (left === 0 && tuning.length > 0 && (!keepSize || keepsSizes(tuning))) found.push(tuning)
    if (left === 0 || tuning.length === most) return
    for (let place = next; place < tunables.length; place++) {
      const tunable = tunables[place]
      if (!tunable) continue
      for (let steps = 1; steps * tunable.cost <= left; steps++)
        for (const to of [tunable.value + steps * tunable.step, tunable.value - steps * tunable.step])
          if (to >= tunable.least && to <= tunable.most)
            extend([...tuning, { tunable, to }], place + 1, left - steps * tunable.cost)
    }
  }
  extend([], 0, size)
  return found.sort((a, b) => a.length - b.length)
}

/** Whether no deck has more or fewer cards than before. */
function keepsSizes(tuning: Tuning): boolean {
  const more = new Map<string, number>()
  for (const { tunable, to } of tuning)
    if (tunable.field === 'count') more.set(tunable.deck, (more.get(tunable.deck) ?? 0) + to - tunable.value)
  return [...more.values()].every((cards) => cards === 0)
}
