import { expect, it } from 'vitest'
import { itemNames, itemsCalled } from '../../src/schema/item-names.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'

const list = (text: string): unknown[] => parseYaml('list.yaml', text).value?.value as unknown[]

it('calls items by id, else by what tells them apart, else by their title', () => {
  const items =
    '[{ id: a, on: 1 }, { on: 2-3, cells: {} }, { value: "no", means: x }, { at: 4 }, { unit: b }, plain, { title: Cave Troll }, {}]'
  expect(itemNames(list(items))).toEqual(['a', '2-3', 'no', '4', 'b', 'plain', 'cave-troll', ''])
})

it('numbers titles that stand twice, as cards are', () => {
  expect(itemNames(list('[{ title: Orc }, { title: Orc }, { id: orc-2 }, { title: Orc }]'))).toEqual([
    'orc',
    'orc-2',
    'orc-2',
    'orc-3',
  ])
})

it('finds all items of a name, and the one of a number', () => {
  const items = list('[{ id: a }, { id: b }, { id: a }]')
  expect(itemsCalled(items, 'a')).toEqual([0, 2])
  expect(itemsCalled(items, '#2')).toEqual([1])
  expect(['#0', '#4', '#x', 'c'].map((word) => itemsCalled(items, word))).toEqual([[], [], [], []])
})
