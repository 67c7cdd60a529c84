import type { Wording } from './wording.ts'

/** The text of a wording under the rulings in force. A ruling that is not in force gives its first version. */
export function wordingFor(wording: Wording, rulings: ReadonlyMap<string, string>): string {
  if (typeof wording === 'string') return wording
  const option = rulings.get(wording.ruling)
  const text = option !== undefined && Object.hasOwn(wording.byOption, option) ? wording.byOption[option] : undefined
  return text ?? Object.values(wording.byOption)[0] ?? ''
}

/** What the source prints where the rulings in force say something else; undefined where it is the same, or nothing is said about it. */
export function printedInstead(wording: Wording, rulings: ReadonlyMap<string, string>): string | undefined {
  if (typeof wording === 'string' || wording.printed === undefined) return undefined
  return wordingFor(wording, rulings) === wording.printed ? undefined : wording.printed
}
