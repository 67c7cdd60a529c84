import type { Check } from '../check/check.ts'
import { CHECKS } from '../check/registry.ts'

/** The checks for `qm check --list`: one line each. */
export function checkList(checks: readonly Check[] = CHECKS): string {
  const width = Math.max(0, ...checks.map((check) => check.id.length))
  return checks.map((check) => `${check.id.padEnd(width)}  ${check.summary}\n`).join('')
}
