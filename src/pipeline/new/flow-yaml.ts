import { Plain } from '../../source/located-document.ts'
import { isMap } from '../../schema/values/containers.ts'

/** A value that was read from YAML, written on one line again: unquoted as it stood, texts in quotes, lists and maps in brackets. */
export function flowYaml(value: unknown): string {
  if (value instanceof Plain) return isSafe(value.written) ? value.written : JSON.stringify(value.written)
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`
  if (isMap(value)) {
    const entries = Object.entries(value).map(([key, inner]) => `${keyYaml(key)}: ${flowYaml(inner)}`)
    return `{ ${entries.join(', ')} }`
  }
  return JSON.stringify(value)
}

/** A key of a flow map; what YAML might read as something else is quoted. */
function keyYaml(key: string): string {
  return /^[\p{L}][\p{L}\p{N}_-]*$/u.test(key) ? key : JSON.stringify(key)
}

/** Whether an unquoted text means the same inside brackets, where commas and brackets end it. */
function isSafe(written: string): boolean {
  return /^[^,[\]{}#:\n]+$/.test(written)
}
