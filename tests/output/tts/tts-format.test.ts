import { describe, expect, it } from 'vitest'
import type { SheetRequest } from '../../../src/game/game.ts'
import type { GameEmitOptions } from '../../../src/output/game-format.ts'
import type { DeckOfPieces, GameJob } from '../../../src/output/game-job.ts'
import type { SavedObject } from '../../../src/output/tts/saved-object.ts'
import { ttsFormat } from '../../../src/output/tts/tts-format.ts'
import { pathOf, place } from '../../support/place.ts'
import { counter, deck, fieldMap, flat, gameJob, options } from '../vassal/sample-game-job.ts'

/** The saved object of a game, and the names of the files beside it. */
async function save(job: GameJob, more: Partial<GameEmitOptions> = {}) {
  const { files, diagnostics } = await ttsFormat.emit(job, { ...options, dpi: 50, ...more })
  expect(diagnostics).toEqual([])
  const [json, ...beside] = files
  const read = JSON.parse(new TextDecoder().decode(json?.bytes)) as { ObjectStates: SavedObject[] }
  return { files, objects: read.ObjectStates, names: beside.map(({ path }) => path.replace('test_tts/', '')) }
}

const titles = (objects: readonly SavedObject[] = []) => objects.map(({ Nickname }) => Nickname)

/** A deck of so many different cards, one of each. */
const wide = (count: number): DeckOfPieces =>
  deck('wide', Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, 1])))

describe('a deck', () => {
  it('lies face down, each card as often as there are copies, named by sheet and place', async () => {
    const { objects } = await save(gameJob({ decks: [deck('zulu', { blood: 3, spear: 1, shield: 2 })] }))
    const [object] = objects
    expect(object).toMatchObject({ Name: 'DeckCustom', Nickname: 'ZULU', DeckIDs: [100, 100, 100, 101, 102, 102] })
    expect(object?.Transform.rotZ).toBe(180)
    expect(titles(object?.ContainedObjects)).toEqual(['blood', 'blood', 'blood', 'spear', 'shield', 'shield'])
    expect(object?.ContainedObjects?.map(({ Name, CardID }) => [Name, CardID])).toEqual(
      object?.DeckIDs?.map((id) => ['Card', id]),
    )
  })

  it('has sheets of its own, one back for all, and shows it to others', async () => {
    const { objects, names } = await save(
      gameJob({ decks: [deck('zulu', { a: 1, b: 1 }), deck('british', { c: 1, d: 1 })] }),
    )
    const sheets = objects.flatMap(({ CustomDeck = {} }) => Object.entries(CustomDeck))
    expect(
      sheets.map(([number, sheet]) => [number, sheet.NumWidth, sheet.NumHeight, sheet.UniqueBack, sheet.BackIsHidden]),
    ).toEqual([
      ['1', 2, 1, false, true],
      ['2', 2, 1, false, true],
    ])
    for (const [, { FaceURL, BackURL }] of sheets) expect(names).toEqual(expect.arrayContaining([FaceURL, BackURL]))
    expect(names.filter((name) => name.endsWith('.png')).map((name) => name.replace(/_[0-9a-f]{8}/, ''))).toEqual([
      ...['zulu-fronts.png', 'zulu-back.png', 'british-fronts.png', 'british-back.png'],
    ])
  })

  it('with several backs has a sheet of them, in the order of the fronts', async () => {
    const { kinds, ...plain } = deck('zulu', { a: 1, b: 1, c: 1 })
    const other = kinds.map((kind, i) =>
      i === 1 ? { ...kind, back: flat('zulu/b/1', 63, 88, '#ff0000', 'back') } : kind,
    )
    const { objects, names } = await save(gameJob({ decks: [{ ...plain, kinds: other }] }))
    expect(objects[0]?.CustomDeck?.['1']?.UniqueBack).toBe(true)
    expect(names.some((name) => name.startsWith('zulu-backs_'))).toBe(true)
  })

  it('has a sheet of backs too where they differ in nothing but the colour of their ground', async () => {
    const { kinds, ...plain } = deck('zulu', { a: 1, b: 1 })
    const other = kinds.map((kind, i) => ({
      ...kind,
      back: { ...flat('zulu/b/1', 63, 88, 'none', 'back'), ground: ['#ff0000', '#00ff00'][i] },
    }))
    const { objects } = await save(gameJob({ decks: [{ ...plain, kinds: other }] }))
    expect(objects[0]?.CustomDeck?.['1']?.UniqueBack).toBe(true)
  })

  it('of more than 70 different cards has several sheets', async () => {
    const { objects } = await save(gameJob({ decks: [wide(72)] }))
    const ids = objects[0]?.DeckIDs
    expect(ids).toHaveLength(72)
    expect([ids?.[0], ids?.[69], ids?.[70], ids?.[71]]).toEqual([100, 169, 200, 201])
    expect(Object.keys(objects[0]?.CustomDeck ?? {})).toEqual(['1', '2'])
  })

  it('of one card is a card', async () => {
    const { objects } = await save(gameJob({ decks: [deck('solo', { only: 1 })] }))
    expect(objects[0]).toMatchObject({ Name: 'Card', CardID: 100, Nickname: 'only' })
    expect(objects[0]?.DeckIDs).toBeUndefined()
  })
})

