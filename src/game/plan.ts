import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** A place on a plan: inches from its left and from its upper edge. */
export type PlanPoint = readonly [number, number]

/** Part of a plan within which figures move freely. */
export interface PlanZone {
  readonly id: string
  readonly title: string
  /** In the open, or under a roof. */
  readonly ground: 'yard' | 'floor'
  readonly outline: readonly PlanPoint[]
  readonly label: PlanPoint
  /** Is there only when it has been built; it is printed as a piece of its own. */
  readonly whenBuilt: boolean
  readonly source: Source
  readonly place: Place
}

/** How a section is passed: over, through an opening, through a door, freely, or only by climbing on the roof. */
export type SectionKind = 'wall' | 'opening' | 'door' | 'open' | 'climb'

/** What a section is made of. */
export type SectionLook = 'mealie-bags' | 'biscuit-boxes' | 'stone' | 'building' | 'none'

/** A window or a door of a section. A blocked door must be broken first. */
export interface PlanOpening {
  readonly kind: 'window' | 'door' | 'blocked-door'
  readonly at: PlanPoint
  readonly place: Place
}

/** What lies between two zones. */
export interface PlanSection {
  readonly id: string
  /** The outer side first: the name of the ground outside, a zone or a roof. */
  readonly sides: readonly [string, string]
  /** The sides as they are written, which may be more or fewer than two. */
  readonly written: readonly string[]
  readonly kind: SectionKind
  /** Most figures of one side at it, and most that get over in a turn; absent where it is open. */
  readonly places?: number | undefined
  /** Side from which it is attacked uphill. */
  readonly ledge?: string | undefined
  readonly whenBuilt: boolean
  /** Zone to which it belongs. */
  readonly behind: string
  readonly look: SectionLook
  readonly line: readonly PlanPoint[]
  readonly label: PlanPoint
  readonly openings: readonly PlanOpening[]
  readonly source: Source
  readonly place: Place
}

/** A roof that can be climbed and can burn. It is a place, not a zone. */
export interface PlanRoof {
  readonly id: string
  readonly title: string
  /** Inches that a fire has to run until all of it burns. */
  readonly length: number
  readonly outline: readonly PlanPoint[]
  readonly label: PlanPoint
  /** Zone below, which burns with it; absent where nobody can be inside. */
  readonly over?: string | undefined
  /** Section from which it is climbed. */
  readonly from: string
  /** Zone with whose figures those on it act. */
  readonly with: string
  /** Zones into which one may jump, those of the first choice first. */
  readonly jumpTo: readonly string[]
  /** Who is in contact with the building: whoever is in these zones, and whoever stands on the far side of these sections. */
  readonly touching: { readonly zones: readonly string[]; readonly sections: readonly string[] }
  readonly source: Source
  readonly place: Place
}

/** Something to look at, without any effect. */
export interface PlanScenery {
  readonly look: 'wagon' | 'tree' | 'bush' | 'rock' | 'oven' | 'path'
  readonly at: PlanPoint
  /** Degrees, clockwise. */
  readonly turn: number
}

/** A place drawn to scale, played by zones: no ruler is needed. Zones and sections are in the order of play. */
export interface Plan {
  readonly id: string
  readonly title: string
  /** Width and height in inches at full size. */
  readonly size: PlanPoint
  readonly north?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Feet on the ground of an inch. */
  readonly feet?: number | undefined
  /** Name of the ground round all zones. */
  readonly outside: string
  readonly zones: readonly PlanZone[]
  readonly sections: readonly PlanSection[]
  readonly roofs: readonly PlanRoof[]
  /** Outer sections in the order in which equals are attacked. */
  readonly weakestFirst: readonly string[]
  readonly scenery: readonly PlanScenery[]
  readonly source?: Source | undefined
  readonly place: Place
}
