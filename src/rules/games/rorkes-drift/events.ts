import type { Listener } from '../../rules-model.ts'
import type { RorkesState } from './rorkes-state.ts'

/** Piece of a British figure. */
export function britonPiece(figure: number): string {
  return `british/${figure}`
}

/** Piece of a Zulu figure. */
export function zuluPiece(figure: number): string {
  return `zulu/${figure}`
}

/** A British figure in words. */
export function britonName({ params }: RorkesState, figure: number): string {
  return params.officers[figure]?.name ?? `British ${figure}`
}

/** Tells a listener what happened under a phase of the scenario. Rules ask for the listener first: without one no text is put together. */
export function report(
  state: RorkesState,
  tell: Listener,
  phase: string,
  kind: string,
  text: string,
  pieces: readonly string[] = [],
): void {
  const rule = state.params.phases[phase] ?? phase
  tell({ turn: state.turns + 1, rule, kind, text, ...(pieces.length > 0 && { pieces }) })
}

/** The phase in which a side acts now. */
export function actingPhase({ params, call }: RorkesState): string {
  return call <= params.ground.zones.length ? 'first' : 'second'
}