describe('other things', () => {
  it('are tiles with two sides; several of a kind lie in a bag', async () => {
    const back = flat('set/a/1', 15, 15, '#ffffff', 'back')
    const kinds = [{ ...counter('a', 1), back }, counter('b', 3)]
    const { objects } = await save(gameJob({ sets: [{ id: 'set', title: 'Set', kinds }] }))
    expect(objects.map(({ Name, Nickname }) => [Name, Nickname])).toEqual([
      ['Custom_Tile', 'A'],
      ['Bag', 'B'],
    ])
    expect(objects[0]?.CustomImage?.ImageURL).not.toBe(objects[0]?.CustomImage?.ImageSecondaryURL)
    expect(objects[1]?.ContainedObjects).toHaveLength(3)
    expect(objects[1]?.ContainedObjects?.[0]?.CustomImage?.CustomTile.Stackable).toBe(true)
  })

  it('keep their sizes beside each other: a map is locked and is as much higher as on paper', async () => {
    const board = fieldMap()
    const kinds = [counter('a', 1)]
    const { objects } = await save(gameJob({ boards: [board], sets: [{ id: 'set', title: 'Set', kinds }] }))
    const [map, tile] = objects
    expect([map?.Locked, tile?.Locked]).toEqual([true, false])
    // 100 mm beside 15 mm.
    expect((map?.Transform.scaleZ ?? 0) / (tile?.Transform.scaleZ ?? 1)).toBeCloseTo(100 / 15, 2)
  })

  it('do not lie on each other, and every object has a number of its own', async () => {
    const kinds = Array.from({ length: 60 }, (_, i) => counter(`c${i}`, 1 + (i % 3)))
    const job = gameJob({
      boards: [fieldMap(), fieldMap()],
      decks: [wide(5)],
      sets: [{ id: 'set', title: 'Set', kinds }],
    })
    const { objects } = await save(job)
    const spots = objects.map(({ Transform: { posX, posZ } }) => [posX, posZ] as const)
    spots.forEach(([x, z], i) =>
      spots.slice(i + 1).forEach(([a, b]) => expect(Math.hypot(a - x, b - z)).toBeGreaterThan(0.6)),
    )
    const all = objects.flatMap((object) => [object, ...(object.ContainedObjects ?? [])])
    expect(new Set(all.map(({ GUID }) => GUID)).size).toBe(all.length)
    for (const { GUID } of all) expect(GUID).toMatch(/^[0-9a-f]{6}$/)
  })
})

it('says which sheets are of use on paper only', async () => {
  const sheets: SheetRequest[] = [
    { kind: 'sticks', id: 'sticks', title: 'Sticks', sticks: 's', place: place('sheets', 0) },
    { kind: 'counters', id: 'counters', title: 'Counters', counters: 'c', place: place('sheets', 1) },
  ]
  const { diagnostics } = await ttsFormat.emit(gameJob({}, { sheets }), options)
  expect(diagnostics.map(({ code, severity, at }) => [code, severity, pathOf(at)])).toEqual([
    ['tts/left-out', 'note', 'sheets.0.kind'],
  ])
})

describe('pictures', () => {
  const job = gameJob({ decks: [deck('zulu', { a: 1, b: 1 })] })

  it('are looked for below an address that is given', async () => {
    for (const imageBase of ['https://example.org/my game', 'https://example.org/my game/']) {
      const { objects, names } = await save(job, { imageBase })
      const { FaceURL = '' } = objects[0]?.CustomDeck?.['1'] ?? {}
      expect(FaceURL).toMatch(/^https:\/\/example\.org\/my game\/zulu-fronts_[0-9a-f]{8}\.png$/)
      expect(names).toContain(FaceURL.slice('https://example.org/my game/'.length))
    }
  })

  it('of pieces do not take the name of a picture of a deck', async () => {
    const back = flat('set/a/1', 15, 15, '#ffffff', 'back')
    const sets = [{ id: 'set', title: 'Set', kinds: [{ ...counter('a', 1), back }] }]
    const { objects, names } = await save(gameJob({ decks: [deck('piece-set-a', { x: 1, y: 1 })], sets }))
    const [cards, tile] = objects
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(4)
    expect(tile?.CustomImage?.ImageSecondaryURL).toMatch(/^piece-set-a-back-2_/)
    expect(cards?.CustomDeck?.['1']?.BackURL).toMatch(/^piece-set-a-back_/)
  })

  it('that show something else have other names, the same ones the same', async () => {
    const changed = gameJob({ decks: [deck('zulu', { a: 1, b: 1 }, true)] })
    const [first, again, other] = [await save(job), await save(job), await save(changed)]
    expect(again.names).toEqual(first.names)
    first.files.forEach(({ bytes }, i) => expect(Buffer.from(bytes).equals(again.files[i]!.bytes)).toBe(true))
    const back = ({ names }: { names: string[] }) => names.find((name) => name.startsWith('zulu-back_'))
    expect(back(other)).not.toBe(back(first))
  })

  it('come with a note that says what to do, and that the file is untried', async () => {
    const { files } = await save(job)
    const note = new TextDecoder().decode(files.find(({ path }) => path === 'test_tts/README.txt')?.bytes)
    expect(note).toContain('test.json')
    expect(note).toContain('--image-base')
    expect(note).toContain('They have not been tried in the program itself.')
    expect(note).toContain('Design: Nobody')
  })

  it('are not drawn where nobody wants the rest', async () => {
    const { files } = await ttsFormat.emit(job, { ...options, goOn: () => Promise.resolve(false) })
    expect(files).toEqual([])
  })
})
