import type { Component } from '../component.ts'
import { drawSticks, type StickSource } from './draw-sticks.ts'

/** Sticks to measure moves and ranges with, true to scale. */
export const stickComponent: Component<StickSource> = {
  id: 'stick',
  summary: 'sticks with marks for moves and ranges, true to scale, long ones in pieces with tabs',
  draw: drawSticks,
}
