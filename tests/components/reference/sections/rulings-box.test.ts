import { expect, it } from 'vitest'
import { answer } from '../../../../src/components/reference/sections/rulings-box.ts'
import { zulu } from '../support/zulu.ts'

const ruling = (id: string) => zulu.rulings.find((r) => r.id === id)!

it('answers with the option in force, else the usual one, else the decision', () => {
  const stays = ruling('standing-defence-stays')
  const means = (value: string): string => stays.options.find((o) => o.value === value)!.means
  expect(answer(stays, new Map([[stays.id, 'no']]))).toBe(means('no'))
  expect(answer(stays, new Map())).toBe(means('yes'))
  const size = ruling('zulu-deck-size')
  expect(answer(size, new Map())).toBe(size.decision)
})
