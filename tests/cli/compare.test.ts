import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'

const host = (): MemoryHost =>
  memoryHost({
    '/desk/more.yaml': 'kind: variant\nid: more\nof: zulu-spears\nchanges: { decks.zulu.cards.attack.count: 9 }\n',
  })

async function compare(
  line: string,
  on = host(),
): Promise<{ code: number; out: string; err: string; host: MemoryHost }> {
  const context = fakeContext(on, '/desk')
  const code = await run(['compare', ...line.split(' ')], context)
  return { code, ...context.said, host: on }
}

it('gives the documented JSON', async () => {
  const { code, out } = await compare('zulu-spears /desk/more.yaml --games 500 --no-matrix --json')
  expect(code).toBe(0)
  const result = JSON.parse(out) as Record<string, unknown>
  expect(result).toMatchObject({
    base: { id: 'zulu-spears' },
    changed: { id: 'more' },
    effect: { side: 'zulu', pairs: 500 },
    verdict: { d: 1 },
    changedPieces: [{ id: 'decks.zulu.cards.attack', fields: [{ field: 'count', from: '7', to: '9' }] }],
    knockOut: [{ name: 'decks.zulu.cards.attack.count', from: 7, to: 9 }],
    matrix: [],
  })
  expect(Object.keys(result)).toEqual(expect.arrayContaining(['structure', 'measured']))
})

it('compares on paper, and prints only what is new', async () => {
  const { code, out, host: on } = await compare('zulu-spears /desk/more.yaml --no-simulation --print --format pdf')
  expect(code).toBe(0)
  expect(out).toContain('card decks.zulu.cards.attack (Attack), count: 7 → 9')
  expect(out).toContain('out/more-changes/zulu_a4_long-edge.pdf')
  expect([...on.files.keys()].filter((path) => path.endsWith('.pdf'))).toContain(
    '/desk/out/more-changes/zulu_a4_long-edge.pdf',
  )
  const same = await compare('zulu-spears zulu-spears --no-simulation --print --json')
  expect(JSON.parse(same.out)).toMatchObject({ effect: null, verdict: null, changedPieces: [], files: [] })
})

it('writes out both games of a pair', async () => {
  const { out } = await compare('zulu-spears /desk/more.yaml --replay 3')
  expect(out).toMatch(/^Base: Zulu Spears\n/)
  expect(out).toContain('\nChanged: Zulu Spears\n')
})

it('says which game is not there', async () => {
  const { code, err, out } = await compare('zulu-spears zulu-speers')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('did you mean "zulu-spears"?')
})
