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
