import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { ScenarioFile } from '../schema/kinds/scenario.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { spanAt, type LocatedDocument, type Place } from '../source/located-document.ts'
import { rangeOf } from './build-tables.ts'
import type { Placement, SetUp } from './set-up.ts'

type ReadSetUp = NonNullable<ScenarioFile['set-up']>

/** The start of a scenario. Places of a unit stand instead of all that it has in `base`; stacking and limits instead of those of `base`. */
export function buildSetUp(
  read: ReadSetUp | undefined,
  document: LocatedDocument,
  base: SetUp | undefined,
  diagnostics: Diagnostic[],
): SetUp | undefined {
  if (!read) return base
  const place: Place = { document, path: ['set-up'] }
  const map = read.map ?? base?.map
  if (map === undefined) {
    diagnostics.push(sayShape('missing-key', { key: 'map' }, spanAt(place)))
    return base
  }
  const own = (read.places ?? []).map((entry, index): Placement => {
    const at: Place = { document, path: ['set-up', 'places', index] }
    if ((entry.hex === undefined) === (entry.turn === undefined))
      diagnostics.push(sayShape('either-or', { keys: 'hex, or turn' }, spanAt(at)))
    return { ...entry, count: entry.count ?? 1, free: entry.free ?? false, place: at }
  })
  const kept = base?.placements.filter(({ unit }) => own.every((other) => other.unit !== unit)) ?? []
  const limits = read.limits?.map((limit, index) => ({
    groups: limit.groups,
    terrain: limit.terrain,
    notTerrain: limit['not-terrain'],
    columns: limit.columns === undefined ? undefined : rangeOf(limit.columns),
    alone: limit.alone ?? false,
    aloneExceptWith: limit['alone-except-with'],
    accompanied: limit.accompanied ?? false,
    source: limit.source,
    place: { document, path: ['set-up', 'limits', index] },
  }))
  const stacking = read.stacking && {
    ...read.stacking,
    except: read.stacking.except ?? [],
    place: { document, path: ['set-up', 'stacking'] },
  }
  return {
    map,
    placements: inOrderOf(base?.placements ?? [], [...kept, ...own]),
    stacking: stacking ?? base?.stacking,
    limits: limits ?? base?.limits ?? [],
    place,
  }
}

/** Placements in the order in which units first stand in `first`; units that it lacks follow. */
function inOrderOf(first: readonly Placement[], placements: readonly Placement[]): Placement[] {
  const units = [...new Set([...first, ...placements].map(({ unit }) => unit))]
  return units.flatMap((unit) => placements.filter((placement) => placement.unit === unit))
}
