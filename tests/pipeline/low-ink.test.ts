import { describe, expect, it } from 'vitest'
import type { LowInk } from '../../src/draw/studio.ts'
import { buildGame, type BuildOptions } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { tinyGame } from '../support/tiny-game.ts'

/** Builds sheets of a shipped game as SVG pages, with their ink. */
async function buildShipped(name: string, only: string[], options: Partial<BuildOptions>) {
  const host = memoryHost()
  const folder = { path: `${host.root}/data/${name}`, name }
  const built = await buildGame(host, folder, buildOptions({ formats: ['svg'], only, ink: true, ...options }))
  // A profile that moves pages brings marks nearer to the edge.
  const found = built.diagnostics.filter(({ severity, code }) => severity !== 'note' && code !== 'sheets/moved-to-edge')
  expect(found).toEqual([])
  return built.files
}

/** Mean ink of a deck's front pages and of its back pages. */
async function inkOfDeck(deck: string, lowInk?: LowInk): Promise<{ fronts: number; backs: number }> {
  const files = await buildShipped('zulu-spears', [deck], { lowInk, oneOfEach: true })
  const mean = (pages: typeof files) => pages.reduce((sum, { ink }) => sum + (ink ?? NaN), 0) / pages.length
  return { fronts: mean(files.filter((_, i) => i % 2 === 0)), backs: mean(files.filter((_, i) => i % 2 === 1)) }
}

const within = (value: number, low: number, high: number): void => {
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
}

describe('the shipped cards', () => {
  it.each(['zulu', 'british'])('%s take a fifth of the ink when it is saved, and the backs far less', async (deck) => {
    const [full, low] = [await inkOfDeck(deck), await inkOfDeck(deck, 'all')]
    within(full.fronts, 0.38, 0.8)
    within(full.backs, 0.85, 1.3)
    within(low.fronts, 0.08, 0.16)
    within(low.backs, 0.03, 0.08)
  })

  it('have fronts in colour and backs in lines in a mixed set', async () => {
    const [full, low, mixed] = [
      await inkOfDeck('zulu'),
      await inkOfDeck('zulu', 'all'),
      await inkOfDeck('zulu', 'backs'),
    ]
    expect(mixed).toEqual({ fronts: full.fronts, backs: low.backs })
  })
})

it('a map of lines takes a quarter of the ink', async () => {
  const ink = async (lowInk?: LowInk): Promise<number> => {
    const files = await buildShipped('isandlwana', ['map'], { lowInk })
    return files.find(({ paper }) => paper === 'whole')?.ink ?? NaN
  }
  within(await ink(), 0.22, 0.4)
  within(await ink('all'), 0.03, 0.1)
})

it('counters keep a band of their colour only', async () => {
  const ink = async (lowInk?: LowInk) =>
    (await buildShipped('isandlwana', ['counters'], { lowInk })).map((file) => file.ink ?? NaN)
  const [full = [], low = []] = [await ink(), await ink('all')]
  expect(full).toHaveLength(2)
  full.forEach((share, i) => expect(low[i]).toBeLessThan(share / 2))
})

it('goes along with a printer profile: pages are moved alike, drawings saved alike', async () => {
  const printer = { kind: 'printer', back: { shift: { x: 1.5, y: -0.5 } } }
  const files = await buildShipped('zulu-spears', ['zulu'], { lowInk: 'all', oneOfEach: true, printer })
  const plain = await buildShipped('zulu-spears', ['zulu'], { lowInk: 'all', oneOfEach: true })
  const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
  const moved = '<g transform="matrix(1 0 0 1 1.5 -0.5)">'
  expect(files.map(({ path }) => path)).toEqual(plain.map(({ path }) => path))
  files.forEach(({ bytes, ink }, i) => {
    expect(text(bytes).includes(moved)).toBe(i % 2 === 1)
    // The same drawing, but for the group that moves it.
    expect(
      text(bytes)
        .replace(`${moved}\n`, '')
        .replace(/\n<\/g>\n<\/svg>/, '\n</svg>'),
    ).toBe(text(plain[i]?.bytes).replace(/\n<\/g>\n<\/svg>/, '\n</svg>'))
    expect(ink).toBe(plain[i]?.ink)
  })
})

describe('names of documents', () => {
  const named = async (lowInk: LowInk | undefined, backs: BuildOptions['backs']): Promise<string[]> => {
    const options = buildOptions({ lowInk, backs })
    return (await buildGame(tinyGame(), { path: '/games/tiny', name: 'tiny' }, options)).files.map(({ path }) => path)
  }

  it('tell how they save ink, so that all lie side by side', async () => {
    expect(await named(undefined, ['long-edge'])).toEqual(['duel_a4_long-edge.pdf'])
    expect(await named('all', ['long-edge', 'none'])).toEqual([
      'duel_a4_long-edge_low-ink.pdf',
      'duel_a4_none_low-ink.pdf',
    ])
    expect(await named('backs', ['long-edge'])).toEqual(['duel_a4_long-edge_low-ink-backs.pdf'])
  })

  it('say nothing where there are no backs to save ink on', async () => {
    const deck =
      'kind: deck\nid: duel\ntitle: Duel\ncard: { size: poker, template: card }\nfields: {}\ncards: [{ title: A }]\n'
    const options = buildOptions({ lowInk: 'backs' })
    const built = await buildGame(tinyGame({ 'duel.yaml': deck }), { path: '/games/tiny', name: 'tiny' }, options)
    expect(built.files.map(({ path }) => path)).toEqual(['duel_a4_none.pdf'])
  })
})

it("a user's plain deck keeps its colour as a line, also when the theme saves it", async () => {
  const deck = (hue: string): string =>
    `kind: deck\nid: duel\ntitle: Duel\ncard: { size: poker, template: card }\nfields: { suit: colour }\ncards: [{ title: A, suit: ${hue} }]\n`
  for (const [hue, code] of [
    ['"#2288aa"', '#2288aa'],
    ['scarlet', '#a3222a'],
  ] as const) {
    const options = buildOptions({ lowInk: 'all', formats: ['svg'] })
    const built = await buildGame(tinyGame({ 'duel.yaml': deck(hue) }), { path: '/games/tiny', name: 'tiny' }, options)
    const svg = new TextDecoder().decode(built.files[0]?.bytes)
    expect(svg).toContain(`stroke="${code}"`)
    expect(svg).not.toContain(`fill="${code}"`)
  }
})

it('estimates ink only when asked', async () => {
  const built = await buildGame(tinyGame(), { path: '/games/tiny', name: 'tiny' }, buildOptions())
  expect(built.files.map(({ ink }) => ink)).toEqual([undefined])
})
