import type { Outcome } from '../kernel/diagnostic.ts'
import { micrometres } from '../kernel/units.ts'
import { fitGrid, fullestGrid, type GridRequest, type Margins } from './fit-grid.ts'
import { capacity, type Grid } from './grid.ts'
import { BAND, COUNTER_MARK, EDGE, MARK_GAP } from './sheet-limits.ts'

/**
 * The grid of a counter sheet for so many pieces. What does not fit one sheet gets the fullest grid. What does gets the rectangle with fewest
 * blank cells, the widest of these: 176 pieces lie 16 x 11. Margins leave room for whole marks; where not one piece fits so, or the format asks
 * for a grid or a margin of its own, the rules of `fitGrid` hold.
 */
export function counterGrid(request: GridRequest, count: number): Outcome<Grid> {
  const { format } = request
  if (format.columns !== undefined || format.rows !== undefined || format.margin !== undefined) return fitGrid(request)
  const room = micrometres(format.bleed) + MARK_GAP + COUNTER_MARK
  const margins: Margins = { side: EDGE + room, end: EDGE + BAND + room }
  const full = fullestGrid(request, margins)
  if (!full) return fitGrid(request)
  if (count >= capacity(full)) return { value: full, diagnostics: [] }
  let found: Grid | undefined
  for (let columns = count; columns >= 1; columns--) {
    const shape = { ...format, columns, rows: Math.ceil(count / columns) }
    if (found && columns * shape.rows >= capacity(found)) continue
    found = fullestGrid({ ...request, format: shape }, margins) ?? found
  }
  return { value: found ?? full, diagnostics: [] }
}
