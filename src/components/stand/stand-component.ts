import type { Component } from '../component.ts'
import { drawStands, type StandSource } from './draw-stands.ts'

/** Stands of paper figures: several on one base, for each stand of a roster. */
export const standComponent: Component<StandSource> = {
  id: 'stand',
  summary: 'stands of paper figures to fold: several on one base, one for each stand of a roster',
  draw: drawStands,
}
