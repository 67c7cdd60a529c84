import type { Pen } from './pen.ts'
import type { Origin } from './template-origin.ts'

/** A call of a helper in a template. */
export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
  readonly hash: Readonly<Record<string, unknown>>
  readonly origin: Origin
  /** What the face is drawn with. Throws HelperFault inside a picture, which knows no card. */
  readonly pen: Pen
  /** What stands inside a block helper, drawn. */
  content(): string
  /** Tells blocks apart that are drawn for one card: their place and the values around. Undefined where the content may depend on more. */
  key(): string | undefined
}

/** A helper. `draws`: its result is SVG; else it is a value, put into the template as text. */
export interface Helper {
  readonly draws?: boolean
  run(call: Call): unknown
}

/** A wrong use of a helper; caught where helpers are called, and reported at the place of the call. */
export class HelperFault extends Error {}

/** A number given to a helper by name. Text that is written as a number counts. */
export function numberOf(call: Call, name: string, fallback?: number): number {
  const value = call.hash[name]
  if (value === undefined && fallback !== undefined) return fallback
  return toNumber(value, name)
}

/** A value as a number. Throws HelperFault when it is none. */
export function toNumber(value: unknown, name: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw new HelperFault(value === undefined ? `${name} is missing` : `${name} is no number: ${show(value)}`)
}

/** A text given to a helper by name. */
export function textOf(call: Call, name: string, fallback?: string): string {
  const value = call.hash[name] ?? fallback
  if (typeof value === 'string') return value
  throw new HelperFault(value === undefined ? `${name} is missing` : `${name} is no text: ${show(value)}`)
}

/** A value as it is printed; undefined when none is given. Lists and tables cannot be printed. */
export function printed(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number') return value < 0 ? `\u2212${-value}` : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  throw new HelperFault(`${name} cannot be printed: it is a list or a table`)
}

/** Whether a value is given: 0 is, an empty text and "no" of a flag are not. */
export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== '' && value !== false
}

function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'a list or a table'
}
