import * as z from 'zod'
import type { Diagnostic } from '../kernel/diagnostic.ts'

// Compiling each shape pays only for thousands of values: without it a shipped game loads in a tenth less time.
z.config({ jitless: true })

/** What a value reader has against a value: a finding of the `schema` stage that has no place yet, because a reader knows none. */
export class Complaint {
  readonly finding: Diagnostic
  readonly remedy: Remedy
  constructor(finding: Diagnostic, remedy: Remedy = {}) {
    this.finding = finding
    this.remedy = remedy
  }
}

interface Remedy {
  readonly hints?: readonly string[]
  /** Offer the value as it stands in the file, in quotes. */
  readonly quotes?: boolean
  /** The keys that would have been right. */
  readonly known?: readonly string[]
}

/** A value, or what is wrong with it. */
export type Read<T> = T | Complaint

/** Any schema that reads raw data. */
export type ValueSchema = z.ZodType<unknown, unknown>

/** Makes a zod schema of a reader: its complaints become issues, its values pass on to `form`, which also is what the JSON Schema shows. */
export function readAs<F extends ValueSchema>(
  read: (value: unknown) => unknown,
  form: F,
): z.ZodType<z.output<F>, unknown> {
  return z
    .unknown()
    .transform((value, context): unknown => {
      const result = read(value)
      return result instanceof Complaint ? complain(context, value, result) : result
    })
    .pipe(form as z.ZodType<z.output<F>, unknown>)
}

/** Hands a complaint to zod as an issue; `at` leads from the value to the part complained of. */
export function complain(
  context: z.RefinementCtx,
  input: unknown,
  complaint: Complaint,
  at: readonly (string | number)[] = [],
): never {
  context.issues.push({
    code: 'custom',
    input,
    path: [...at],
    params: { complaint },
    message: complaint.finding.message,
  })
  return z.NEVER
}
