import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTrack } from '../../../src/components/track/draw-track.ts'
import { trackGrid, trackNumbers } from '../../../src/components/track/track-grid.ts'
import type { Track } from '../../../src/game/tables.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { pathOf, place } from '../../support/place.ts'

const studio = await studioWith()
const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
const track = (changes: Partial<Track> = {}): Track => ({
  id: 'turns',
  title: 'Turn record track',
  from: 1,
  to: 6,
  step: 1,
  notes: [],
  place: place('tracks', 0),
  ...changes,
})
const draw = (changes: Partial<Track> = {}, width = 190) =>
  drawTrack({ track: track(changes), marker: 15, width, height: 277 }, context)
const wordsOf = (svg: string) =>
  elementsOf(svg, studio)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)

describe('boxes', () => {
  it('are numbered in steps up to the last', () => {
    expect(trackNumbers({ from: 1, to: 6, step: 1 })).toEqual([1, 2, 3, 4, 5, 6])
    expect(trackNumbers({ from: 0, to: 200, step: 10 })).toHaveLength(21)
    expect(trackNumbers({ from: 0, to: 1, step: 0.1 }).at(-1)).toBe(1)
    expect(trackNumbers({ from: 0, to: 25, step: 10 })).toEqual([0, 10, 20])
  })

  it('hold the marker and stay on the page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.boolean(),
        fc.constantFrom(12.7, 15, 20),
        fc.integer({ min: 128, max: 400 }),
        (count, wide, marker, width) => {
          const { columns, box, perPage } = trackGrid(count, wide, marker, { width, height: 200 })
          expect(columns * box.width).toBeLessThanOrEqual(width + 1e-6)
          expect((perPage / columns) * box.height).toBeLessThanOrEqual(200 + 1e-6)
          expect(Math.min(box.width, box.height)).toBeGreaterThan(marker + 2)
        },
      ),
    )
  })
})

describe('a track', () => {
  it('of turns has its notes in wide boxes with a place for a counter', () => {
    const note = { at: 2, text: 'Reinforcements', place: place() }
    const { value, diagnostics } = draw({ notes: [note] })
    expect(diagnostics).toEqual([])
    const [page] = value!.fronts
    expect(wordsOf(page!.svg)).toEqual(['Turn record track', '1', '2', 'Reinforcements', '3', '4', '5', '6'])
    const places = elementsOf(page!.svg, studio).filter(
      ({ attributes }) => attributes['stroke-dasharray'] !== undefined,
    )
    expect(places.map(({ attributes: a }) => [a['width'], a['height']])).toEqual(Array(6).fill(['15', '15']))
  })

  it('of many numbers is tight, and says below what the notes are about', () => {
    const note = { at: 100, text: 'The usual game', place: place() }
    const [page] = draw({ from: 0, to: 200, step: 10, notes: [note] }).value!.fronts
    const words = wordsOf(page!.svg)
    expect(words.slice(1, 22)).toEqual(Array.from({ length: 21 }, (_, i) => String(i * 10)))
    expect(words.slice(22)).toEqual(['100', 'The usual game'])
  })

  it('goes on on further pages', () => {
    const { fronts } = draw({ from: 1, to: 200 }).value!
    expect(fronts.map(({ label }) => label)).toEqual(['Turn record track, page 1', 'Turn record track, page 2'])
    expect(fronts.flatMap(({ svg }) => wordsOf(svg).slice(1))).toEqual(
      Array.from({ length: 200 }, (_, i) => String(i + 1)),
    )
  })

  it('reports a note that is too long where it stands', () => {
    const text = 'Reinforcements march in from the west and from the east with all their wagons. '.repeat(3)
    const { diagnostics } = draw({ notes: [{ at: 2, text, place: place() }] })
    expect(diagnostics.map(({ code, at }) => [code, pathOf(at)])).toEqual([
      ['draw/text-too-big', 'tracks.0.notes.0.text'],
    ])
  })
})
