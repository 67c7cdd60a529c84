import * as z from 'zod'
import { decimal, MM_PER_INCH } from '../../kernel/units.ts'
import { Plain } from '../../source/located-document.ts'
import { Complaint, readAs } from '../complaint.ts'
import { sayShape } from '../shape-messages.ts'
import { describeValue } from '../describe-value.ts'

/** A number, unquoted and finite, within bounds where they are given. */
export function number(min = -Infinity, max = Infinity) {
  return readAs(
    (value) => {
      const found = describeValue(value)
      const read = numberOf(value)
      if (read === undefined) return new Complaint(sayShape('expected-number', { found }), { hints: remedy(value) })
      return read < min || read > max ? new Complaint(sayShape('out-of-range', { found, min, max })) : read
    },
    bounded(z.number(), min, max),
  )
}

/** A whole number within bounds. */
export function whole(min: number, max: number) {
  return readAs(
    (value) => {
      const read = numberOf(value)
      if (read !== undefined && Number.isInteger(read) && read >= min && read <= max) return read
      return new Complaint(sayShape('expected-whole', { found: describeValue(value), min, max }), {
        hints: remedy(value),
      })
    },
    bounded(z.int(), min, max),
  )
}

function bounded(form: z.ZodNumber, min: number, max: number): z.ZodNumber {
  const low = Number.isFinite(min) ? form.min(min) : form
  return Number.isFinite(max) ? low.max(max) : low
}

/** The number that an unquoted scalar writes; infinite ones do not count. */
export function numberOf(value: unknown): number | undefined {
  if (!(value instanceof Plain) || typeof value.value !== 'number') return undefined
  return Number.isFinite(value.value) ? value.value : undefined
}

/** `x4`, `4 cards`, `"4"` and `1,5` were meant as numbers, `2.5in` as a length. */
function remedy(value: unknown): string[] {
  if (value instanceof Plain && typeof value.value === 'number') return []
  const written = typeof value === 'string' ? value : value instanceof Plain ? value.written : ''
  const inches = /^(\d+(?:\.\d+)?) ?(?:in|inch|inches|")$/.exec(written)?.[1]
  if (inches !== undefined)
    return [`write ${decimal(Number(inches) * MM_PER_INCH)}, if a length is meant: lengths are in mm, without a unit`]
  const digits = /^\d+,\d+$/.test(written) ? written.replace(',', '.') : /^\D*?(-?\d+(?:\.\d+)?)\D*$/.exec(written)?.[1]
  return [digits === undefined ? 'write it in digits' : `write ${digits}, without quotes or letters`]
}

/** True or false, unquoted. */
export function flag() {
  return readAs((value) => {
    if (value instanceof Plain && typeof value.value === 'boolean') return value.value
    const written = value instanceof Plain ? value.written.toLowerCase() : ''
    const meant = /^(?:yes|on|y)$/.test(written) ? 'true' : /^(?:no|off|n)$/.test(written) ? 'false' : 'true or false'
    return new Complaint(sayShape('expected-flag', { found: describeValue(value) }), { hints: [`write ${meant}`] })
  }, z.boolean())
}
