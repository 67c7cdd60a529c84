import type { BattleParams } from './battle-params.ts'

/** Something made once for each battle: tables, or room to work in whose contents do not outlast a piece of work. */
export function kept<T>(make: (params: BattleParams) => T): (params: BattleParams) => T {
  const known = new WeakMap<BattleParams, T>()
  /** The latest of these: nearly always the one that is asked for again. */
  let latest: { readonly params: BattleParams; readonly made: T } | undefined
  return (params) => {
    if (latest?.params === params) return latest.made
    const made = known.get(params) ?? make(params)
    known.set(params, made)
    latest = { params, made }
    return made
  }
}
