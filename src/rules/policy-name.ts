import type { Policy, PolicyKind } from './rules-model.ts'

/** A policy as it is written: `keep`, `hold:60`. */
export interface PolicyName {
  readonly id: string
  /** What stands after the colon; absent without one. */
  readonly number?: number | undefined
}

/** Reads a policy's name; a number that is none becomes NaN. */
export function parsePolicy(written: string): PolicyName {
  const colon = written.indexOf(':')
  if (colon < 0) return { id: written.trim() }
  const digits = written.slice(colon + 1).trim()
  return { id: written.slice(0, colon).trim(), number: /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN }
}

/** The policy of a name that was checked before (`chooseSetting`). */
export function makePolicy<Params, View, Move>(
  kinds: readonly PolicyKind<Params, View, Move>[],
  params: Params,
  seat: number,
  written: string,
): Policy<View, Move> {
  const { id, number = 0 } = parsePolicy(written)
  const kind = kinds.find((k) => k.id === id)
  if (!kind) throw new Error(`no policy ${written}`)
  return kind.make(params, seat, number)
}
