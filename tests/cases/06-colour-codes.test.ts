import { describe, expect, it } from 'vitest'
import { buildCase, type GameFiles } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'

const game = (line: string): GameFiles => ({
  'deck.yaml': `kind: deck\nid: deck\ncard: { template: flat }\nfields: { hue: colour, "text?": text }\ncards:\n  - title: Card\n    ${line}\n`,
  'templates/flat.svg.hbs': '<rect x="0" y="0" width="63.5" height="88.9" fill="{{colour hue}}"/>',
})

describe('a colour code', () => {
  it.each([
    ['"#ff0000"', [255, 0, 0]],
    ['004721', [0, 71, 33]],
    ['1e2030', [30, 32, 48]],
  ])('%s is the colour it says', async (written, colour) => {
    const built = await buildCase(game(`hue: ${written}`), { formats: ['svg'] })
    // The middle of the first card on A4.
    expect(inkOf(built.svgs()[0] ?? '', 2).at(41.5, 59.6)).toEqual(colour)
  })

  it('that is a comment to YAML is refused, with the quotes that mend it', async () => {
    const built = await buildCase(game('hue: #ff0000'))
    expect(built.files).toEqual([])
    expect(built.said.join('\n')).toMatch(/^yaml\/cut-text deck\.yaml:7:10 .*#ff0000.* => put it in quotes: "#ff0000"/m)
  })
})

it('text behind # is not lost silently', async () => {
  const built = await buildCase(game('hue: ink\n    text: Pay 2 #gold now'))
  expect(built.files).toEqual([])
  expect(built.said.join('\n')).toMatch(
    /^yaml\/cut-text deck\.yaml:8:17 .*#gold now.* => put it in quotes: "Pay 2 #gold now"/m,
  )
})
