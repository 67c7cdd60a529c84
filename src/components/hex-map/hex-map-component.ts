import type { Component } from '../component.ts'
import { terrainPictures } from './furniture/terrain-pictures.ts'
import { drawMapSheet, type MapSource } from './draw-map-sheet.ts'

/** Hex maps with title, scale, compass and terrain key, as one large face. */
export const hexMapComponent = {
  id: 'hex-map',
  summary: 'hex maps: relief, pictures, roads, hexsides, marks, numbers and names, with scale, compass and terrain key',
  draw: drawMapSheet,
  pictures: terrainPictures,
} satisfies Component<MapSource> & { pictures: unknown }
