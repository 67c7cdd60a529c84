import { expect, it } from 'vitest'
import { repeatLine } from '../../src/report/repeat-line.ts'

it('writes a command line that a shell reads back', () => {
  const options = [
    ['seed', 7],
    ['policy', 'zulu=hold:100'],
    ['scenario', undefined],
    ['no-matrix', true],
    ['no-knock-out', false],
    ['ruling', "a='b c"],
  ] as const
  expect(repeatLine({ words: ['compare', 'zulu-spears', 'my game/more.yaml'], options })).toBe(
    `qm compare zulu-spears 'my game/more.yaml' --seed 7 --policy zulu=hold:100 --no-matrix --ruling 'a='\\''b c'`,
  )
})
