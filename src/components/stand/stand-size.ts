import type { StripSize } from '../folding-strip.ts'

/** Most figures of a stand that stand in one rank. */
const ONE_RANK = 6
/** How much higher the second rank stands, against the height of a figure. */
const RAISED = 0.32
/** Rim of the base beside the figures, least width, depth of the base, space below the fold. mm. */
const RIM = 0.6
const LEAST = 14
const TAB = 9.5
const AIR = 1.2
/** Width of the picture of a figure against its height, as pictures of figures are drawn. */
export const PICTURE_WIDTH = 18 / 28

/** A place on a stand: the middle of a picture, and how far its foot is above the base. mm. */
export interface StandPlace {
  readonly x: number
  readonly up: number
}

/** How figures stand on a base. */
export interface StandLayout extends StripSize {
  /** From the back rank to the front, from the left; the gun, where there is one, is not among them. */
  readonly places: readonly StandPlace[]
  /** Middle of the gun. */
  readonly gun?: number | undefined
}

/** Lays out a stand of `figures` of a height (mm), each of which takes `room` of its height in width; a gun stands in their middle. */
export function standLayout(figures: number, tall: number, room: number, hasGun: boolean): StandLayout {
  const ranks = figures > ONE_RANK ? 2 : 1
  const front = Math.ceil(figures / ranks)
  const pitch = room * tall
  const gunRoom = hasGun ? tall : 0
  // Of two ranks, the back one looks through the gaps of the front.
  const shift = ranks === 2 ? pitch / 4 : 0
  // Pictures are wider than the room that each takes.
  const beyond = Math.max(0, PICTURE_WIDTH - room) * tall
  const wide = Math.max(LEAST, front * pitch + 2 * shift + gunRoom + beyond + 2 * RIM)
  const rank = (count: number, up: number, by: number): StandPlace[] => {
    const start = (wide - count * pitch - gunRoom) / 2 + by
    return Array.from({ length: count }, (_, i) => {
      const behind = hasGun && i >= count / 2 ? gunRoom : 0
      return { x: start + (i + 0.5) * pitch + behind, up }
    })
  }
  const back = ranks === 2 ? rank(figures - front, RAISED * tall, -shift) : []
  return {
    wide,
    tall: tall * (ranks === 2 ? 1 + RAISED : 1),
    tab: TAB,
    air: AIR,
    places: [...back, ...rank(front, 0, shift)],
    gun: hasGun ? (wide - front * pitch - gunRoom) / 2 + Math.ceil(front / 2) * pitch + gunRoom / 2 : undefined,
  }
}
