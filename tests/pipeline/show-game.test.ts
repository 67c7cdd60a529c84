import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { showGame, type Wish } from '../../src/pipeline/show-game.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

/** Shows a picture of a shipped game: its path and text, or the findings. */
async function shown(game: string, wish: Wish) {
  const host = memoryHost()
  const { value, diagnostics } = await showGame(host, { path: `${host.root}/data/${game}`, name: game }, wish, '/out')
  const bytes = value === undefined ? undefined : host.files.get(value)
  return { path: value, svg: new TextDecoder().decode(bytes), diagnostics }
}

/** Width and height of an SVG in mm. */
function sizeOf(svg: string): number[] {
  return (/width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []).slice(1).map(Number)
}

describe('a picture of a position', () => {
  it('shows the part of the map that an example is about, at full size', async () => {
    const { path, svg, diagnostics } = await shown('isandlwana', { show: 'example', id: 'play-reaction-a' })
    expect(diagnostics).toEqual([])
    expect(path).toBe('/out/isandlwana/pictures/play-reaction-a.svg')
    expect(svg).toContain('<title>A Co. fires at 0808')
    // Columns 06 to 10 lie 4 × 1.5 sides of 12.7 mm apart; 1.6 hexes of 22 mm more on each side, and a margin of 4 mm.
    expect(sizeOf(svg)[0]).toBeCloseTo(4 * 1.5 * (22 / Math.sqrt(3)) + 2 * 1.6 * 22 + 2 * 4, 1)
  }, 30_000)

  it('says which examples there are', async () => {
    const { path, diagnostics } = await shown('isandlwana', { show: 'example', id: 'play-reacton-a' })
    expect(path).toBeUndefined()
    expect(diagnostics.map(({ code, hints }) => [code, hints])).toEqual([
      ['build/no-example', ['did you mean "play-reaction-a"?']],
    ])
  })

  it('is not to be had of a game without a map', async () => {
    const { diagnostics } = await shown('zulu-spears', { show: 'turn', turn: 1, seed: 1 })
    expect(diagnostics.map(({ code }) => code)).toEqual(['build/no-map'])
  })
})

describe('the command line', () => {
  it('draws an example, a turn and a heat map, and says where they are', async () => {
    const host = memoryHost()
    const context = fakeContext(host, '/desk')
    expect(await run(['check', 'isandlwana', '--show', 'play-combat-a'], context)).toBe(0)
    const options = ['--games', '5', '--show-turn', '1', '--heat-map']
    expect(await run(['simulate', 'isandlwana', ...options], context)).toBe(0)
    const written = [...host.files.keys()].filter((path) => path.endsWith('.svg')).sort()
    expect(written).toEqual(
      ['heat-map', 'play-combat-a', 'turn-1'].map((name) => `/desk/out/isandlwana/pictures/${name}.svg`),
    )
    for (const path of written) expect(context.said.err).toContain(path.slice('/desk/'.length))
  }, 60_000)
})
