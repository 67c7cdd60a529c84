import type { SectionKind } from '../../../game/plan.ts'

/** A side of a section that is no zone: the ground outside, or a roof. */
export const OUTSIDE = -1

/** What lies between two zones, by numbers. */
export interface Section {
  readonly id: string
  readonly kind: SectionKind
  /** Most British at it on a side, and most Zulus over it in a turn; 0 where it is open. Every breached door adds one. */
  readonly places: number
  /** Zones on both sides, or OUTSIDE; the outer side first. */
  readonly sides: readonly [number, number]
  /** Side from which it is attacked uphill, -1 for none. */
  readonly ledge: number
  /** Zone with whose figures those outside at it act. */
  readonly behind: number
  /** Whether waves can be sent against it. */
  readonly outer: boolean
  readonly blockedDoors: number
  readonly whenBuilt: boolean
  /** Roof that is climbed from here, -1 for none. */
  readonly roof: number
}

/** A roof, by numbers. */
export interface Roof {
  readonly id: string
  /** Inches of it that can burn. */
  readonly length: number
  /** Zone below it, or OUTSIDE where nobody can be inside. */
  readonly over: number
  /** Section from which it is climbed. */
  readonly from: number
  /** Zone with whose figures those on it act. */
  readonly with: number
  /** Zones into which one may jump, in order of choice. */
  readonly jumpTo: readonly number[]
  /** Contact with the building: Zulus in these zones or at these spots. */
  readonly touchZones: readonly number[]
  readonly touchSpots: readonly number[]
}

/**
 * The compound by numbers. Every place where a figure can stand is a spot: each section has two, one a side, then come the yards of the zones, then
 * the roofs. `spot ^ 1` is the spot across the section.
 */
export interface Ground {
  readonly zones: readonly string[]
  readonly sections: readonly Section[]
  readonly roofs: readonly Roof[]
  /** First yard and first roof; section `s` has the spots `2 s` and `2 s + 1`. */
  readonly yards: number
  readonly roofSpots: number
  /** Number of spots. */
  readonly spots: number
  /** Zone of every spot, OUTSIDE for outer sides of sections and roofs. */
  readonly zoneOf: readonly number[]
  /** Spots outside, and on roofs, whose figures act with those of each zone. */
  readonly outsideOf: readonly (readonly number[])[]
  /** Where a figure ends that goes from a post to the other side: at the section, or behind a door in the yard. -1 where there is no zone, and for other spots. */
  readonly farSide: readonly number[]
  /** Spots of each zone at which figures can stand: sides of walls, openings and doors, in the order of the sections. */
  readonly posts: readonly (readonly number[])[]
  /** Zones to which each one is open. */
  readonly openTo: readonly (readonly number[])[]
  /** Outer sections of each zone, and those from which its roofs are climbed, in order. */
  readonly outer: readonly (readonly number[])[]
  /** Zone that is there only with the redoubt, -1 for none. */
  readonly redoubt: number
  /** Place of every outer section among equals: the lowest is attacked first. */
  readonly preference: readonly number[]
}

/** The spot of a zone's yard. */
export function yardOf(ground: Ground, zone: number): number {
  return ground.yards + zone
}

/** The spot in words: `N1`, `yard of MAIN`, `HR`; the side of an inner section is told by its zone: `I1 in HOS`. */
export function spotName(ground: Ground, spot: number): string {
  if (spot >= ground.roofSpots) return ground.roofs[spot - ground.roofSpots]?.id ?? '?'
  const zone = ground.zones[ground.zoneOf[spot] ?? OUTSIDE]
  if (spot >= ground.yards) return `yard of ${zone}`
  const { id, outer } = ground.sections[spot >> 1]!
  if (zone === undefined) return `${id} outside`
  return outer ? id : `${id} in ${zone}`
}
