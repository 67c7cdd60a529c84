import { Plain } from '../source/located-document.ts'

/** A value in the words of a message: `"ten"`, `a list`, `nothing`. */
export function describeValue(value: unknown): string {
  if (isBlank(value)) return 'nothing'
  if (value instanceof Plain)
    return typeof value.value === 'string' ? `"${short(value.written)}"` : short(value.written)
  if (typeof value === 'string') return `"${short(value)}" in quotes`
  return Array.isArray(value) ? 'a list' : 'a map'
}

/** Whether a key has no value at all: it is missing, or nothing is written behind it. */
export function isBlank(value: unknown): boolean {
  return value === undefined || (value instanceof Plain && value.written === '')
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
