import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/check/print/contrast.ts'
import { loadFine } from '../../game/load.ts'

const run = (terrains: string, units = ''): string[] => {
  const game = loadFine({
    'game.yaml': 'kind: game\ntitle: T\nsides: [{ id: red, title: Red }, { id: blue, title: Blue }]\n',
    'map.yaml':
      'kind: map\nid: m\ntitle: M\ngrid: { orientation: flat, shifted: even, columns: 2, rows: 2 }\nfill: { terrain: a, source: S }\n',
    'terrain.yaml': `kind: terrain\ncolumns: []\nterrains:\n${terrains}`,
    ...(units === '' ? {} : { 'counters.yaml': `kind: counters\nid: c\ntitle: C\nunits:\n${units}` }),
  })
  return contrast
    .run(game, { rulings: new Map(), colours: { veld: '#f4ecd4', camp: '#f0e8d0' } })
    .map((finding) => finding.message.replace(/:.*/, ''))
}
const terrain = (id: string, colour: string, cue = ''): string =>
  `  - { id: ${id}, title: ${id.toUpperCase()}, look: l, colour: ${colour}${cue && `, cue: ${cue}`}, source: S }\n`

describe("the check 'print/contrast'", () => {
  it('finds two terrains with neither distance nor cue', () => {
    expect(run(terrain('a', '"#808080"') + terrain('b', '"#858585"'))).toEqual(['A and B look alike to some eyes'])
  })

  it('finds colours that are alike only in grey, or only to some eyes', () => {
    // 0.2126 of the light of white is that of pure red.
    expect(run(terrain('a', '"#ff0000"') + terrain('b', '"#7f7f7f"'))).toHaveLength(1)
    expect(run(terrain('a', '"#ff0000"') + terrain('b', '"#303030"'))).toEqual([])
  })

  it('is content with a different cue for each, not with one or the same', () => {
    const pair = (a: string, b: string): string[] => run(terrain('a', '"#808080"', a) + terrain('b', '"#858585"', b))
    expect(pair('trees', 'stones')).toEqual([])
    expect(pair('trees', '')).toHaveLength(1)
    expect(pair('trees', 'trees')).toHaveLength(1)
  })

  it('knows the colours of the theme by name', () => {
    expect(run(terrain('a', 'veld') + terrain('b', 'camp'))).toHaveLength(1)
  })

  it('compares the counters of different sides', () => {
    const ground = terrain('a', 'veld')
    const unit = (id: string, side: string, colour: string, extra = ''): string =>
      `  - { id: ${id}, title: ${id}, side: ${side}, look: solid, colour: "${colour}"${extra} }\n`
    expect(run(ground, unit('x', 'red', '#a3222a') + unit('y', 'blue', '#a02530'))).toHaveLength(1)
    expect(run(ground, unit('x', 'red', '#a3222a') + unit('y', 'red', '#a02530'))).toEqual([])
    expect(
      run(ground, unit('x', 'red', '#a3222a', ', symbol: drum') + unit('y', 'blue', '#a02530', ', word: HA')),
    ).toEqual([])
  })
})
