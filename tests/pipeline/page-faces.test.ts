import { expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { checkGame } from '../../src/pipeline/check-game.ts'
import { openPageFaces } from '../../src/pipeline/page-faces.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'

it('draws a page once for a paper, and anew for what changes it', async () => {
  const host = memoryHost()
  const folder = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }
  const { game, drawn, rulings } = await checkGame(host, folder, buildOptions())
  const context = { studio: drawn!.studio, game: game!, rulings, oneOfEach: false }
  const request = drawn!.pageSheets.find(({ kind }) => kind === 'reference')!
  const [a4, letter] = [findPaper('a4')!, findPaper('letter')!]
  const faces = openPageFaces()

  const first = faces(request, context, a4)
  const [page] = first.value!.fronts
  expect(faces(request, { ...context }, a4)).toBe(first)
  // The same as drawn for nobody before.
  expect(openPageFaces()(request, context, a4)).toEqual(first)

  const other = faces(request, context, letter).value!.fronts[0]!
  expect(other.width - page!.width).toBeCloseTo(letter.width - a4.width, 6)
  for (const change of [{ oneOfEach: true }, { counterSize: 12.7 }, { figureSize: 30 }])
    expect(faces(request, { ...context, ...change }, a4)).not.toBe(first)
})
