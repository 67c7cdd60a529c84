import { describe, expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { shippedGames } from '../../src/game/shipped-games.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { tinyGame } from '../support/tiny-game.ts'

const tiny = { path: '/games/tiny', name: 'tiny' }

describe('the shipped game', () => {
  const host = memoryHost()
  const zulu = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }
  const built = buildGame(host, zulu, buildOptions({ papers: [findPaper('a4')!, findPaper('letter')!] }))

  it('has the right numbers of pages and pieces', async () => {
    const { files } = await built
    expect(files.map(({ path, pages, pieces }) => [path, pages, pieces])).toEqual([
      ['zulu_a4_long-edge.pdf', 12, 54],
      ['british_a4_long-edge.pdf', 12, 52],
      ['solo-supplement_a4_long-edge.pdf', 2, 8],
      ['tokens_a4_none.pdf', 1, 10],
      ['quick-reference_a4_none.pdf', 1, 1],
      ['troop-track_a4_none.pdf', 1, 1],
      ['zulu_letter_long-edge.pdf', 14, 54],
      ['british_letter_long-edge.pdf', 14, 52],
      ['solo-supplement_letter_long-edge.pdf', 2, 8],
      ['tokens_letter_none.pdf', 1, 10],
      ['quick-reference_letter_none.pdf', 1, 1],
      ['troop-track_letter_none.pdf', 1, 1],
    ])
  })

  it('is measured to a hundredth of a millimetre, with all fonts and glyphs', async () => {
    const { verified, files } = await built
    expect(verified).toMatchObject({
      pieces: files.reduce((sum, { pieces }) => sum + pieces, 0),
      fontsEmbedded: true,
      missingGlyphs: 0,
    })
    expect(verified.maxSizeErrorMm).toBeLessThan(0.01)
  })

  it('finds nothing but notes', async () => {
    const { diagnostics } = await built
    expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(diagnostics.map(({ code }) => code)).toContain('check/deck-size-accepted')
  })
})

it('leaves its own folder of data as it was', async () => {
  const host = tinyGame()
  const before = JSON.stringify([...host.files])
  await buildGame(host, tiny, buildOptions())
  expect(JSON.stringify([...host.files].filter(([path]) => path.startsWith('/games/')))).toBe(before)
})

it('writes the same bytes twice, from any folder', async () => {
  const first = await buildGame(tinyGame(), tiny, buildOptions({ formats: ['pdf', 'svg'] }))
  const moved = tinyGame()
  for (const [path, bytes] of [...moved.files]) {
    moved.files.delete(path)
    moved.files.set(path.replace('/games/', '/elsewhere/deep/'), bytes)
  }
  const second = await buildGame(
    moved,
    { path: '/elsewhere/deep/tiny', name: 'tiny' },
    buildOptions({ formats: ['pdf', 'svg'], out: '/other' }),
  )
  const contents = (files: typeof first.files): unknown =>
    files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')])
  expect(contents(second.files)).toEqual(contents(first.files))
})

it('removes pages that a smaller deck no longer needs, and keeps other sheets with --only', async () => {
  const deck = (count: number): string =>
    `kind: deck\nid: duel\ntitle: Duel\ncard: { size: poker, template: card }\nfields: {}\ncards: [{ id: a, title: A, count: ${count} }]\n`
  const other = deck(1).replaceAll('duel', 'other')
  const host = tinyGame({ 'duel.yaml': deck(19), 'other.yaml': other })
  const svgs = (): string[] => [...host.files.keys()].filter((path) => path.endsWith('.svg')).sort()
  await buildGame(host, tiny, buildOptions({ formats: ['svg'] }))
  expect(svgs()).toHaveLength(4)
  host.files.set('/games/tiny/duel.yaml', new TextEncoder().encode(deck(9)))
  await buildGame(host, tiny, buildOptions({ formats: ['svg'], only: ['duel'] }))
  expect(svgs()).toEqual(['/out/tiny/duel_a4_none_01.svg', '/out/tiny/other_a4_none_01.svg'])
  host.files.delete('/games/tiny/other.yaml')
  await buildGame(host, tiny, buildOptions({ formats: ['svg'] }))
  expect(svgs()).toEqual(['/out/tiny/duel_a4_none_01.svg'])
})

it('prints the wording of the ruling in force', async () => {
  const host = memoryHost()
  const zulu = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }
  const cardText = async (ruling: string): Promise<string> => {
    const chosen = new Map([['ammunition-shortage', ruling]])
    const options = buildOptions({
      formats: ['svg'],
      svgText: 'live',
      pieces: [{ id: 'ammunition-shortage', copies: 1 }],
      chosen,
    })
    const { files } = await buildGame(memoryHost(), zulu, options)
    return new TextDecoder()
      .decode(files[0]!.bytes)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  }
  expect(await cardText('blank')).toContain('Discard Phase')
  expect(await cardText('never-discarded')).not.toContain('Discard Phase')
})

it('stops on an unknown ruling', async () => {
  const { diagnostics, files } = await buildGame(tinyGame(), tiny, buildOptions({ chosen: new Map([['x', 'y']]) }))
  expect(diagnostics.map(({ code }) => code)).toContain('game/unknown-ruling')
  expect(files).toEqual([])
})

it('stops between two files when it is interrupted, and puts nothing in place', async () => {
  const host = tinyGame()
  const interrupt = new AbortController()
  let pauses = 0
  const pause = () => Promise.resolve(++pauses === 2 ? interrupt.abort() : undefined)
  const before = [...host.files.keys()]
  const options = buildOptions({ formats: ['pdf', 'svg'], signal: interrupt.signal, pause })
  const { diagnostics, files } = await buildGame(host, tiny, options)
  expect(diagnostics.map(({ code }) => code)).toEqual(['build/interrupted'])
  expect(files).toEqual([])
  expect([...host.files.keys()]).toEqual(before)
})

it.each(shippedGames(memoryHost()))('%s builds without a warning', async (name) => {
  const host = memoryHost()
  const { diagnostics, files } = await buildGame(
    host,
    { path: `${host.root}/data/${name}`, name },
    buildOptions({ formats: ['svg'] }),
  )
  expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  expect(files.length).toBeGreaterThan(0)
})
