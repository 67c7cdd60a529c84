import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

const DECK = 'kind: deck\nid: deck\ncard: { back: card-back }\ncards:\n  - { title: Orc, count: 2, text: Shouts. }\n'

/** The files that a build writes below `/…/out`, when it starts at a moment of the clock. */
async function built(folder: string, now: number): Promise<Map<string, Buffer>> {
  const host = memoryHost({ [`${folder}/case/deck.yaml`]: DECK })
  const later = { ...host, now: () => now, cpu: () => now }
  expect(await run(['build', `${folder}/case`, '--out', `${folder}/out`], fakeContext(later, folder))).toBe(0)
  const start = `${folder}/out/case/`
  return new Map(
    [...host.files].flatMap(([path, bytes]) =>
      path.startsWith(start) ? [[path.slice(start.length), Buffer.from(bytes)] as const] : [],
    ),
  )
}

it('the same input gives the same bytes, later and in another folder', async () => {
  const first = await built('/games', 1_700_000_000_000)
  const again = await built('/games', 1_700_000_002_000)
  const elsewhere = await built('/home/somebody/My Games', 1_800_000_000_000)
  expect([...first.keys()].filter((name) => /\.(pdf|svg)$/.test(name))).toHaveLength(3)
  for (const other of [again, elsewhere]) {
    expect([...other.keys()]).toEqual([...first.keys()])
    for (const [name, bytes] of first) expect(other.get(name)?.equals(bytes), name).toBe(true)
  }
  for (const bytes of first.values()) {
    const text = bytes.toString('latin1')
    expect(text).not.toMatch(/\/games\b|\/home\/|\/tmp\/|node_modules|CreationDate|ModDate|\d\d:\d\d:\d\d/)
  }
})
