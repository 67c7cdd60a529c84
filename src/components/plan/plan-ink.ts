import { styleOf, type Theme } from '../../draw/theme.ts'
import type { TypeStyle } from '../../draw/type-style.ts'

/** What plans are drawn with: colours and type, and how large an inch of the plan comes out. */
export interface PlanInk {
  readonly theme: Theme
  /** mm of an inch of the plan: 25.4 at full size. */
  readonly inch: number
  /** Nothing but black on white. */
  readonly low: boolean
  /** A colour of the theme, which already saves ink where it is to be saved. */
  colour(name: string): string
  /** A type style; on a plan smaller than full size it shrinks, never below its least size. */
  style(name: string): TypeStyle
}

/** Scale at and above which type has its full size, mm an inch. */
const FULL_TYPE = 25.4

/** Opens ink for a scale. */
export function planInk(theme: Theme, inch: number): PlanInk {
  return {
    theme,
    inch,
    low: theme.lowInk,
    colour(name) {
      const colour = theme.colours[name]
      // Only names of our own are asked for.
      if (colour === undefined) throw new Error(`the theme has no colour "${name}"`)
      return colour
    },
    style(name) {
      const full = styleOf(theme, name)
      const pt = Math.max(full.min, full.pt * Math.min(1, inch / FULL_TYPE))
      return { ...full, pt, lead: (full.lead * pt) / full.pt, spacing: (full.spacing * pt) / full.pt }
    },
  }
}

/** A length in mm that is `inches` long on the plan, and not below `least` on paper. */
export function atLeast(ink: PlanInk, inches: number, least: number): number {
  return Math.max(least, inches * ink.inch)
}
