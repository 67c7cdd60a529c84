/** The attack that was found last, and the lowest figure with which the search goes on. */
export interface Aim {
  next: number
  figure: number
  target: number
  /** Fire rather than melee. */
  fires: boolean
}

/** Back to before the first attack. */
export function resetAim(aim: Aim): void {
  aim.next = 0
}

/** Attacks before the first one. */
export function newAim(): Aim {
  return { next: 0, figure: -1, target: -1, fires: false }
}
