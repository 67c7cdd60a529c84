import * as z from 'zod'
import { Plain } from '../../source/located-document.ts'
import { readAs } from '../complaint.ts'
import { number, numberOf } from './numbers.ts'
import { id } from './texts.ts'

/** A number within bounds, or the name of a parameter of the scenario that holds it. */
export function amount(min: number, max: number): z.ZodType<number | string, unknown> {
  const [asNumber, asName] = [number(min, max), id()]
  const isName = (raw: unknown): boolean =>
    typeof raw === 'string' || (raw instanceof Plain && numberOf(raw) === undefined && typeof raw.value === 'string')
  const either = z.unknown().transform((raw, context): unknown => {
    const read = (isName(raw) ? asName : asNumber).safeParse(raw)
    if (read.success) return read.data
    for (const issue of read.error.issues) context.issues.push({ ...issue, input: raw } as z.core.$ZodRawIssue)
    return z.NEVER
  })
  return readAs((raw) => raw, either.pipe(z.custom<number | string>().meta({ written: 'amount' })))
}
