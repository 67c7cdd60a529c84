import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../../src/game/load-game.ts'
import { namesFromPath } from '../../../src/pipeline/new/names-from-path.ts'
import { buildCase } from '../../support/case-game.ts'
import { memoryHost } from '../../support/memory-host.ts'

describe('namesFromPath', () => {
  it.each([
    ['my-game', 'my-game', 'My Game'],
    ['my_second game', 'my-second-game', 'My Second Game'],
    ['Über Spiel', 'uber-spiel', 'Über Spiel'],
    ['u\u0308ber-spiel', 'uber-spiel', 'Über Spiel'],
    ['Łódź', 'łodz', 'Łódź'],
    ['ΑΒΓ', 'αβγ', 'ΑΒΓ'],
    ['1', '1', '1'],
    ['con', 'con-game', 'Con'],
    ['com1', 'com1-game', 'Com1'],
    ["Rorke's Drift", 'rorke-s-drift', "Rorke's Drift"],
    ['a: b # c', 'a-b-c', 'My Game'],
    ['游戏', '游戏', 'My Game'],
    ['🎲', 'my-game', 'My Game'],
    ['---', 'my-game', 'My Game'],
    ['', 'my-game', 'My Game'],
  ])('%j is %s, %s', (name, id, title) => {
    expect(namesFromPath(name)).toEqual({ id, title })
  })

  it('always gives an id and a title that a game may have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const { id, title } = namesFromPath(name)
        const host = memoryHost({
          '/games/g/game.yaml': `kind: game\nid: ${JSON.stringify(id)}\ntitle: ${JSON.stringify(title)}\n`,
          '/games/g/deck.yaml': 'kind: deck\nid: deck\ncards: [{ title: A }]\n',
        })
        expect(loadGame(host, '/games/g').diagnostics).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('gives titles that can be printed: every letter that it lets through has a glyph', async () => {
    const codes = Array.from({ length: 0x2030 }, (_, code) => String.fromCodePoint(code))
    const kept = codes.filter((letter) => letter.trim() !== '' && namesFromPath(`A${letter}A`).title.includes(letter))
    expect(kept.length).toBeGreaterThan(800)
    const lines = Array.from({ length: Math.ceil(kept.length / 8) }, (_, i) => kept.slice(8 * i, 8 * i + 8).join(''))
    const cards = lines.map((title, i) => `  - { id: c${i}, title: ${JSON.stringify(title)} }\n`).join('')
    const { said } = await buildCase({ 'deck.yaml': `kind: deck\nid: deck\ncards:\n${cards}` })
    expect(said.filter((line) => !line.startsWith('game/no-game-file'))).toEqual([])
  })
})
