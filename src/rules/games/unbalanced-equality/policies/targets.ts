import { canFireAt } from '../can-do.ts'
import type { EqualityMove, ShotOrder } from '../equality-move.ts'
import type { EqualityView } from '../equality-view.ts'
import { bandOf } from '../fire-effect.ts'
import { squareDistance } from '../geometry.ts'

/**
 * Targets of fire for a side: enemies that charge the firer before all others; then steady before shaken, the shorter band, fewer friends aiming already,
 * the nearest.
 */
export function chooseTargets({ units, seat }: EqualityView): EqualityMove {
  const shots: ShotOrder[] = []
  const aimed = units.map(() => 0)
  units.forEach((unit, number) => {
    if (unit.spec.seat !== seat) return
    let best = -1
    let score = Infinity
    units.forEach((target, at) => {
      if (!canFireAt(unit, at, target)) return
      const square = squareDistance(unit, target)
      const band = bandOf(square, unit.spec.type.ranges)
      const order = [target.charge === number ? 0 : 1, target.shaken ? 1 : 0, band, aimed[at] ?? 0]
      // Squared distances on a field stay far below 10^7, so the criteria before them weigh more.
      const rank = order.reduce((sum, criterion) => sum * 100 + criterion, 0) * 1e7 + square
      if (rank >= score) return
      score = rank
      best = at
    })
    if (best < 0) return
    aimed[best] = (aimed[best] ?? 0) + 1
    shots.push({ unit: number, target: best })
  })
  return { do: 'fire', shots }
}
