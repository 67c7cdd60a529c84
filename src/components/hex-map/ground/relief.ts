import type { G } from '@svgdotjs/svg.js'
import type { FreeSpace } from '../free-space.ts'
import type { GroundInk } from '../ground-ink.ts'
import { distance } from '../point.ts'
import { positionHash } from '../../position-hash.ts'
import type { MassOutline } from './mass-outline.ts'
import { alongRim, inwards, turned, wedge } from './wedges.ts'

/** How a mass is hachured. Lengths in map units. */
export interface Hachures {
  readonly step: number
  readonly length: number
  readonly width: number
  /** Share of the length that varies. */
  readonly play: number
  readonly colour: string
}

export const SLOPE: Hachures = { step: 1.15, length: 3.4, width: 0.4, play: 0.7, colour: 'hatch' }
export const KOPPIE: Hachures = { step: 0.95, length: 2.3, width: 0.5, play: 0.5, colour: 'rock' }

/** A mass of rising ground: a flat with hachures pointing inwards from its rim. */
export function drawRise(
  layer: G,
  outline: MassOutline,
  colour: string,
  hachures: Hachures,
  ink: GroundInk,
  free: FreeSpace,
): void {
  if (!ink.low) layer.path(outline.d).fill(ink.flat(colour))
  let d = ''
  for (const foot of alongRim(outline.rim, hachures.step)) {
    const length = hachures.length * (1 - hachures.play / 2 + hachures.play * positionHash(foot.x * 3, foot.y * 7))
    if (free.forHachure(foot) && free.forHachure(inwards(foot, length))) d += wedge(foot, length, hachures.width)
  }
  if (d !== '') layer.path(d).fill(ink.line(hachures.colour))
}

/** Rings of shorter hachures inside heights. */
const RINGS = [
  { inside: 5.6, step: 0.95, length: 2.5, width: 0.36 },
  { inside: 9.2, step: 1.1, length: 1.6, width: 0.28 },
]

/** Heights: a black edge, heavy hachures on both sides of it, fainter rings inside. */
export function drawHeights(layer: G, outline: MassOutline, colour: string, ink: GroundInk, free: FreeSpace): void {
  const { rim } = outline
  if (!ink.low) layer.path(outline.d).fill(ink.flat(colour))
  let d = ''
  for (const foot of alongRim(rim, 0.82)) {
    const down = 3.4 * (0.6 + 0.8 * positionHash(foot.x * 5, foot.y * 3))
    const out = 1.7 * (0.5 + positionHash(foot.y, foot.x * 2))
    if (free.forHachure(inwards(foot, down))) d += wedge(foot, down, 0.6)
    if (free.forHachure(inwards(foot, -out))) d += wedge(turned(foot), out, 0.4)
  }
  layer.path(d).fill('#000000')
  layer.path(outline.d).fill('none').stroke({ color: '#000000', width: 0.7 })
  for (const ring of RINGS) {
    let faint = ''
    for (const foot of alongRim(
      rim.map((point) => inwards(point, ring.inside)),
      ring.step,
    )) {
      const gap = positionHash(Math.round(foot.x / 4), Math.round(foot.y / 4)) < 0.12
      // A ring that has crossed to the other flank of a narrow ridge stops.
      const crossed = rim.some((point) => distance(point, foot) < ring.inside - 0.9)
      if (gap || crossed || !free.forHachure(foot)) continue
      faint += wedge(foot, ring.length * (0.4 + 1.1 * positionHash(foot.x * 5, foot.y * 3)), ring.width)
    }
    if (faint !== '') layer.path(faint).fill(ink.line('rock'))
  }
}
