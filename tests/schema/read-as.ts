import type * as z from 'zod'
import { readShape } from '../../src/schema/read-shape.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'

/** What a shape makes of a YAML text, and its findings as `code @ what they point at`. */
export function readAs<T>(
  shape: z.ZodType<T, unknown>,
  text: string,
): { value: T | undefined; found: string[]; hints: string[] } {
  const document = parseYaml('a.yaml', text).value
  if (!document) throw new Error('the test text is not YAML')
  const { value, diagnostics } = readShape(document, shape)
  const found = diagnostics.map((d) => `${d.code} @ ${text.slice(d.at?.start, d.at?.end)}`)
  return { value, found, hints: diagnostics.flatMap((d) => d.hints ?? []) }
}
