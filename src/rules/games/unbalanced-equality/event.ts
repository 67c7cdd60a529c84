import { countOf } from '../../../kernel/count-of.ts'
import type { GameEvent } from '../../rules-model.ts'
import type { Step } from './equality-params.ts'
import type { EqualityState, Unit } from './equality-state.ts'

/** Something that happened to units in a step of the turn. */
export function eventOf(
  { params, turn }: EqualityState,
  step: Step,
  kind: string,
  text: string,
  units: readonly Unit[],
): GameEvent {
  return { turn, rule: params.titles[step], kind, text, pieces: units.map(({ spec }) => spec.id) }
}

/** Units in words: `90th/A and 90th/B`. */
export function titlesOf(units: readonly Unit[]): string {
  const titles = units.map(({ spec }) => spec.title)
  const last = titles.at(-1) ?? 'nobody'
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(', ')} and ${last}`
}

/** A number of men in words. */
export function menIn(men: number): string {
  return countOf(men, 'man', 'men')
}
