import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { explainTrouble, watchGame, type GameWatcher } from '../../../src/cli/preview/watch-game.ts'

let folder: string
let watcher: GameWatcher
let news: number

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'qm-watch-')))
  for (const name of ['art', 'out', '.git']) mkdirSync(join(folder, name))
  for (const name of ['deck.yaml', 'art/a.svg', 'out/x.svg', '.git/index']) save(name)
  news = 0
  watcher = watchGame(
    () => (news += 1),
    (finding) => expect.fail(finding.message),
  )
  watcher.add([folder])
  // A watcher says nothing until it knows the folder.
  await told(() => save('ready.yaml', String(news)))
})
afterEach(async () => {
  await watcher.close()
  rmSync(folder, { recursive: true })
})

function save(name: string, text = name): void {
  writeFileSync(join(folder, name), text)
}

/** Does something, again and again, until it is told. */
async function told(act: () => void): Promise<void> {
  const before = news
  for (act(); news === before; act()) await wait(100)
}

describe('watchGame', () => {
  it('tells of files that are saved, made, and given the name of others', async () => {
    await told(() => save('deck.yaml', `${news} ${performance.now()}`))
    await told(() => save('art/a.svg', `${news} ${performance.now()}`))
    await told(() => {
      save('.deck.tmp', `${performance.now()}`)
      renameSync(join(folder, '.deck.tmp'), join(folder, 'deck.yaml'))
    })
  })

  it('tells of what is in a folder that was made later', async () => {
    mkdirSync(join(folder, 'more'))
    await told(() => save('more/other.yaml', `${performance.now()}`))
  })

  it('passes over what builds write, and what is hidden', async () => {
    // Late news of what was saved before.
    await wait(300)
    const before = news
    save('out/x.svg', 'new')
    save('.git/index', 'new')
    save('out/y.svg')
    await wait(300)
    expect(news).toBe(before)
    await told(() => save('deck.yaml', `${performance.now()}`))
  })

  it('watches other places too, also a file alone and a folder called out', async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'qm-watch-')))
    const [file, out] = [join(home, 'variant.yaml'), join(home, 'out')]
    mkdirSync(out)
    writeFileSync(file, '')
    watcher.add([file, out])
    await told(() => writeFileSync(file, `${performance.now()}`))
    await told(() => writeFileSync(join(out, 'game.yaml'), `${performance.now()}`))
    rmSync(home, { recursive: true })
  })
})

it('explains what the system will not watch', () => {
  const error = Object.assign(new Error('no space'), { code: 'ENOSPC', path: '/games/large' })
  expect(explainTrouble(error)).toMatchObject({
    code: 'preview/not-watched',
    severity: 'warning',
    message: '/games/large is not watched (ENOSPC): changes in it show only when something else is saved',
  })
})
