import { micrometres } from '../../kernel/units.ts'
import type { Stick } from '../../game/sticks.ts'

/** A stretch of a stick from one mark to the next, in the unit of the sticks. */
export interface Segment {
  readonly from: number
  readonly to: number
  /** What reaches as far as its end. */
  readonly label: string
}

/** A part of a stick that is printed in one piece. */
export interface StickPiece {
  readonly from: number
  readonly to: number
  /** Which piece it is, of how many. */
  readonly number: number
  readonly pieces: number
  /** Stretches that it shows, cut off at its ends. `ends`: the mark at the end of the stretch is on this piece. */
  readonly segments: readonly (Segment & { readonly index: number; readonly ends: boolean })[]
}

/** The stretches of a stick from its start, one for each length among its marks. */
export function segmentsOf({ marks }: Pick<Stick, 'marks'>): Segment[] {
  const lengths = [...new Set(marks.map(({ length }) => length))].sort((a, b) => a - b)
  return lengths.map((to, i) => {
    const labels = [...new Set(marks.filter(({ length }) => length === to).map(({ label }) => label))]
    return { from: lengths[i - 1] ?? 0, to, label: labels.join('; ') }
  })
}

/** Cuts a stick into pieces of whole units, as even as possible, none longer than `room` units. A stick that fits stays whole. */
export function piecesOf(stick: Pick<Stick, 'marks'>, room: number): StickPiece[] {
  const segments = segmentsOf(stick)
  const total = segments.at(-1)?.to ?? 0
  const cuts = cutsOf(total, room)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!
    const shown = segments.flatMap((segment, index) => {
      if (segment.to <= from || segment.from >= to) return []
      const cut = { from: Math.max(from, segment.from), to: Math.min(to, segment.to) }
      return [{ ...segment, ...cut, index, ends: segment.to <= to }]
    })
    return { from, to, number: i + 1, pieces: cuts.length - 1, segments: shown }
  })
}

/** Where a length is cut: at whole units, the first pieces a unit longer where it cannot be even. */
function cutsOf(total: number, room: number): number[] {
  // A stick that is exactly as long as its room fits, whatever the rounding of inches.
  if (micrometres(total) <= micrometres(room)) return [0, total]
  const pieces = Math.ceil(total / Math.max(1, Math.floor(room)))
  const whole = Math.ceil(total)
  const cuts = Array.from({ length: pieces + 1 }, (_, i) => Math.ceil((whole * i) / pieces))
  return [...cuts.slice(0, -1), total]
}
