import { describe, expect, it } from 'vitest'
import type { Face, Library } from '../../src/draw/face.ts'
import { changedPieces } from '../../src/preview/changed-pieces.ts'
import { samePage } from '../../src/preview/same-page.ts'
import type { Page, Placement, PrintJob } from '../../src/sheets/print-job.ts'

const face = (piece: string, svg: string, more: Partial<Face> = {}): Face => {
  return { piece, side: 'front', label: piece, width: 10, height: 10, bleed: 0, svg, ...more }
}
const placed = (of: Face, x = 0): Placement => {
  return { face: of, x, y: 0, turn: 0, clip: { x, y: 0, width: of.width, height: of.height } }
}
const page = (faces: readonly Face[], more: Partial<Page> = {}): Page => {
  const block = { x: 0, y: 0, width: 100, height: 100 }
  const placements = faces.map((each, i) => placed(each, 10 * i))
  return {
    number: 1,
    side: 'front',
    width: 100,
    height: 100,
    placements,
    under: '',
    over: '',
    bookmark: '',
    block,
    ...more,
  }
}
const job = (name: string, faces: readonly Face[], library: Library = new Map()): PrintJob =>
  ({ name, pages: [page(faces)], library }) as unknown as PrintJob

describe('changedPieces', () => {
  const before = [job('deck', [face('a', '<g/>'), face('b', '<g/>')])]

  it('finds what looks otherwise, has another size or ground, or is new', () => {
    const after = (...faces: Face[]) => changedPieces(before, [job('deck', faces)])
    expect(after(face('a', '<g/>'), face('b', '<g/>'))).toEqual([])
    expect(after(face('b', '<g/>'), face('a', '<g/>'))).toEqual([])
    expect(after(face('a', '<path/>'), face('b', '<g/>', { width: 11 }))).toEqual(['a front', 'b front'])
    expect(after(face('a', '<g/>', { ground: '#ff0000' }), face('c', '<g/>'))).toEqual(['a front', 'c front'])
  })

  it('tells documents apart that name their parts alike', () => {
    const both = [job('tiles', [face('a', '<g/>')]), job('whole', [face('a', '<path/>')])]
    expect(changedPieces(both, both)).toEqual([])
    expect(changedPieces(both, [both[0]!, job('whole', [face('a', '<g/>')])])).toEqual(['a front'])
  })

  it('sees a picture file of another content under its old name', () => {
    const [red, blue] = [new Map([['m-1', '<image href="red"/>']]), new Map([['m-1', '<image href="blue"/>']])]
    const faces = [face('a', '<use href="#m-1"/>'), face('b', '<g/>')]
    expect(changedPieces([job('deck', faces, red)], [job('deck', faces, blue)])).toEqual(['a front'])
    expect(changedPieces([job('deck', faces, red)], [job('deck', faces, new Map(red))])).toEqual([])
  })
})

describe('samePage', () => {
  const one = page([face('a', '<g/>'), face('b', '<g/>')], { over: '<text>Page 1</text>' })

  it('finds a page drawn again the same', () => {
    expect(samePage(one, structuredClone(one))).toBe(true)
  })

  it.each<[string, Page]>([
    ['furniture', { ...one, over: '<text>Page 2</text>' }],
    ['paper', { ...one, width: 101 }],
    ['a correction for a printer', { ...one, correction: { scaleX: 1, scaleY: 1, x: 1, y: 0 } }],
    ['a piece less', { ...one, placements: one.placements.slice(1) }],
    ['another drawing', { ...one, placements: [placed(face('a', '<path/>')), ...one.placements.slice(1)] }],
    ['another place', { ...one, placements: [placed(face('a', '<g/>'), 1), ...one.placements.slice(1)] }],
    [
      'another piece of the same looks',
      { ...one, placements: [placed(face('c', '<g/>')), ...one.placements.slice(1)] },
    ],
  ])('sees %s', (_, other) => {
    expect(samePage(one, other)).toBe(false)
  })
})
