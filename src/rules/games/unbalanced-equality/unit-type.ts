import type { Fraction } from './fraction.ts'

/** What the rules ask of a type: regular infantry has open and closed order, mounted infantry rides or is on foot, guns are cannon and maxims. */
export type Branch = 'regular' | 'mounted' | 'spears' | 'cannon' | 'maxim' | 'other'

/** What changes with open and closed order, or between horse and foot. */
export interface Formation {
  /** Morale Value. */
  readonly mv: number
  /** Kills of a man of Combat Power; of a maxim, kills of a shot; of a cannon nothing, it has a table. */
  readonly kills: Fraction
  /** Tenths of an inch. */
  readonly move: number
}

/** A row of the table of units, or the two rows of a type with two formations. */
export interface UnitType {
  readonly id: string
  readonly title: string
  readonly branch: Branch
  /** Figures of a stand. */
  readonly figures: number
  readonly open: Formation
  /** Closed order, or on foot; as `open` for all other types. */
  readonly closed: Formation
  /** How far a charge reaches, in tenths of an inch; 0 for all but spearmen. */
  readonly charge: number
  /** A gun that moved farther does not fire, in tenths of an inch; absent means it may. */
  readonly moveAndFire?: number | undefined
  /** Where the bands of range end, in tenths of an inch; 0 for a band that does not exist. */
  readonly ranges: { readonly short: number; readonly medium: number; readonly long: number }
  /** The farthest of them. */
  readonly reach: number
  /** Tests morale after fire. */
  readonly native: boolean
}

/** Whether a unit of the type is a gun with its crew. */
export function isGun({ branch }: UnitType): boolean {
  return branch === 'cannon' || branch === 'maxim'
}
