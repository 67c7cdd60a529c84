import type { Component } from '../component.ts'
import { drawTrack, type TrackPage } from './draw-track.ts'

/** Numbered boxes for a marker. */
export const trackComponent: Component<TrackPage> = {
  id: 'track',
  summary: 'a track of numbered boxes on which a marker moves: turns with what happens in them, troops',
  draw: drawTrack,
}
