/** Distance of dots and their radius, margin of a frame round its dots, space between frames. mm, for few and for many figures a stand. */
const FEW = { pitch: 3.5, radius: 1.3, gap: 2.6 }
const MANY = { pitch: 3.3, radius: 1.25, gap: 2 }
const MARGIN = 0.7
/** Most figures of a stand that stand in one row. */
const ONE_ROW = 9
/** Most dots in a row of a large stand. */
const WIDEST = 10
/** Space between lines of stands. */
const LINE_GAP = 1.6
/** Dots of a stand in a row, against its rows: the shape of a base. */
const SHAPE = 1.25

/** How the dots of a unit are laid out: in a frame for each stand, in one or several lines of stands. mm. */
export interface DotGrid {
  readonly perRow: number
  readonly pitch: number
  readonly radius: number
  readonly margin: number
  /** Of the frame of a stand, and from one to the next. */
  readonly frame: { readonly width: number; readonly height: number; readonly gap: number; readonly lineGap: number }
  /** Stands in a line. */
  readonly perLine: number
  readonly width: number
  readonly height: number
}

/** Lays out stands of `perStand` figures in a room, at a share of the full size. `perRow`: dots in a row of a stand. */
export function dotGrid(
  { stands, perStand, perRow }: { readonly stands: number; readonly perStand: number; readonly perRow: number },
  room: number,
  factor = 1,
): DotGrid {
  const { pitch, radius, gap } = scaled(perStand > ONE_ROW ? MANY : FEW, factor)
  const margin = MARGIN * factor
  const frame = {
    width: Math.min(perRow, perStand) * pitch + 2 * margin,
    height: Math.ceil(perStand / perRow) * pitch + 2 * margin,
    gap,
    lineGap: LINE_GAP * factor,
  }
  const fit = Math.max(1, Math.floor((room + gap + 1e-6) / (frame.width + gap)))
  // Lines of like length.
  const lines = Math.ceil(stands / fit)
  const perLine = Math.ceil(stands / lines)
  return {
    perRow,
    pitch,
    radius,
    margin,
    frame,
    perLine,
    width: perLine * frame.width + (perLine - 1) * gap,
    height: lines * frame.height + (lines - 1) * frame.lineGap,
  }
}

/**
 * Dots in a row of a stand of `perStand`: all where they are few, else such that a stand is a little wider than high, or narrower where only
 * so `stands` of them fit side by side. One number for all units with such stands keeps a roster even.
 */
export function dotsInRow(perStand: number, stands: number, room: number, factor = 1): number {
  if (perStand <= ONE_ROW) return perStand
  const ideal = Math.sqrt(SHAPE * perStand)
  const even = Array.from({ length: WIDEST - 2 }, (_, i) => i + 3).filter((n) => perStand % n === 0)
  const nearest = even.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0]
  const best = nearest !== undefined && nearest * 2 > ideal ? nearest : Math.min(WIDEST, Math.ceil(ideal))
  for (let perRow = best; perRow * 2 >= Math.ceil(perStand / perRow); perRow--) {
    const { width, perLine } = dotGrid({ stands, perStand, perRow }, room, factor)
    if (perLine === stands && width <= room + 1e-6) return perRow
  }
  return best
}

function scaled({ pitch, radius, gap }: typeof FEW, factor: number): typeof FEW {
  return { pitch: pitch * factor, radius: radius * factor, gap: gap * factor }
}
