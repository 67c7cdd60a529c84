import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { buildCase } from '../support/case-game.ts'
import { counterGame } from '../support/counter-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const ONLY = { only: ['counters'], formats: ['pdf'] }

it('lays counters of two sizes, and with little ink, beside each other in one folder', async () => {
  const first = await buildCase(counterGame(3), ONLY)
  const { host } = first
  const folder = { path: '/games/case', name: 'case' }
  const usual = loadGame(host, folder.path).value?.counterSheets[0]?.size ?? NaN
  await buildGame(host, folder, buildOptions({ ...ONLY, counterSize: 20 }))
  await buildGame(host, folder, buildOptions({ ...ONLY, lowInk: 'all' }))
  // The usual size, asked for, is the usual file.
  await buildGame(host, folder, buildOptions({ ...ONLY, counterSize: usual }))
  const names = host.list(first.out).filter((name) => name.endsWith('.pdf'))
  expect(names.sort()).toEqual([
    'counters_a4_long-edge.pdf',
    'counters_a4_long-edge_20mm.pdf',
    'counters_a4_long-edge_low-ink.pdf',
  ])
})

it('says the size of hexes in the names of maps, and of counters where a track for them is on the map', async () => {
  const host = memoryHost()
  const folder = { path: `${host.root}/data/isandlwana`, name: 'isandlwana' }
  const options = { only: ['map', 'tables'], formats: ['pdf'], hexSize: 25.4, counterSize: 12.7 }
  const built = await buildGame(host, folder, buildOptions(options))
  expect(built.files.map(({ path }) => path).sort()).toEqual([
    'map_a4_none_hex-25.4mm_12.7mm.pdf',
    'map_whole_none_hex-25.4mm_12.7mm.pdf',
    'tables_a4_none.pdf',
  ])
}, 30_000)
