import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trackInset } from '../../../src/components/track/track-inset.ts'
import type { Track } from '../../../src/game/tables.ts'
import type { Diagnostic } from '../../../src/kernel/diagnostic.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { place } from '../../support/place.ts'

const studio = await studioWith()
const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
const note = { at: 2, text: 'Reinforcements', place: place() }
const insetOf = (changes: Partial<Track> = {}, marker = 15) =>
  trackInset(
    { id: 'turns', title: 'Turns', from: 1, to: 6, step: 1, notes: [note], place: place('tracks', 0), ...changes },
    marker,
    context,
  )

/** The frames of the boxes as they lie, from the groups that carry them. */
function boxesOf(svg: string) {
  return [
    ...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)">\s*<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"/g),
  ].map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }))
}

describe('a track on another sheet', () => {
  it('has its boxes in one row where there is room, with the notes in them', () => {
    const found: Diagnostic[] = []
    const svg = insetOf().draw({ width: 240, height: 29 }, found)
    expect(found).toEqual([])
    expect(boxesOf(svg)).toEqual(Array.from({ length: 6 }, (_, i) => ({ x: 40 * i, y: 0, width: 40, height: 29 })))
    const words = elementsOf(svg, studio).filter(({ name }) => name === 'text')
    expect(words.map(({ text }) => text)).toEqual(['1', '2', 'Reinforcements', '3', '4', '5', '6'])
  })

  it('fills its room in rows that differ by at most one box, all large enough for the marker', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        fc.constantFrom(12.7, 15, 20),
        fc.integer({ min: 40, max: 400 }),
        (to, noted, marker, width) => {
          const inset = insetOf({ to, notes: noted ? [{ ...note, at: 1, text: 'x' }] : [] }, marker)
          const height = inset.heightIn(width)
          const boxes = boxesOf(inset.draw({ width, height }, []))
          expect(boxes).toHaveLength(to)
          for (const box of boxes) {
            expect(box.width).toBeGreaterThanOrEqual(inset.leastWidth - 0.01)
            expect(box.height).toBeGreaterThan(marker + 2)
            expect(box.x + box.width).toBeLessThan(width + 0.01)
            expect(box.y + box.height).toBeLessThan(height + 0.01)
          }
          const rows = [...new Set(boxes.map(({ y }) => y))].map((y) => boxes.filter((box) => box.y === y).length)
          // Full rows, and a last one that no better sharing would have made longer by a whole row.
          expect(new Set(rows.slice(0, -1)).size).toBeLessThanOrEqual(1)
          expect(Math.max(...rows)).toBe(Math.ceil(to / rows.length))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('reports a note that has no room once', () => {
    const found: Diagnostic[] = []
    const long = { ...note, text: 'Reinforcements march in from the west and from the east. '.repeat(4) }
    insetOf({ notes: [long] }).draw({ width: 240, height: 24 }, found)
    expect(found.map(({ code }) => code)).toEqual(['draw/text-too-big'])
  })
})
