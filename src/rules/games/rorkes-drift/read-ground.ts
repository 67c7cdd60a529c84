import type { Plan, PlanSection } from '../../../game/plan.ts'
import { OUTSIDE, type Ground, type Roof, type Section } from './ground.ts'

/** The compound by numbers. Names in a plan are known ones; the loader sees to it. */
export function readGround(plan: Plan): Ground {
  const zones = plan.zones.map(({ id }) => id)
  const zone = (id: string): number => zones.indexOf(id)
  const sectionIds = plan.sections.map(({ id }) => id)
  const yards = 2 * plan.sections.length
  const roofSpots = yards + zones.length
  const sections = plan.sections.map((section): Section => ({
    id: section.id,
    kind: section.kind,
    places: section.places ?? 0,
    sides: [zone(section.sides[0]), zone(section.sides[1])],
    ledge: section.ledge === undefined ? -1 : section.sides.indexOf(section.ledge),
    behind: zone(section.behind),
    outer: section.sides[0] === plan.outside,
    blockedDoors: section.openings.filter(({ kind }) => kind === 'blocked-door').length,
    whenBuilt: section.whenBuilt,
    roof: plan.roofs.findIndex(({ from }) => from === section.id),
  }))
  const far = (id: string, over: string | undefined): number => {
    const place = sectionIds.indexOf(id)
    const inner = plan.sections[place]?.sides.findIndex((side) => side === over) ?? -1
    return 2 * place + (inner === 0 ? 1 : 0)
  }
  const roofs = plan.roofs.map((roof): Roof => ({
    id: roof.id,
    length: roof.length,
    over: roof.over === undefined ? OUTSIDE : zone(roof.over),
    from: sectionIds.indexOf(roof.from),
    with: zone(roof.with),
    jumpTo: roof.jumpTo.map(zone),
    touchZones: roof.touching.zones.map(zone),
    touchSpots: roof.touching.sections.map((id) => far(id, roof.over)),
  }))
  const zoneOf = [...sections.flatMap(({ sides }) => sides), ...zones.keys(), ...roofs.map(() => OUTSIDE)]
  return {
    zones,
    sections,
    roofs,
    yards,
    roofSpots,
    spots: roofSpots + roofs.length,
    zoneOf,
    outsideOf: zones.map((_, place) =>
      zoneOf.flatMap((inside, spot) => {
        const actsWith = spot >= roofSpots ? roofs[spot - roofSpots]!.with : sections[spot >> 1]?.behind
        return inside === OUTSIDE && actsWith === place ? [spot] : []
      }),
    ),
    farSide: zoneOf.map((_, spot) => {
      const zone = spot < yards ? zoneOf[spot ^ 1]! : OUTSIDE
      if (zone === OUTSIDE) return -1
      return sections[spot >> 1]!.kind === 'door' ? yards + zone : spot ^ 1
    }),
    posts: zones.map((_, place) =>
      zoneOf
        .slice(0, yards)
        .flatMap((inside, spot) => (inside === place && isManned(plan.sections[spot >> 1]!) ? [spot] : [])),
    ),
    openTo: zones.map((_, place) =>
      sections.flatMap(({ kind, sides: [a, b] }) =>
        kind !== 'open' ? [] : a === place ? [b] : b === place ? [a] : [],
      ),
    ),
    outer: zones.map((_, place) =>
      sections.flatMap(({ outer, behind }, section) => (outer && behind === place ? [section] : [])),
    ),
    redoubt: plan.zones.findIndex(({ whenBuilt }) => whenBuilt),
    preference: sectionIds.map((id) => (plan.weakestFirst.includes(id) ? plan.weakestFirst.indexOf(id) : yards)),
  }
}

/** Whether figures can stand at a section. */
function isManned({ kind }: PlanSection): boolean {
  return kind === 'wall' || kind === 'opening' || kind === 'door'
}
