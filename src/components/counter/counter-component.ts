import type { Component } from '../component.ts'
import { drawCounters, type CounterSource } from './draw-counters.ts'

/** Square cardboard pieces with a front and mostly a back. */
export const counterComponent: Component<CounterSource> = {
  id: 'counter',
  summary: 'square pieces of 15 mm or another size: units with strengths and steps, leaders, markers, tokens',
  draw: drawCounters,
}
