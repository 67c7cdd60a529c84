import type { PlanFile } from '../schema/kinds/plan.ts'
import type { Place } from '../source/located-document.ts'
import type { Plan, PlanSection } from './plan.ts'
import type { Filed } from './sort-documents.ts'

/** The typed plans. */
export function buildPlans(files: readonly Filed<PlanFile>[]): Plan[] {
  return files.map(({ document, data }) => {
    const at = (...path: (string | number)[]): Place => ({ document, path })
    return {
      id: data.id,
      title: data.title,
      size: data.size,
      north: data.north,
      feet: data.feet,
      outside: data.outside,
      zones: data.zones.map(({ 'when-built': whenBuilt, ...zone }, index) => ({
        ...zone,
        whenBuilt: whenBuilt ?? false,
        place: at('zones', index),
      })),
      sections: data.sections.map((section, index) => sectionOf(section, at('sections', index))),
      roofs: (data.roofs ?? []).map(({ 'jump-to': jumpTo, ...roof }, index) => ({
        ...roof,
        jumpTo,
        place: at('roofs', index),
      })),
      weakestFirst: data['weakest-first'] ?? [],
      scenery: (data.scenery ?? []).map((thing) => ({ ...thing, turn: thing.turn ?? 0 })),
      source: data.source,
      place: at(),
    }
  })
}

function sectionOf(read: PlanFile['sections'][number], place: Place): PlanSection {
  const { sides, 'when-built': whenBuilt, behind, openings, ...rest } = read
  const [outer = '', inner = ''] = sides
  return {
    ...rest,
    sides: [outer, inner],
    written: sides,
    whenBuilt: whenBuilt ?? false,
    behind: behind ?? inner,
    openings: (openings ?? []).map((opening, index) => ({
      ...opening,
      place: { document: place.document, path: [...place.path, 'openings', index] },
    })),
    place,
  }
}
