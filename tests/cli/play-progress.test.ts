import { expect, test } from 'vitest'
import { playProgress } from '../../src/cli/play-progress.ts'

test('rows of side tables are named, and games after them are pairs of theirs', () => {
  const shown: string[] = []
  const { onProgress, onRow } = playProgress({ progress: (text) => shown.push(text) }, (played) => `${played} of 9`)
  onProgress(5)
  onRow({ table: 'cell', at: 1, of: 2, name: 'zulu=keep' })
  onProgress(1000)
  onRow({ table: 'option', at: 1, of: 9, name: 'zulu keep/no-blood' })
  onProgress(1)
  expect(shown).toEqual([
    '5 of 9',
    'other policies and rulings, 1 of 2, zulu=keep',
    'other policies and rulings, 1 of 2, zulu=keep: 1,000 pairs',
    'without one option, 1 of 9, zulu keep/no-blood',
    'without one option, 1 of 9, zulu keep/no-blood: 1 pair',
  ])
})
