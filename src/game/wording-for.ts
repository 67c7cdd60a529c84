import type { Wording } from './wording.ts'

/** The text of a wording under the rulings in force. A ruling that is not in force gives its first version. */
export function wordingFor(wording: Wording, rulings: ReadonlyMap<string, string>): string {
  if (typeof wording === 'string') return wording
  const option = rulings.get(wording.ruling)
  const text = option !== undefined && Object.hasOwn(wording.byOption, option) ? wording.byOption[option] : undefined
  return text ?? Object.values(wording.byOption)[0] ?? ''
}
