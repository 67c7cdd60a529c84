import { describe, expect, it } from 'vitest'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`
const ART = {
  fill: svg('<path fill="currentColor" d="M0 0h10v10h-10z"/>'),
  stroke: svg('<path fill="none" stroke="currentColor" stroke-width="10" d="M0 5h10"/>'),
  style: svg('<style>.a{fill:currentColor}</style><path class="a" d="M0 0h10v10h-10z"/>'),
  nothing: svg('<path fill="none" d="M0 0h10v10h-10z"/>'),
}
const game = (sign: string): GameFiles => ({
  ...Object.fromEntries(Object.entries(ART).map(([name, text]) => [`art/${name}.svg`, text])),
  'deck.yaml': deckFile([`{ title: Card, sign: ${sign} }`], 'card: { template: own }\nfields: { sign: icon }'),
  'templates/own.svg.hbs':
    '{{icon sign x=10 y=10 width=10 height=10 fill="#ff0000"}}{{icon sign x=30 y=10 width=10 height=10}}',
})

describe.each(['fill', 'stroke', 'style'])('an icon that is drawn with currentColor as its %s', (name) => {
  it('is red where red is asked for, and black otherwise', async () => {
    const built = await buildCase(game(name), { formats: ['svg'] })
    const ink = inkOf(built.svgs()[0] ?? '', 4)
    // Middles of the two icons on the first card of A4.
    expect(ink.at(9.75 + 15, 15.15 + 15)).toEqual([255, 0, 0])
    expect(ink.at(9.75 + 35, 15.15 + 15)).toEqual([0, 0, 0])
    expect(built.said.filter((line) => line.includes('art/'))).toEqual([])
  })
})

it('an icon that draws nothing is reported with its file', async () => {
  const built = await buildCase(game('nothing'))
  expect(built.diagnostics.filter(({ severity }) => severity === 'warning')).toHaveLength(1)
  expect(built.said.join('\n')).toMatch(/^draw\/picture-empty .*art\/nothing\.svg draws nothing/m)
})
