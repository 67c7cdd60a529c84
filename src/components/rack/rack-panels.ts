/** A point of the cross-section, mm: x to the front, y up from the table. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The panels of a rack from the top of the net down, mm; each is as long as the rack. */
export interface RackPanels {
  readonly base: number
  readonly back: number
  /** Chits lean on it: as high as a chit. */
  readonly slope: number
  readonly lip: number
  readonly front: number
  readonly flap: number
}

/** How far slope and lip lean out from the upright, in degrees. */
const LEAN = 20
/** In parts of a chit's edge: height of the lip along its slant, feet behind and before the valley, width of the glue flap. */
const LIP = 0.2
const BACK_FOOT = 0.9
const FRONT_FOOT = 0.55
const FLAP = 0.5

/**
 * The cross-section of a rack for chits of an edge: an M that stands on a base. The valley lies on the base, so that neither chits nor
 * their weight spread it. In order: foot of the back, ridge of the back, valley, ridge of the lip, foot of the front.
 */
export function rackSection(size: number): readonly [Point, Point, Point, Point, Point] {
  const [sin, cos] = [Math.sin((LEAN * Math.PI) / 180), Math.cos((LEAN * Math.PI) / 180)]
  return [
    { x: -BACK_FOOT * size, y: 0 },
    { x: -sin * size, y: cos * size },
    { x: 0, y: 0 },
    { x: sin * LIP * size, y: cos * LIP * size },
    { x: FRONT_FOOT * size, y: 0 },
  ]
}

/** The panels that fold to this cross-section. */
export function rackPanels(size: number): RackPanels {
  const [backFoot, backRidge, valley, lipRidge, frontFoot] = rackSection(size)
  return {
    base: between(backFoot, frontFoot),
    back: between(backFoot, backRidge),
    slope: between(backRidge, valley),
    lip: between(valley, lipRidge),
    front: between(lipRidge, frontFoot),
    flap: FLAP * size,
  }
}

/** Height of the whole net, mm. */
export function netHeight({ base, back, slope, lip, front, flap }: RackPanels): number {
  return base + back + slope + lip + front + flap
}

function between(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
