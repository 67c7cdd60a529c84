import type { Component } from '../component.ts'
import { drawTrack, type TrackPage } from './draw-track.ts'
import { trackInset } from './track-inset.ts'

/** Numbered boxes for a marker: on pages of their own, or as a part of another sheet. */
export const trackComponent = {
  id: 'track',
  summary: 'a track of numbered boxes on which a marker moves: turns with what happens in them, troops',
  draw: drawTrack,
  inset: trackInset,
} satisfies Component<TrackPage> & { inset: unknown }
