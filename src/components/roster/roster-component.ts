import type { Component } from '../component.ts'
import { drawRoster, type RosterSource } from './draw-roster.ts'

/** Rosters: the units of a force, with a dot for each figure to cross off. */
export const rosterComponent: Component<RosterSource> = {
  id: 'roster',
  summary: 'rosters of units: a dot for each figure, grouped by stands, boxes for notes, sums of each side',
  draw: drawRoster,
}
