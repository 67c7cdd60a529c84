import { expect, it } from 'vitest'
import { inkBoxes } from '../../src/sheets/ink-extent.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()
const boxes = (svg: string, library = new Map<string, string>()) => inkBoxes(svg, library, theme)

it.each([
  ['', []],
  ['<rect x="1" y="2" width="3" height="4"/>', [[1, 2, 3, 4]]],
  ['<line x1="5" y1="1" x2="2" y2="3"/>', [[2, 1, 3, 2]]],
  ['<path d="M1 1h4v-3"/>', [[1, -2, 4, 3]]],
  ['<circle cx="5" cy="6" r="2"/>', [[3, 4, 4, 4]]],
  ['<ellipse cx="5" cy="6" rx="2" ry="1"/>', [[3, 5, 4, 2]]],
  ['<polygon points="0 0 4 0 4 2"/>', [[0, 0, 4, 2]]],
  ['<g transform="translate(10 20)"><rect width="3" height="4"/></g>', [[10, 20, 3, 4]]],
  // A quarter turn counter-clockwise about (10, 20): what was to the right goes up.
  ['<g transform="translate(10 20) rotate(-90)"><rect width="3" height="4"/></g>', [[10, 17, 4, 3]]],
  ['<g transform="translate(1 0)"><use href="#mark" x="2" y="3"/></g>', [[4, 4, 5, 1]]],
])('%s', (svg, wanted) => {
  const library = new Map([['mark', '<g id="mark"><rect x="1" y="1" width="5" height="1"/></g>']])
  const found = boxes(svg, library).map(({ x, y, width, height }) => [x, y, width, height].map((n) => +n.toFixed(6)))
  expect(found).toEqual(wanted)
})

it('takes text by its width and the height of its type', () => {
  const [box] = boxes(
    '<text x="10" y="20" font-family="Alegreya" font-weight="700" font-size="4" xml:space="preserve">HHHH</text>',
  )
  expect(box!.x).toBeCloseTo(10, 6)
  expect(box!.y).toBeCloseTo(17, 6)
  expect(box!.height).toBeCloseTo(3.88, 6)
  // Capitals of this weight are about 0.7 em wide.
  expect(box!.width).toBeGreaterThan(9)
  expect(box!.width).toBeLessThan(14)
})
