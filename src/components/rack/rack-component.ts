import type { Component } from '../component.ts'
import { drawRacks, type RackSource } from './draw-racks.ts'

/** Racks of paper for chits. */
export const rackComponent: Component<RackSource> = {
  id: 'rack',
  summary: 'racks to fold from paper, in which the chits of a hand stand so that only their owner sees them',
  draw: drawRacks,
}
