import { middle, onCurve, xy, type Point, type RimPoint } from '../point.ts'
import { positionHash } from '../../position-hash.ts'
import type { SceneHex } from '../scene.ts'

/** The smooth outline of a mass of terrain: path data, and places along it with the direction to the inside. */
export interface MassOutline {
  readonly d: string
  readonly rim: readonly RimPoint[]
}

/** Places per curve of an outline. */
const SAMPLES = 12
/** How far a corner may be moved, in map units. */
const SWAY = 0.8

const keyOf = ({ x, y }: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`

/** Outlines of the union of some hexes as closed runs of corners; the inside lies on the right hand. */
export function unionLoops(hexes: readonly SceneHex[]): Point[][] {
  const inside = new Set(hexes.map(({ id }) => id))
  const next = new Map<string, { from: Point; to: Point }>()
  for (const hex of hexes)
    hex.corners.forEach((from, side) => {
      const neighbour = hex.neighbours[side]
      const to = hex.corners[(side + 1) % 6]
      if (to && !(neighbour !== undefined && inside.has(neighbour))) next.set(keyOf(from), { from, to })
    })
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    let key = start
    for (let side = next.get(key); side; side = next.get(key)) {
      next.delete(key)
      loop.push(side.from)
      key = keyOf(side.to)
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** Rounds a run of corners: the curve goes through the middles of the sides, pulled by the corners, each moved a little by a hash of its place. */
export function smoothLoop(loop: readonly Point[], sway = SWAY): MassOutline {
  const controls = loop.map(({ x, y }) => ({
    x: x + (positionHash(x, y) - 0.5) * 2 * sway,
    y: y + (positionHash(y, x) - 0.5) * 2 * sway,
  }))
  let d = ''
  const rim: RimPoint[] = []
  for (const [i, control] of controls.entries()) {
    const before = controls[(i + controls.length - 1) % controls.length] ?? control
    const after = controls[(i + 1) % controls.length] ?? control
    const [from, to] = [middle(before, control), middle(control, after)]
    d += `${i === 0 ? `M${xy(from)}` : ''}Q${xy(control)} ${xy(to)}`
    for (let step = 0; step < SAMPLES; step++) {
      const t = step / SAMPLES
      const dx = (1 - t) * (control.x - from.x) + t * (to.x - control.x)
      const dy = (1 - t) * (control.y - from.y) + t * (to.y - control.y)
      const length = Math.hypot(dx, dy) || 1
      rim.push({ ...onCurve(from, control, to, t), nx: -dy / length, ny: dx / length })
    }
  }
  return { d: `${d}Z`, rim }
}

/** The smooth outlines of a mass of hexes; inner ones go round its holes. */
export function massOutlines(hexes: readonly SceneHex[], sway = SWAY): MassOutline[] {
  return unionLoops(hexes).map((loop) => smoothLoop(loop, sway))
}
