import { expect, it } from 'vitest'
import { buildCase, type GameFiles } from '../support/case-game.ts'
import { mapCase } from '../support/map-case.ts'
import { pageTexts, pdfText } from '../support/pdf-text.ts'

// Ids, titles and texts of cards, and hexes of a map.
const IDS = ['1001', '0101', '0108', '0910', '0110']
const files: GameFiles = {
  'deck.yaml': `kind: deck
id: deck
card: { template: own }
fields: { hex: line }
cards:
${IDS.map((id) => `  - id: ${id}\n    title: ${id}\n    hex: ${id}\n`).join('')}`,
  'templates/own.svg.hbs':
    '{{text id x=6 y=20 style="card-title"}}{{text title x=6 y=40 style="card-title"}}{{text hex x=6 y=60 style="card-title"}}',
}

it('numbers in ids, titles and texts keep their leading zeros and their order', async () => {
  const built = await buildCase(files)
  const texts = (await pdfText(built.pdf())).map(({ text }) => text).filter((text) => /^\d{4}$/.test(text))
  expect(texts).toEqual(IDS.flatMap((id) => [id, id, id]))
})

it('a piece is found by such an id, and by no shorter form of it', async () => {
  const built = await buildCase(files, { pieces: [{ id: '0108', copies: undefined }] })
  expect((await pageTexts(built.pdf()))[0]).toMatch(/^0108 0108 0108 /)
  const short = await buildCase(files, { pieces: [{ id: '108', copies: undefined }] })
  expect(short.files).toEqual([])
  expect(short.said.join('\n')).toContain('build/no-piece')
})

it('hexes named without quotes keep their zeros, and a unit stands in the hex of its number', async () => {
  const source = 'source: { kind: house, text: test }'
  const base = mapCase('columns: 10, rows: 10')
  const hexes = IDS.map((id) => `  ${id}: { terrain: clear, name: Spot ${id}, ${source} }\n`).join('')
  const game = {
    ...base,
    'map.yaml': `${String(base['map.yaml'])}hexes:\n${hexes}`,
    'counters.yaml':
      'kind: counters\nid: c\ntitle: C\nset-up: start\nunits:\n  - { id: scouts, title: Scouts, name: Scouts, look: solid, colour: slate }\n',
    'scenario.yaml':
      'kind: scenario\nid: start\ntitle: Start\nset-up: { map: field, places: [{ unit: scouts, hex: 0108 }] }\n',
    'game.yaml':
      'kind: game\ntitle: Test\nsheets:\n  - { kind: map, id: map, title: Map, map: field }\n  - { kind: counters, id: counters, title: Counters, counters: c }\n',
  }
  const built = await buildCase(game)
  expect(built.diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  const printed = (await pdfText(built.pdf('map_a4'))).map(({ text }) => text.trim())
  for (const id of IDS) expect(printed, id).toContain(id)
  expect(printed.filter((text) => /^\d{1,3}$/.test(text) && IDS.includes(`0${text}`))).toEqual([])
  expect((await pageTexts(built.pdf('counters')))[0]).toContain('0108')
})
