import { Plain } from '../../source/located-document.ts'

/** A number of located data; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
  const plain = value instanceof Plain ? value.value : value
  return typeof plain === 'number' && Number.isFinite(plain) ? plain : undefined
}

/** A whole number of located data, 0 and up; undefined for anything else. */
export function countIn(value: unknown): number | undefined {
  const number = numberIn(value)
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined
}

/** A text of located data as it was written; undefined for a map, a list or nothing. */
export function textIn(value: unknown): string | undefined {
  if (value instanceof Plain) return value.written
  return typeof value === 'string' ? value : undefined
}

/** A list of texts; undefined when it is no list or holds anything else. */
export function textsIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const texts = value.map(textIn)
  return texts.every((text) => text !== undefined) ? texts : undefined
}

/** The entries of a map; undefined for anything else. An absent map is empty. */
export function entriesIn(value: unknown): readonly [string, unknown][] | undefined {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Plain) return undefined
  return Object.entries(value)
}
