import { expect, test } from 'vitest'
import { drawTemplate } from './drawing.ts'

test('a line shrinks to its width in quarter points, and no further than the least size', async () => {
  const full = await drawTemplate('{{text title x=5 y=9 style="plain-title"}}', { title: 'Commander of the North' })
  expect(full.texts[0]?.pt).toBeCloseTo(15, 2)
  const shrunk = await drawTemplate('{{text title x=5 y=9 width=45 style="plain-title"}}', {
    title: 'Commander of the North',
  })
  expect(shrunk.findings).toEqual([])
  const pt = shrunk.texts[0]?.pt ?? 0
  expect(pt).toBeLessThan(15)
  expect(Math.abs(pt * 4 - Math.round(pt * 4))).toBeLessThan(0.01)
  const over = await drawTemplate('{{text title x=5 y=9 width=20 style="plain-title"}}', {
    title: 'Commander of the North',
  })
  expect(over.findings[0]?.message).toMatch(/^card "Test": title is \d+(\.\d)? mm too wide .* 9 pt$/)
  expect(over.findings[0]?.at).toEqual({ file: '/game/deck.yaml', start: 5, end: 6 })
})

test('0 is printed, as number and as text, and nothing where no value is given', async () => {
  const template = '{{#if cost}}{{text cost x=5 y=9 style="plain-title"}}{{/if}}'
  expect((await drawTemplate(template, { cost: 0 })).texts.map((t) => t.text)).toEqual(['0'])
  expect((await drawTemplate(template, { cost: '0' })).texts.map((t) => t.text)).toEqual(['0'])
  expect((await drawTemplate(template, { cost: undefined })).texts).toEqual([])
})

test('text in the safe rim is a warning that says how far', async () => {
  const drawn = await drawTemplate('{{text title x=1 y=20 style="plain-title"}}', { title: 'A' }, {}, { safe: 3 })
  expect(drawn.findings).toMatchObject([{ code: 'draw/outside-safe', severity: 'warning' }])
  expect(drawn.findings[0]?.message).toBe('card "Test": title reaches 2 mm into the 3 mm rim inside the cut')
  const inside = await drawTemplate('{{text title x=3 y=20 style="plain-title"}}', { title: 'A' }, {}, { safe: 3 })
  expect(inside.findings).toEqual([])
})

test('anchors and centring', async () => {
  const place = async (more: string) =>
    (await drawTemplate(`{{text title x=30 ${more} style="plain-title"}}`, { title: 'HH' })).texts[0]
  const start = await place('y=9')
  const middle = await place('y=9 anchor="middle"')
  const end = await place('y=9 anchor="end"')
  expect(start?.x).toBe(30)
  expect(30 - (middle?.x ?? 0)).toBeCloseTo((30 - (end?.x ?? 0)) / 2, 2)
  // Capitals of Alegreya are 0.637 em high: half of 15 pt of that below the middle.
  expect((await place('cy=9'))?.y).toBeCloseTo(9 + (0.637 * 15 * 25.4) / 72 / 2, 1)
})
