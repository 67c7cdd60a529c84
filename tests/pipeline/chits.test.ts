import { describe, expect, it } from 'vitest'
import { buildGame, type BuildOptions } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText } from '../support/pdf-text.ts'

const host = memoryHost()
const zulu = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }
const build = async (changes: Partial<BuildOptions>) => {
  const built = await buildGame(host, zulu, buildOptions(changes))
  const errors = built.diagnostics.filter(({ severity }) => severity !== 'note')
  return { errors, files: built.files.map(({ sheet, pages, pieces }) => [sheet, pages, pieces]), built }
}

describe('chits instead of cards', () => {
  it('are one for every card of both decks and of the solo game, with racks, tokens and track', async () => {
    const { files, errors, built } = await build({ forms: ['chits'] })
    expect(errors).toEqual([])
    expect(files).toEqual([
      // 54 Zulu, 7 more for the solo game, 52 British.
      ['chits', 2, 113],
      ['tokens', 1, 10],
      ['quick-reference', 1, 1],
      ['rack', 1, 1],
      ['troop-track', 1, 1],
    ])
    const chits = await pdfText(built.files.find(({ sheet }) => sheet === 'chits')!.bytes)
    const count = (text: string): number =>
      chits.filter((run) => run.page === 1 && run.text === text && run.pt > 10).length
    // Values of the decks, larger than the numbers of the columns: 10 and 5 Blood of 10, 10 Fire at Will, 3 Range Markers; 2 Chieftains and 2 Gatling Guns of 50.
    expect([count('10'), count('50')]).toEqual([28, 4])
    const small = chits.map(({ text }) => text).join(' ')
    expect(small).toContain(
      'Zulu (solo): take out 7 × Attack; put in 5 × Zulu Blood, 1 × Zulu Shields, 1 × Zulu Warriors, which come last',
    )
    const tokens = await pdfText(built.files.find(({ sheet }) => sheet === 'tokens')!.bytes)
    expect(tokens.filter(({ text }) => text === 'MEN')).toHaveLength(10)
    const track = await pdfText(built.files.find(({ sheet }) => sheet === 'troop-track')!.bytes)
    const boxes = track.map(({ text }) => text).filter((text) => /^\d+0$|^0$/.test(text))
    expect(boxes.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, i) => String(i * 10)))
  })

  it('stand beside the cards when both are asked for, and alone when a sheet is named', async () => {
    expect((await build({ forms: ['cards', 'chits'] })).files.map(([sheet]) => sheet)).toEqual([
      'zulu',
      'british',
      'solo-supplement',
      'chits',
      'tokens',
      'quick-reference',
      'rack',
      'troop-track',
    ])
    expect((await build({ only: ['rack', 'tokens'] })).files.map(([sheet]) => sheet)).toEqual(['tokens', 'rack'])
  })

  it.each([12.7, 15.875])('can be %s mm, with racks and track that hold them', async (counterSize) => {
    const { errors, built } = await build({ forms: ['chits'], counterSize })
    expect(errors).toEqual([])
    expect(built.verified.pieces).toBe(113 + 10 + 3)
    expect(built.verified.maxSizeErrorMm).toBeLessThan(0.01)
    const sizes = built.drawn!.sheets.flatMap(({ pieces }) => pieces.map(({ front }) => front.width))
    expect(new Set(sizes)).toEqual(new Set([counterSize]))
  })

  it('are chosen by piece like cards', async () => {
    const wish = [
      { id: 'blood', copies: 2 },
      { id: 'token', copies: 3 },
    ]
    const { files, errors } = await build({ forms: ['chits'], pieces: wish })
    expect(errors).toEqual([])
    expect(files).toEqual([
      // Two of the Zulu deck and two of the solo supplement.
      ['chits-pieces', 2, 4],
      ['tokens-pieces', 1, 3],
    ])
    const wrong = await build({ forms: ['chits'], pieces: [{ id: 'bloood' }] })
    expect(wrong.errors.map(({ code }) => code)).toEqual(['build/no-piece'])
  })
})
