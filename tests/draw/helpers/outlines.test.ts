import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathBounds } from '../../../src/draw/path-bounds.ts'
import { drawTemplate } from '../drawing.ts'

async function pathOf(helper: string): Promise<string> {
  const { svg, findings } = await drawTemplate(`<path d="{{${helper}}}"/>`)
  expect(findings).toEqual([])
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

test('a ticket fills its rectangle, with corners cut in', async () => {
  const path = await pathOf('ticket x=4 y=5 width=55 height=80 r=2.6')
  const { x, y, width, height } = pathBounds(path)
  expect([x, y, width, height].map((v) => Math.round(v * 100) / 100)).toEqual([4, 5, 55, 80])
  expect(path).toMatch(/^M6\.6 5H56\.4A2\.6 2\.6 0 0 0 59 7\.6/)
})

test('a shield reaches its half-axes', async () => {
  const { x, y, width, height } = pathBounds(await pathOf('shield x=10 y=20 a=6 b=9'))
  expect([x, y, width, height].map((v) => Math.round(v * 100) / 100)).toEqual([4, 11, 12, 18])
})

test('rays end at the edge of their rectangle and leave the middle free', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 15, max: 60 }), async (width, height) => {
      const path = await pathOf(`rays x=2 y=3 width=${width} height=${height} inner=6`)
      const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
        (m) => [Number(m[1]) - 2, Number(m[2]) - 3] as const,
      )
      expect(points.length).toBeGreaterThan(40)
      points.forEach(([x, y], i) => {
        const edge = Math.min(x, y, width - x, height - y)
        if (i % 2 === 1) expect(Math.abs(edge)).toBeLessThan(0.011)
        else expect(Math.hypot((x - width / 2) / 1.42, (y - height / 2) / 0.98)).toBeGreaterThan(5.9)
      })
    }),
    { numRuns: 10 },
  )
})
