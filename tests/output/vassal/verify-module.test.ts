import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openPictures } from '../../../src/output/vassal/pictures.ts'
import { vassalFormat } from '../../../src/output/vassal/vassal-format.ts'
import { verifyModule } from '../../../src/output/vassal/verify-module.ts'
import { counter, deck, fieldMap, gameJob, options, scenario } from './sample-game-job.ts'

const job = gameJob(
  {
    decks: [deck('duel', { knight: 3, page: 1 })],
    sets: [{ id: 'set', title: 'Set', kinds: [counter('a', 1), counter('b', 5)] }],
    boards: [fieldMap()],
  },
  {
    scenarios: [
      scenario('one', [
        ['a', '0101'],
        ['b', '0202', 2],
      ]),
    ],
  },
)

/** The pictures as they should be: 6 pixels a mm. */
function pictures() {
  const album = openPictures(6)
  for (const kind of [...job.decks, ...job.sets].flatMap(({ kinds }) => kinds)) {
    album.of(kind.front)
    if (kind.back) album.of(kind.back)
  }
  for (const { face } of job.boards) album.of(face)
  return album.all()
}

/** What is found in a module whose files were changed. */
async function findings(change: (files: Record<string, Uint8Array>) => void): Promise<string[]> {
  const {
    files: [file],
  } = await vassalFormat.emit(job, options)
  const files = unzipSync(file?.bytes ?? new Uint8Array())
  change(files)
  return verifyModule(zipSync(files), job, pictures(), 'test.vmod').map(({ code, message }) => `${code} ${message}`)
}

/** Changes the build file. */
const rewrite = (from: RegExp, to: string) => (files: Record<string, Uint8Array>) => {
  const text = new TextDecoder().decode(files['buildFile.xml'])
  expect(text).toMatch(from)
  files['buildFile.xml'] = new TextEncoder().encode(text.replace(from, to))
}

describe('reading a module back', () => {
  it('finds nothing in a sound one', async () => {
    expect(await findings(() => undefined)).toEqual([])
  })

  it('finds a picture that is not there', async () => {
    const code = 'vassal/no-picture test.vmod names the picture lost.png, which it does not hold'
    expect(await findings(rewrite(/image="[^"]+\.png"/, 'image="lost.png"'))).toEqual([code])
    expect(await findings(rewrite(/piece;;;[a-z-]+\.png/, 'piece;;;lost.png'))).toEqual([code])
    const gone = await findings((files) => void delete files['images/duel-any-back.png'])
    expect(gone.map((text) => text.split(' ')[0])).toEqual(['vassal/no-picture', 'vassal/wrong-picture'])
  })

  it('finds a picture of another size, and one that is none', async () => {
    const wrong = 'vassal/wrong-picture picture set-a.png of test.vmod is'
    const swapped = await findings((files) => (files['images/set-a.png'] = files['images/duel-knight.png']!))
    expect(swapped).toEqual([`${wrong} 378 x 528 pixels, and should be 90 x 90 pixels`])
    const broken = await findings((files) => (files['images/set-a.png'] = Uint8Array.of(1, 2, 3)))
    expect(broken).toEqual([`${wrong} no PNG, and should be 90 x 90 pixels`])
  })

  it('finds a card or a counter too few', async () => {
    const code = 'vassal/wrong-count'
    expect(await findings(rewrite(/<VASSAL.build.widget.CardSlot .*?<\/VASSAL.build.widget.CardSlot>/, ''))).toEqual([
      `${code} test.vmod holds 3 of "Cards", and should hold 4`,
    ])
    expect(
      await findings(rewrite(/(SetupStack name="0202".*?>\s*)<.*?<\/VASSAL.build.widget.PieceSlot>/, '$1')),
    ).toEqual([`${code} test.vmod holds 2 of "ONE", and should hold 3`])
    expect(await findings(rewrite(/(SetupStack name="B".*?>\s*)<.*?<\/VASSAL.build.widget.PieceSlot>/, '$1'))).toEqual([
      `${code} test.vmod holds 2 of "pieces beside the board", and should hold 3`,
    ])
  })
})
