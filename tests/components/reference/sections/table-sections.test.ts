import { expect, it } from 'vitest'
import type { Game } from '../../../../src/game/game.ts'
import type { Reference, ReferenceSection } from '../../../../src/game/reference.ts'
import type { RowsTable, Track } from '../../../../src/game/tables.ts'
import { place } from '../../../support/place.ts'
import { contextOf, drawOn, textsOf, zulu } from '../support/zulu.ts'

const morale: RowsTable = {
  kind: 'rows',
  id: 'morale',
  title: 'Morale of a wave',
  dice: { count: 2, sides: 6 },
  columns: [{ id: 'result', title: 'Result' }],
  rows: [
    { on: { from: 2, to: 5 }, cells: { result: 'goes' }, place: place('rows', 0) },
    { on: { from: 6, to: 12 }, cells: { result: 'stays' }, place: place('rows', 1) },
  ],
  place: place('tables', 0),
}
const turns: Track = {
  id: 'turns',
  title: 'Turns',
  from: 1,
  to: 6,
  step: 1,
  notes: [{ at: 2, text: 'Friends arrive', place: place('notes', 0) }],
  place: place('tracks', 0),
}
const leftOut = {
  rule: 'Fire of friends.',
  text: 'It hurts.',
  source: { kind: 'stated', text: 'L31' },
  place: place('not-simulated', 0),
} as const
const game: Game = { ...zulu, tables: [morale], tracks: [turns], notSimulated: [leftOut] }

const table = (columns?: number): ReferenceSection => ({
  kind: 'table',
  table: 'morale',
  columns,
  place: place('s', 0),
})
const pageOf = (sections: readonly ReferenceSection[]): { texts: string[]; svg: string } => {
  const reference: Reference = { id: 'r', title: 'R', subtitle: '', sections, place: place() }
  const { pages, diagnostics } = drawOn('a4', contextOf(game), reference)
  expect(diagnostics).toEqual([])
  return { texts: textsOf(pages[0]!), svg: pages[0]!.svg }
}

it('prints a table of the game with the exact chances of its dice', () => {
  // 2d6: 10 of 36 show at most 5, 26 at least 6.
  const { texts } = pageOf([table()])
  for (const text of ['MORALE OF A WAVE', '2–5', '28%', 'goes', '6–12', '72%', 'stays'])
    expect(texts.map((found) => found.toUpperCase())).toContain(text.toUpperCase())
})

it('sets tables beside each other in as many columns as they say', () => {
  const boxes = (columns?: number): number => {
    const starts = [
      ...pageOf([table(columns), table(columns), table(columns)]).svg.matchAll(
        /<g transform="translate\((\S+) (\S+)\)"><rect/g,
      ),
    ]
    return new Set(starts.map(([, x]) => x)).size
  }
  expect([boxes(1), boxes(), boxes(3)]).toEqual([1, 2, 3])
})

it('prints the rules that are not simulated, with their places', () => {
  const { texts } = pageOf([{ kind: 'not-simulated', title: 'Not simulated', place: place('s', 0) }])
  expect(texts.join(' ').replace(/\s+/g, ' ')).toContain('Fire of friends. It hurts. (L31)')
})

it('prints a track over the whole width, its notes in the boxes', () => {
  const { texts, svg } = pageOf([{ kind: 'track', track: 'turns', place: place('s', 0) }])
  expect(texts).toEqual(['R', 'TURNS', '1', '2', 'Friends arrive', '3', '4', '5', '6'])
  // Six boxes of the 190 mm of the page, in one row.
  const boxes = [...svg.matchAll(/<g transform="translate\((\S+) 0\)">/g)].map(([, x]) => Number(x))
  expect(boxes).toEqual([0, 31.667, 63.333, 95, 126.667, 158.333])
})
