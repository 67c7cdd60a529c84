import { describe, expect, it } from 'vitest'
import { compareGames, printChanges, type ComparedGames } from '../../src/pipeline/compare-games.ts'
import type { Comparison } from '../../src/report/compare-report.ts'
import { compareMarkdown, compareText } from '../../src/report/compare-text.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText } from '../support/pdf-text.ts'

const MORE = `kind: variant
id: more
title: More attacks
of: zulu-spears
changes: { decks.zulu.cards.attack.count: 9, decks.british.cards.volley.force: 25 }
`
const host = memoryHost({ '/v/more.yaml': MORE, '/v/same.yaml': 'kind: variant\nid: same\nof: zulu-spears\n' })
const zulu = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }
const variant = (name: string) => ({ path: `/v/${name}.yaml`, name })
const onPaper = (name: string): Promise<ComparedGames> =>
  compareGames(host, [zulu, variant(name)], { rulings: new Map() })

async function compared(name: string): Promise<Comparison> {
  const { comparison, diagnostics } = await onPaper(name)
  if (!comparison) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  return comparison
}

describe('two versions on paper', () => {
  it('have sizes and sums by role', async () => {
    const { structure } = await compared('more')
    const [deck, british] = structure.decks
    expect(structure.decks.map((each) => each.deck)).toEqual(['zulu', 'british'])
    expect(deck?.roles[0]).toEqual({ cards: { from: 54, to: 56 }, sums: { force: { from: 900, to: 900 } } })
    expect(deck?.roles.find(({ role }) => role === 'attack')).toMatchObject({ cards: { from: 7, to: 9 } })
    // Seven Volleys of 25 instead of 20.
    const force = british?.roles.find(({ role }) => role === 'force')?.sums['force']
    expect((force?.to ?? 0) - (force?.from ?? 0)).toBe(35)
  })

  it('have exact chances side by side, for the opening hand and twice as many', async () => {
    const { structure } = await compared('more')
    const attacks = structure.decks[0]?.hands.filter(({ of }) => of === 'attack')
    expect(attacks?.map(({ hand }) => hand)).toEqual([4, 8])
    // 1 - C(47,4) / C(54,4), and 1 - C(47,4) / C(56,4)
    expect(attacks?.[0]?.chance.from).toMatchObject({ numerator: 45962n, denominator: 105417n })
    expect(attacks?.[0]?.chance.to).toMatchObject({ numerator: 1145n, denominator: 2226n })
  })

  it('are the same where nothing is changed', async () => {
    const { changedPieces, structure } = await compared('same')
    expect([changedPieces, structure]).toEqual([[], { decks: [], counters: [] }])
  })

  it('are told in words and as Markdown', async () => {
    const comparison = await compared('more')
    const text = compareText(comparison)
    expect(text).toContain('Zulu Spears and Zulu Spears: More attacks')
    expect(text).toContain('card decks.zulu.cards.attack (Attack), count: 7 → 9')
    expect(text).toMatch(/all +54 → 56 +900/)
    expect(text).toMatch(/Attack +4 +43\.60 % +45962\/105417 +51\.44 % +1145\/2226/)
    expect(compareMarkdown(comparison)).toContain('| Attack | 4 | 43.60 % | 45962/105417 | 51.44 % | 1145/2226 |')
  })
})

describe('the sheets of what is new', () => {
  it('hold new and changed cards alone, say what to take out, and are marked with the version', async () => {
    const { versions } = await onPaper('more')
    if (!versions) throw new Error('not loaded')
    const built = await printChanges(
      host,
      variant('more'),
      versions,
      buildOptions({ out: '/out', only: ['zulu', 'british'] }),
    )
    expect(built?.out).toBe('/out/more-changes')
    const pieces = built?.files.map(({ sheet, pieces: count }) => [sheet, count])
    // Two Attacks; seven Volleys anew; a card of instructions each.
    expect(pieces).toEqual([
      ['zulu', 3],
      ['british', 8],
    ])
    const british = built?.files.find(({ sheet }) => sheet === 'british')
    const words = (await pdfText(british!.bytes)).map(({ text }) => text).join('\n')
    expect(words).toMatch(/Take out of British\n7 × Volley\nPut in\n7 × Volley/)
    expect(words).toMatch(/Variant: More attacks \([0-9a-f]{7}\)/)
    expect(built?.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('are none where nothing is new', async () => {
    const { versions } = await onPaper('same')
    expect(versions && (await printChanges(host, variant('same'), versions, buildOptions()))).toBeUndefined()
  })
})

describe('two versions in play', () => {
  const play = (name: string, pairs: number) => {
    const options = { seed: 1, pairs, workers: 1, knockOut: true, matrix: false }
    return compareGames(host, [zulu, variant(name)], { rulings: new Map(), play: options })
  }

  it('have an effect on the side that game.yaml names, and a line for each change', async () => {
    const { comparison } = await play('more', 2000)
    expect(comparison?.play?.effect).toMatchObject({ side: 'zulu', pairs: 2000 })
    expect(comparison?.play?.knockOut.map(({ name }) => name)).toEqual([
      'decks.zulu.cards.attack.count',
      'decks.british.cards.volley.force',
    ])
    expect(compareText(comparison!)).toMatch(/effect on zulu: [+−]\d/)
  })

  it('have none at all where they are the same', async () => {
    const { comparison } = await play('same', 500)
    expect(comparison?.play?.effect.points).toBe(0)
    expect(comparison?.play?.same).toBe(true)
  })

  it('are compared on paper where there are no rules', async () => {
    const deck = 'kind: deck\nid: orcs\ncards:\n  - { title: Orc, count: 2 }\n'
    const own = memoryHost({ '/a/deck.yaml': deck, '/b/deck.yaml': deck.replace('2', '3') })
    const folders = [
      { path: '/a', name: 'a' },
      { path: '/b', name: 'b' },
    ] as const
    const options = { seed: 1, pairs: 10, workers: 1 }
    const { comparison, diagnostics } = await compareGames(own, folders, { rulings: new Map(), play: options })
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toContain('note build/no-rules')
    expect(comparison?.play).toBeUndefined()
    expect(comparison?.structure.decks[0]?.roles).toEqual([{ cards: { from: 2, to: 3 }, sums: {} }])
    expect(comparison?.structure.decks[0]?.hands.map(({ hand, of }) => [hand, of])).toEqual([
      [5, 'orc'],
      [10, 'orc'],
    ])
  })
})
