import { describe, expect, it } from 'vitest'
import { distinctPieces } from '../../src/sheets/distinct-pieces.ts'
import type { Piece } from '../../src/sheets/impose.ts'
import { sampleFace } from '../output/sample-job.ts'

/** A piece of a path, whose sides show a text. */
const piece = (path: string, label: string, front = path.replace(/\/\d+$/, ''), back?: string): Piece => ({
  front: sampleFace(front, { piece: path, label }),
  ...(back !== undefined && { back: sampleFace(back, { piece: path, side: 'back', label }) }),
})

const told = (pieces: readonly Piece[]) =>
  distinctPieces(pieces).map(({ name, title, copies }) => [name, title, copies])

describe('pieces that look alike', () => {
  it('are one, in the order of their first copies', () => {
    const pieces = [
      piece('zulu/blood/1', 'Blood (1 of 2)'),
      piece('zulu/spear/1', 'Spear'),
      piece('zulu/blood/2', 'Blood (2 of 2)'),
    ]
    expect(told(pieces)).toEqual([
      ['zulu-blood', 'Blood', 2],
      ['zulu-spear', 'Spear', 1],
    ])
  })

  it('are not one where they are of different kinds: files are looked for by name', () => {
    expect(told([piece('a/x/1', 'X', 'same'), piece('a/y/1', 'Y', 'same')])).toEqual([
      ['a-x', 'X', 1],
      ['a-y', 'Y', 1],
    ])
  })

  it('are told apart by the number of their copy where each has its own', () => {
    const pieces = [1, 2, 3].map((n) => piece(`zulu/blood/${n}`, `Blood (${n} of 3)`, n < 3 ? 'first' : 'last'))
    expect(told(pieces)).toEqual([
      ['zulu-blood-1', 'Blood (1 of 3)', 2],
      ['zulu-blood-3', 'Blood (3 of 3)', 1],
    ])
  })

  it('are two where only their backs differ', () => {
    const pieces = [piece('a/x/1', 'X (1 of 2)', 'x', 'plain'), piece('a/x/2', 'X (2 of 2)', 'x', 'marked')]
    expect(told(pieces).map(([name]) => name)).toEqual(['a-x-1', 'a-x-2'])
  })

  it('keep a number in brackets that belongs to their title', () => {
    expect(told([piece('a/x/1', 'Part (1 of 2) (1 of 4)')])).toEqual([['a-x', 'Part (1 of 2)', 1]])
    expect(told([piece('a/x/1', 'Part (2 of 3)')])).toEqual([['a-x', 'Part (2 of 3)', 1]])
  })
})

it('no two names are equal, be it in other letters', () => {
  const paths = ['a/orc/1', 'a/Orc/1', 'a/o\u0308tzi/1', 'a/\u00d6tzi/1', 'a-orc/1', 'a-orc-2/1', 'a/orc-2/1']
  const names = distinctPieces(paths.map((path) => piece(path, path))).map(({ name }) => name)
  expect(names).toEqual(['a-orc', 'a-Orc-2', 'a-\u00f6tzi', 'a-\u00d6tzi-2', 'a-orc-3', 'a-orc-2-2', 'a-orc-2-3'])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(paths.length)
})
