import { expect, it } from 'vitest'
import { found, load, loadFine } from './load.ts'

const files = (sheet: string) => ({
  'deck.yaml': 'kind: deck\nid: orcs\ncards:\n  - title: Orc\n',
  'long.yaml':
    'kind: scenario\nid: long\ntitle: Long\nparameters:\n  men: { value: 20 }\n  token: { value: 5 }\n  hand: { value: 7 }\n',
  'game.yaml': `kind: game\ntitle: Orcs\nsheets:\n  - { id: aid, title: Aid, ${sheet} }\n`,
})

it('reads chits, racks, tokens and tracks of parameters', () => {
  const sheetOf = (text: string) => loadFine(files(text)).sheets[0]
  expect(sheetOf('kind: chits, decks: [{ deck: orcs, colour: ochre, emblem: drop }]')).toMatchObject({
    kind: 'chits',
    decks: [{ deck: 'orcs', colour: 'ochre', emblem: 'drop' }],
  })
  expect(
    sheetOf('kind: rack, scenario: long, racks: [{ title: Orcs, holds: [hand, token], colour: "#abc" }]'),
  ).toMatchObject({ racks: [{ title: 'Orcs', holds: ['hand', 'token'], colour: '#aabbcc' }] })
  expect(sheetOf('kind: tokens, scenario: long, count: men, value: token, colour: scarlet, word: MEN')).toMatchObject({
    count: 'men',
    value: 'token',
    word: 'MEN',
  })
  expect(sheetOf('kind: parameter-track, scenario: long, parameter: men, step: token')).toMatchObject({
    parameter: 'men',
    step: 'token',
  })
})

it.each([
  ['kind: chits, decks: [{ deck: elves, beyond: dwarfs, colour: ochre, emblem: drop }]', ['elves', 'dwarfs']],
  ['kind: rack, scenario: long, racks: [{ title: Orcs, holds: [hands], colour: ochre }]', ['hands']],
  ['kind: rack, scenario: short, racks: [{ title: Orcs, holds: [hand], colour: ochre }]', ['short']],
  ['kind: tokens, scenario: long, count: man, value: tokens, colour: scarlet', ['man', 'tokens']],
  ['kind: parameter-track, scenario: long, parameter: mem, step: tokem', ['mem', 'tokem']],
])('finds names that nothing defines: %s', (sheet, wrong) => {
  const named = found(load(files(sheet))).filter((line) => line.includes('game/unknown-reference'))
  expect(named.map((line) => line.replace('game.yaml: game/unknown-reference @ ', '')).sort()).toEqual(
    [...wrong].sort(),
  )
})
