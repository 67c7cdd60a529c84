import type { Place } from '../source/located-document.ts'

/** A length on a stick, and what reaches as far. */
export interface StickMark {
  /** Row and column of the table. */
  readonly row: string
  readonly column: string
  /** In the unit of the sticks; 0 where the table holds no number, which is reported. */
  readonly length: number
  readonly label: string
  readonly place: Place
}

/** A stick to measure with, as long as its longest mark. */
export interface Stick {
  readonly id: string
  readonly title: string
  readonly marks: readonly StickMark[]
  readonly place: Place
}

/** Sticks that are printed together. */
export interface StickSet {
  readonly id: string
  readonly title: string
  readonly table: string
  /** What lengths are measured in. */
  readonly unit: 'in' | 'cm' | 'mm'
  readonly sticks: readonly Stick[]
  readonly place: Place
}
