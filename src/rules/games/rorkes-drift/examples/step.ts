import type { Rng } from '../../../rng.ts'
import type { RorkesParams } from '../rorkes-params.ts'

/** What a key of an example's `given` may hold, and its value when it is absent. */
export type Field =
  | { readonly is: 'number'; readonly absent: number; readonly most?: number }
  | { readonly is: 'word'; readonly absent: string; readonly words?: readonly string[] }

/** The `given` of an example: every key of its step has a value. */
export type Given = Readonly<Record<string, number | string>>

/** What an example is played with. */
export interface Play {
  readonly params: RorkesParams
  readonly given: Given
  readonly rng: Rng
  /** Policies of the seats, as written. */
  readonly policies: readonly string[]
}

/** A step of the rules that an example can play: the keys it is given, and what came out by the keys of `expect`. */
export interface Step {
  readonly given: (params: RorkesParams) => Readonly<Record<string, Field>>
  readonly play: (play: Play) => Readonly<Record<string, number | string>>
}

/** A number that is given. */
export function numberGiven({ given }: Play, key: string): number {
  const value = given[key]
  if (typeof value !== 'number') throw new Error(`no number ${key}`)
  return value
}

/** A word that is given. */
export function wordGiven({ given }: Play, key: string): string {
  return String(given[key])
}

/** A yes or no. */
export const YES_NO: Field = { is: 'word', absent: 'no', words: ['yes', 'no'] }

/** A yes or no in words. */
export function yesNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** A section by its id. */
export function sectionField({ ground }: RorkesParams, absent: string): Field {
  return { is: 'word', absent, words: ground.sections.map(({ id }) => id) }
}

/** Number of a section that is given. */
export function sectionGiven(play: Play): number {
  return play.params.ground.sections.findIndex(({ id }) => id === wordGiven(play, 'section'))
}
