import { describe, expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'

const FILES = {
  'game.yaml': 'kind: game\ntitle: Ford\n',
  'map.yaml': `kind: map
id: ford
title: The Ford
grid: { orientation: pointy, shifted: odd, columns: 12, rows: 9 }
fill: { terrain: clear }
hexes:
  0304: { terrain: clear }
`,
  'terrain.yaml': `kind: terrain
columns: [{ id: mp, title: MP, means: movement }]
terrains: [{ id: clear, title: Clear, look: clear, values: { mp: 1 } }]
`,
}
const said = async (file: keyof typeof FILES, from: string, to: string): Promise<readonly string[]> =>
  (await buildCase({ ...FILES, [file]: FILES[file].replace(from, to) })).said

describe('a board', () => {
  it('needs no sources', async () => expect((await buildCase(FILES)).said).toEqual([]))

  it('reports a figure that the terrain key does not have', async () => {
    expect(await said('terrain.yaml', 'mp: 1', 'mpp: 1')).toEqual([
      'game/unknown-reference terrain.yaml:3:62 there is no figure of the terrain key "mpp" => did you mean "mp"?',
    ])
  })

  it.each([
    ['304', 'did you mean "0304"?'],
    ['1304', 'the map runs from 0101 to 1209'],
    ['0310', 'the map runs from 0101 to 1209'],
  ])('reports the hex %s, with a hint that helps', async (hex, hint) => {
    expect(await said('map.yaml', '0304', hex)).toEqual([
      `game/unknown-reference map.yaml:7:3 there is no hex "${hex}" => ${hint}`,
    ])
  })
})
