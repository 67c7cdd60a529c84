import { SIDE } from '../scene.ts'
import type { Point } from '../point.ts'
import type { Scene } from '../scene.ts'

/** An edge of the map, as the direction that leads off it: degrees clockwise from the right. */
export type OffMap = 0 | 90 | 180 | 270

const EDGES: readonly OffMap[] = [0, 90, 180, 270]

function roomTo(edge: OffMap, { x, y }: Point, { width, height }: Pick<Scene, 'width' | 'height'>): number {
  return { 0: width - x, 90: height - y, 180: x, 270: y }[edge]
}

/** The edge off which marked hexes lead: the one that they all lie on, else for each hex the one nearest to it. */
export function edgeOf(hex: Point, group: readonly Point[], map: Pick<Scene, 'width' | 'height'>): OffMap {
  const nearest = (place: Point): OffMap =>
    EDGES.reduce((best, edge) => (roomTo(edge, place, map) < roomTo(best, place, map) - 0.01 ? edge : best))
  const shared = EDGES.find((edge) => group.every((place) => roomTo(edge, place, map) <= SIDE + 0.01))
  return group.length > 1 && shared !== undefined ? shared : nearest(hex)
}
