import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { buildCase } from '../support/case-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { counterGame } from '../support/counter-game.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText } from '../support/pdf-text.ts'

it('lists every unit of every scenario of the shipped game with its hex or turn', async () => {
  const host = memoryHost()
  const path = `${host.root}/data/isandlwana`
  const { value: game } = loadGame(host, path)
  const wanted = game!.sheets.flatMap((sheet) => (sheet.kind === 'setup' ? [sheet] : []))
  expect(wanted).toHaveLength(game!.scenarios.length)
  const only = wanted.map(({ id }) => id)
  const built = await buildGame(host, { path, name: 'isandlwana' }, buildOptions({ only }))
  expect(built.diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  for (const sheet of wanted) {
    const scenario = game!.scenarios.find(({ id }) => id === sheet.scenario)!
    const pdf = built.files.find((file) => file.sheet === sheet.id)!.bytes
    const large = (await pdfText(pdf)).filter(({ pt }) => Math.abs(pt - 12.35) < 0.05).map(({ text }) => text)
    const places = scenario.setUp!.placements.map(({ hex, turn }) => hex ?? `Turn ${turn}`)
    expect(large.sort()).toEqual(places.sort())
  }
})

it('shows counters with the hexes of the scenario that the sheet is for, and how its rulings are decided', async () => {
  const host = memoryHost()
  const path = `${host.root}/data/isandlwana`
  const { value: game } = loadGame(host, path)
  const sheet = game!.sheets.find((one) => one.kind === 'setup' && one.scenario === 'free-setup')
  const built = await buildGame(host, { path, name: 'isandlwana' }, buildOptions({ only: [sheet!.id] }))
  const texts = await pdfText(built.files.find(({ format }) => format === 'pdf')!.bytes)
  const free = game!.scenarios.find(({ id }) => id === 'free-setup')!.setUp!.placements
  const hexOf = new Map(free.map(({ unit, hex }) => [unit, hex]))
  const moved = game!.counterSheets
    .flatMap(({ units }) => units)
    .filter(({ id, types }) => types[0]?.front.hex !== undefined && types[0].front.hex !== hexOf.get(id))
  expect(moved.length).toBeGreaterThan(5)
  // The number on the counter is smaller than that beside it.
  const small = texts.filter(({ pt }) => pt < 9).map(({ text }) => text)
  for (const { id } of moved) expect(small).toContain(hexOf.get(id))
  const inPlay = new Set(free.flatMap(({ hex }) => hex ?? []))
  expect(small.filter((text) => /^\d{4}$/.test(text) && !inPlay.has(text))).toEqual([])
  const words = texts.map(({ text }) => text).join(' ')
  for (const id of sheet?.kind === 'setup' ? (sheet.rulings ?? []) : [])
    expect(words).toContain(game!.rulings.find((ruling) => ruling.id === id)!.decision)
})

it('has the units of a hex together, hexes in their order, arrivals last', async () => {
  const host = memoryHost()
  const path = `${host.root}/data/isandlwana`
  const built = await buildGame(host, { path, name: 'isandlwana' }, buildOptions({ only: ['setup-historical'] }))
  const texts = await pdfText(built.files.find(({ format }) => format === 'pdf')!.bytes)
  const places = texts.filter(({ pt }) => Math.abs(pt - 12.35) < 0.05).map(({ text }) => text)
  const once = places.filter((place, i) => place !== places[i - 1])
  expect(new Set(once).size).toBe(once.length)
  const zulu = once.indexOf('0401')
  const british = once.slice(0, zulu)
  expect(british).toEqual(british.toSorted())
  expect(once.slice(zulu)).toEqual(['0401', '1201', '1314', '1601', '2013', '2301', '2506', 'Turn 2'])
})

it('says when a scenario has no set-up', async () => {
  const files = counterGame(1)
  const sheets = '  - { kind: setup, id: start, title: Set-up, scenario: empty }\n'
  const built = await buildCase({
    ...files,
    'game.yaml': `${files['game.yaml'] as string}${sheets}`,
    'empty.yaml': 'kind: scenario\nid: empty\ntitle: Empty\n',
  })
  expect(built.said.filter((line) => line.includes('start'))[0]).toMatch(
    /^sheets\/nothing-to-print game\.yaml:\d+:\d+ start/,
  )
})
