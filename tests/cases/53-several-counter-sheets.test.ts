import { expect, it } from 'vitest'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { counterGame } from '../support/counter-game.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText } from '../support/pdf-text.ts'

const folder = '/games/counters'
const host = memoryHost()
const encoder = new TextEncoder()
const write = (copies: number): void => {
  for (const [name, text] of Object.entries(counterGame(copies, 20)))
    host.files.set(`${folder}/${name}`, typeof text === 'string' ? encoder.encode(text) : text)
}
/** Less margins for whole marks, head and foot, 104 x 105 mm are left: 5 x 5 counters of 20 mm. */
const paper = findPaper('125x135mm')!
const build = async () => {
  const built = await buildGame(
    host,
    { path: folder, name: 'counters' },
    buildOptions({ papers: [paper], backs: ['none'], formats: ['pdf', 'svg'] }),
  )
  const written = [...host.files].filter(([path]) => path.startsWith('/out/counters/'))
  return { built, written: new Map(written.map(([path, bytes]) => [path.slice('/out/counters/'.length), bytes])) }
}
const namesByPage = async (pdf: Uint8Array) => {
  const texts = (await pdfText(pdf)).filter(({ text }) => /^X\d$/.test(text))
  const pages = Math.max(...texts.map(({ page }) => page))
  return Array.from({ length: pages }, (_, i) => texts.filter(({ page }) => page === i + 1))
}

it('puts each sheet on its own page, and a smaller set leaves nothing behind', async () => {
  write(17)
  const first = await build()
  expect(first.built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const pdf = [...first.written].find(([path]) => path.endsWith('.pdf'))!
  const pages = await namesByPage(pdf[1])
  expect(pages.map((page) => page.length)).toEqual([25, 25, 1])
  // Copies run on over the end of a page: 17 of the first kind, 8 of the second; 9 more and 16 of the third; the last.
  const kinds = pages.map((page) => ['X1', 'X2', 'X3'].map((name) => page.filter(({ text }) => text === name).length))
  expect(kinds).toEqual([
    [17, 8, 0],
    [0, 9, 16],
    [0, 0, 1],
  ])
  for (const page of pages) {
    const places = page.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    expect(new Set(places).size).toBe(places.length)
  }
  const second = await build()
  expect([...second.written]).toEqual([...first.written])

  write(13)
  host.files.set(
    `${folder}/counters.yaml`,
    encoder.encode((counterGame(13, 20)['counters.yaml'] as string).replace('count: 13', 'count: 14')),
  )
  const third = await build()
  const smaller = await namesByPage([...third.written].find(([path]) => path.endsWith('.pdf'))![1])
  expect(smaller.map((page) => page.length)).toEqual([25, 15])
  const svgs = (files: Map<string, Uint8Array>) => [...files.keys()].filter((path) => path.endsWith('.svg'))
  expect([svgs(first.written).length, svgs(third.written).length]).toEqual([3, 2])
})
