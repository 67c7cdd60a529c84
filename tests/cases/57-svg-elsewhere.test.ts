import { expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { buildCase } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'

const host = nodeHost()
const font = host.readBytes(host.packageFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const files = {
  'deck.yaml': 'kind: deck\nid: deck\ncard: { template: own }\ncards:\n  - { title: Štěpán }\n',
  'fonts/mine.ttf': font,
  'templates/own.svg.hbs': '{{text title x=10 y=40 style="mine"}}',
  'templates/theme.yaml':
    'kind: theme\nfonts: { Mine: { "400": fonts/mine.ttf } }\ntype: { mine: { family: Mine, weight: 400, pt: 20, min: 20 } }\n',
}

it('an SVG needs no font and no other file, looks as it was drawn, and its words can be found', async () => {
  const built = await buildCase(files, { formats: ['svg'] })
  const [svg = ''] = built.svgs()
  expect(svg).not.toMatch(/<text|font-family|<style|<script|@import/)
  expect(svg.replace(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:|file:|url\((?!#)/)
  for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^(#|data:)/)
  expect(svg).toContain('aria-label="Štěpán"')

  // DejaVu Sans: advances of S t e p a n in units of 2048, as the font itself says; the accents add none.
  const advance = ((1300 + 803 + 1260 + 1300 + 1255 + 1298) / 2048) * 20 * (25.4 / 72)
  const ink = inkOf(svg, 10).box({ x: 9.75, y: 15.15, width: 63.5, height: 88.9 })
  expect(ink?.x).toBeGreaterThan(19.75)
  expect(Math.abs((ink?.width ?? 0) - advance)).toBeLessThan(1.5)
  // Capital and caron stand above the base line at 55.15 mm, the p hangs below it.
  expect((ink?.y ?? 0) + (ink?.height ?? 0)).toBeGreaterThan(56)
  expect(ink?.y).toBeLessThan(50)
})

it('live text for editing is offered on request', async () => {
  const built = await buildCase(files, { formats: ['svg'], svgText: 'live' })
  expect(built.svgs()[0]).toMatch(/<text [^>]*font-family="Mine"[^>]*>Štěpán<\/text>/)
})
