import * as z from 'zod'
import { Complaint, readAs } from '../complaint.ts'
import { describeValue } from '../describe-value.ts'
import { sayShape } from '../shape-messages.ts'
import { numberOf } from './numbers.ts'

/** A place on a drawing, `[3, 2.5]`: from its left and from its upper edge. */
export function point() {
  return readAs(
    (value) => {
      const [x, y] = Array.isArray(value) && value.length === 2 ? value.map(numberOf) : []
      if (x !== undefined && y !== undefined) return [x, y]
      return new Complaint(sayShape('expected-form', { form: 'a point such as [3, 2.5]', found: describeValue(value) }))
    },
    z.tuple([z.number(), z.number()]),
  )
}
