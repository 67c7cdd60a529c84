import { describe, expect, it } from 'vitest'
import type { SavedObject } from '../../../src/output/tts/saved-object.ts'
import { ttsFormat } from '../../../src/output/tts/tts-format.ts'
import { verifySave } from '../../../src/output/tts/verify-save.ts'
import { counter, deck, gameJob, options } from '../vassal/sample-game-job.ts'

const job = gameJob({
  decks: [deck('zulu', { a: 2, b: 1 })],
  sets: [{ id: 'set', title: 'Set', kinds: [counter('x', 2)] }],
})

/** What is said of a save that was changed after it was written. */
async function said(
  change: (objects: SavedObject[]) => unknown,
): Promise<(readonly [code: string, message: string])[]> {
  const { files } = await ttsFormat.emit(job, { ...options, dpi: 30 })
  const [json, ...beside] = files
  const read = JSON.parse(new TextDecoder().decode(json?.bytes)) as { ObjectStates: SavedObject[] }
  change(read.ObjectStates)
  const bytes = new TextEncoder().encode(JSON.stringify(read))
  const urls = new Set(beside.map(({ path }) => path.replace('test_tts/', '')))
  return verifySave(bytes, job, urls, 'a.json').map(({ code, message }) => [code, message] as const)
}

/** Changes what is read-only. */
const set = (object: unknown, changes: object) => Object.assign(object as object, changes)

describe('a finished save', () => {
  it('is fine as it was written', async () => {
    expect(await said(() => undefined)).toEqual([])
  })

  it('must name pictures that are there', async () => {
    const found = await said(([, bag]) => set(bag?.ContainedObjects?.[0]?.CustomImage, { ImageURL: 'lost.png' }))
    expect(found).toEqual([['tts/no-picture', 'a.json names the picture lost.png, which was not made']])
  })

  it('must hold cards that are on their sheets', async () => {
    const found = await said(([zulu]) => set(zulu, { CustomDeck: {} }))
    expect(found.map(([code]) => code)).toEqual(['tts/wrong-card'])
  })

  it('must hold the cards that it lists, in their order', async () => {
    const found = await said(([zulu]) => set(zulu, { DeckIDs: [100, 101, 100] }))
    expect(found.map(([code]) => code)).toEqual(['tts/wrong-card'])
  })

  it('must hold every copy once, each with its own number', async () => {
    expect(await said((objects) => objects.pop())).toEqual([['tts/wrong-count', 'a.json has 0 tiles, not 2']])
    expect(await said(([zulu, bag]) => set(bag, { GUID: zulu?.GUID }))).toEqual([
      ['tts/wrong-count', 'a.json has 6 numbers of objects, not 7'],
    ])
  })
})
