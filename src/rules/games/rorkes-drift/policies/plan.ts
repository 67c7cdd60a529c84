import type { RorkesMove } from '../moves.ts'

/**
 * Moves that a player has planned for a call, and that he takes one by one. The lists are kept from call to call, so that planning makes nothing new: the
 * step that was taken last stands in `figure` and `spot`, and not in an object.
 */
export interface Plan {
  readonly figures: number[]
  readonly spots: number[]
  /** Moves that are no step of one figure, such as a climb; they stand in `figures` by number with the spot GROUP. */
  groups: RorkesMove[]
  size: number
  next: number
  figure: number
  spot: number
}

const GROUP = -1

/** A plan without moves. */
export function newPlan(): Plan {
  return { figures: [], spots: [], groups: [], size: 0, next: 0, figure: -1, spot: -1 }
}

/** Forgets all moves. */
export function clearPlan(plan: Plan): void {
  if (plan.groups.length > 0) plan.groups = []
  plan.size = 0
  plan.next = 0
  plan.figure = -1
}

/** Plans the step of a figure. */
export function planStep(plan: Plan, figure: number, spot: number): void {
  plan.figures[plan.size] = figure
  plan.spots[plan.size] = spot
  plan.size++
}

/** Plans another move. */
export function planGroup(plan: Plan, move: RorkesMove): void {
  planStep(plan, plan.groups.length, GROUP)
  plan.groups.push(move)
}

/** Takes the next move. Whether there is one. */
export function takeNext(plan: Plan): boolean {
  if (plan.next === plan.size) return false
  plan.figure = plan.figures[plan.next]!
  plan.spot = plan.spots[plan.next]!
  plan.next++
  return true
}

/** Whether the move that was taken last is no step of one figure. */
export function isGroup(plan: Plan): boolean {
  return plan.spot === GROUP
}

/** The move that was taken last. */
export function moveTaken(plan: Plan): RorkesMove {
  return isGroup(plan) ? plan.groups[plan.figure]! : { do: 'move', figure: plan.figure, spot: plan.spot }
}
