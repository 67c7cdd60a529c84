import { expect, it } from 'vitest'
import { readPng } from '../../../src/output/png/read-png.ts'
import { drawPicture } from '../../../src/output/tts/draw-picture.ts'
import { planPicture } from '../../../src/output/tts/picture-plan.ts'
import { flat, options } from '../vassal/sample-game-job.ts'

it('puts faces side by side, row by row, and leaves white what has none', () => {
  const colours = ['#ff0000', '#00ff00', undefined, '#0000ff']
  const faces = colours.map((colour) => colour && flat('a/b/1', 20, 10, colour))
  // 25.4 dpi: a pixel a millimetre. Four of 20 x 10 mm are most nearly square in one column of four or two of two; fewer columns come first.
  const plan = planPicture(
    'x',
    faces.map((face) => face || undefined),
    { width: 20, height: 10 },
    25.4,
  )
  expect([plan.columns, plan.rows, plan.width, plan.height]).toEqual([1, 4, 20, 10])
  const seen: string[] = []
  const facts = readPng(drawPicture({ ...plan, columns: 2, rows: 2 }, options.svgOf), (y, row) => {
    for (const x of [0, 19, 20, 39])
      if (y % 10 === 0 || y % 10 === 9) seen.push(Buffer.from(row.subarray(3 * x, 3 * x + 3)).toString('hex'))
  })
  expect(facts).toMatchObject({ width: 40, height: 20, clear: false })
  const [red, green, white, blue] = ['ff0000', '00ff00', 'ffffff', '0000ff']
  const [top, bottom] = [
    [red, red, green, green],
    [white, white, blue, blue],
  ]
  expect(seen).toEqual([...top, ...top, ...bottom, ...bottom])
})
