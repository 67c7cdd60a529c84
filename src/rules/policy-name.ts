import { restricted } from './restricted.ts'
import type { Policy, PolicyKind } from './rules-model.ts'

/** A policy as it is written: `keep`, `hold:60`, `hold:60/no-blood`. */
export interface PolicyName {
  readonly id: string
  /** What stands after the colon; absent without one. */
  readonly number?: number | undefined
  /** Restriction after the slash; absent without one. */
  readonly without?: string | undefined
}

/** Reads a policy's name; a number that is none becomes NaN. */
export function parsePolicy(written: string): PolicyName {
  const slash = written.indexOf('/')
  if (slash >= 0) return { ...parsePolicy(written.slice(0, slash)), without: written.slice(slash + 1).trim() }
  const colon = written.indexOf(':')
  if (colon < 0) return { id: written.trim() }
  const digits = written.slice(colon + 1).trim()
  return { id: written.slice(0, colon).trim(), number: /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN }
}

/** How a policy is written; `parsePolicy` reads it back. */
export function policyName({ id, number, without }: PolicyName): string {
  return `${id}${number === undefined ? '' : `:${number}`}${without === undefined ? '' : `/${without}`}`
}

/** The policy of a name that was checked before (`chooseSetting`). */
export function makePolicy<Params, View, Move>(
  kinds: readonly PolicyKind<Params, View, Move>[],
  params: Params,
  seat: number,
  written: string,
): Policy<View, Move> {
  const { id, number = 0, without } = parsePolicy(written)
  const kind = kinds.find((k) => k.id === id)
  if (!kind) throw new Error(`no policy ${written}`)
  if (without === undefined) return kind.make(params, seat, number)
  const restriction = kind.restrictions?.(params).find((r) => r.id === without)
  if (!restriction) throw new Error(`no restriction ${written}`)
  return restricted(kind.make(params, seat, number, restriction), restriction)
}
