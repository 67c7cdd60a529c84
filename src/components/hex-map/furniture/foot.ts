import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { decimal } from '../../../kernel/units.ts'
import type { DrawnMap, MapRequest } from '../draw-map.ts'
import { framed, headingWidth, STRIP } from './framed.ts'
import type { Furnishing } from './scale-bar.ts'
import { KEY_CELL, keyHeading, keyTypes, terrainKey } from './terrain-key.ts'

/** A part of another kind that stands with the key below a map: the turn record track. mm. */
export interface Inset {
  readonly title: string
  readonly leastWidth: number
  /** Height that it needs in a width, without its heading. */
  heightIn(width: number): number
  draw(room: { readonly width: number; readonly height: number }, diagnostics: Diagnostic[]): string
}

/** How key and inset lie: the key's columns, and both boxes from the upper left corner of the foot; mm. */
export interface FootPlan {
  readonly columns: number
  readonly height: number
  readonly key: Frame
  readonly inset?: Frame | undefined
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Space between key and inset, mm. */
const GAP = 4.2

/**
 * Plans the foot of a map for so many kinds of terrain: the key in as few rows as its width takes, and an inset beside it or below it, whichever
 * makes the foot lower. `least`: least width of the key, for its heading.
 */
export function planFoot(types: number, room: number, least: number, inset?: Inset): FootPlan {
  const most = Math.max(1, Math.min(types, Math.floor(room / KEY_CELL.least)))
  const rowsOf = (columns: number): number => Math.max(1, Math.ceil(types / columns))
  const heightOf = (rows: number): number => STRIP + rows * KEY_CELL.height
  const alone = (): FootPlan => {
    const rows = rowsOf(most)
    const columns = Math.ceil(types / rows)
    const width = Math.min(room, Math.max(columns * Math.min(KEY_CELL.most, room / Math.max(1, columns)), least))
    return { columns, height: heightOf(rows), key: { x: 0, y: 0, width, height: heightOf(rows) } }
  }
  const whole = alone()
  if (!inset) return whole
  const y = whole.height + GAP
  const tall = STRIP + inset.heightIn(room)
  const below = { ...whole, height: y + tall, inset: { x: 0, y, width: room, height: tall } }
  const beside = Array.from({ length: most }, (_, i) => most - i).flatMap((columns): FootPlan[] => {
    const width = Math.max(columns * KEY_CELL.least, least)
    const rest = room - width - GAP
    if (rest < inset.leastWidth || columns > Math.ceil(types / rowsOf(columns))) return []
    const height = Math.max(heightOf(rowsOf(columns)), STRIP + inset.heightIn(rest))
    return [
      {
        columns,
        height,
        key: { x: 0, y: 0, width, height },
        inset: { x: width + GAP, y: 0, width: rest, height },
      },
    ]
  })
  return beside.reduce((best, plan) => (plan.height < best.height - 1e-6 ? plan : best), below)
}

/** Draws the terrain key and, where there is one, the inset, no wider than a room. `heightOfKey`: what the key would take without the inset. */
export function drawFoot(
  request: MapRequest,
  drawn: Pick<DrawnMap, 'scene' | 'ground'>,
  room: number,
  inset: Inset | undefined,
  diagnostics: Diagnostic[],
): Furnishing & { readonly heightOfKey: number } {
  const { theme } = request.studio
  const types = keyTypes(request)
  const heading = keyHeading(request.terrain)
  const least = Math.min(room, headingWidth(heading, theme))
  const plan = planFoot(types.length, room, least, inset)
  const key = terrainKey(types, plan.columns, plan.key, request, drawn, diagnostics)
  let svg = framed(heading, plan.key, key, theme)
  if (inset && plan.inset) {
    const { x, y, width, height } = plan.inset
    const inside = inset.draw({ width, height: height - STRIP }, diagnostics)
    svg += `<g transform="translate(${decimal(x)} ${decimal(y)})">${framed({ title: inset.title, remark: '' }, plan.inset, inside, theme)}</g>`
  }
  return { svg, width: room, height: plan.height, heightOfKey: planFoot(types.length, room, least).height }
}
