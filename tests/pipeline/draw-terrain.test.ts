import { expect, it } from 'vitest'
import { COMPONENTS } from '../../src/components/registry.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { drawTerrain } from '../../src/pipeline/draw-terrain.ts'
import type { PageSheet } from '../../src/pipeline/sheet-kinds.ts'
import { studioWith } from '../draw/drawing.ts'
import { memoryHost } from '../support/memory-host.ts'
import { place } from '../support/place.ts'

const host = memoryHost()
const game = loadGame(host, `${host.root}/data/isandlwana`).value!
const studio = await studioWith()
const context = { studio, game, rulings: new Map<string, string>(), oneOfEach: false }
const sheet = (tables: string[]): PageSheet => ({ kind: 'tables', id: 't', title: 'T', tables, place: place() })

it('draws a hex of each kind of terrain for a sheet with the terrain key, and the key shows it', async () => {
  const terrainPictures = await drawTerrain([sheet(['terrain-key'])], context, [])
  const ids = game.terrain.types.map(({ id }) => id)
  expect([...(terrainPictures?.keys() ?? [])]).toEqual(ids)
  const source = { id: 't', title: 'T', tables: ['terrain-key'] as const, width: 190, height: 277, place: place() }
  const { value, diagnostics } = COMPONENTS.table.draw(source, { ...context, terrainPictures })
  expect(diagnostics).toEqual([])
  const svg = value!.fronts.map((face) => face.svg).join('')
  // Unlike kinds look unlike: each has a drawing of its own, 0.4 mm a unit at full size and no larger.
  const shown = [...svg.matchAll(/scale\((0\.\d+)\)"><use href="(#s-[^"]+)"/g)]
  expect(new Set(shown.map(([, , id]) => id)).size).toBe(ids.length)
  for (const [, scale] of shown) expect(Number(scale)).toBeLessThanOrEqual(0.4)
})

it('draws nothing where no key is wanted or there is no map', async () => {
  expect(await drawTerrain([sheet(['fire'])], context, [])).toBeUndefined()
  expect(await drawTerrain([sheet(['terrain-key'])], { ...context, game: { ...game, maps: [] } }, [])).toBeUndefined()
})
