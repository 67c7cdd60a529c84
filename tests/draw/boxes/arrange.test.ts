import { describe, expect, it } from 'vitest'
import { onPages, type Band } from '../../../src/draw/boxes/arrange.ts'
import { stripHeight, type Box } from '../../../src/draw/boxes/box.ts'
import { typesetter } from '../../../src/draw/boxes/typesetter.ts'
import { studio } from '../../components/reference/support/zulu.ts'

const setter = typesetter(studio, 1)
const subject = { piece: 'reference "r"', field: 'note 1' }
/** A box of so many rows of 10 mm: its strip of 5.6 mm, no head, no tail. */
const boxOf = (title: string, rows: number): Box => ({
  title,
  note: '',
  width: 60,
  head: { height: 0, svg: '' },
  rows: Array.from({ length: rows }, () => ({ height: 10, svg: '' })),
  tail: 0,
  subject,
})
const bandOf = (boxes: readonly Box[], columns = 3): Band => ({ boxes, columns, columnWidth: 60 })
const page = { width: 190, height: 200, titleHeight: 10 }
const placesOf = (bands: readonly Band[]) =>
  onPages(bands, page, setter).pages.map((boxes) => boxes.map(({ box, from, to, x, y }) => [box.title, from, to, x, y]))

describe('boxes over pages', () => {
  it('level the columns of a band that comes to stand alone on a page', () => {
    expect(stripHeight(setter)).toBe(5.6)
    // 175.6 of 190 mm are taken, so that not even one row of the three boxes fits below.
    const three = ['a', 'b', 'c'].map((title) => boxOf(title, 4))
    expect(placesOf([bandOf([boxOf('high', 17)], 1), bandOf(three)])).toEqual([
      [['high', 0, 17, 0, 10]],
      [
        ['a', 0, 4, 0, 10],
        ['b', 0, 4, 65, 10],
        ['c', 0, 4, 130, 10],
      ],
    ])
  })

  it('leave no row alone on the next page while there is room for all of them there', () => {
    // 20.2 mm are left: a strip and one row of the two, or of the three.
    for (const rows of [2, 3])
      expect(placesOf([bandOf([boxOf('high', 16)], 1), bandOf([boxOf('low', rows)], 1)])).toEqual([
        [['high', 0, 16, 0, 10]],
        [['low', 0, rows, 0, 10]],
      ])
    // A box that no page holds is broken all the same.
    expect(placesOf([bandOf([boxOf('high', 19)], 1)])).toEqual([[['high', 0, 17, 0, 10]], [['high', 17, 19, 0, 10]]])
  })

  it('level what is left of a band that began on the page before', () => {
    // Three columns take 18 rows each; 54 rows fill the page, and the last six stand in two columns side by side.
    const [first, last] = placesOf([bandOf([boxOf('long', 54), boxOf('d', 3), boxOf('e', 3)])])
    expect(first).toHaveLength(3)
    expect(last).toEqual([
      ['d', 0, 3, 0, 10],
      ['e', 0, 3, 65, 10],
    ])
  })
})
