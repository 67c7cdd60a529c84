import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'

const MORE = `kind: variant
id: more-attacks
title: More attacks
of: zulu-spears
changes: { decks.zulu.cards.attack.count: 9 }
`

async function qm(line: string, text = MORE): Promise<{ code: number; out: string; err: string; host: MemoryHost }> {
  const host = memoryHost({ '/desk/more.yaml': text })
  const context = fakeContext(host, '/desk')
  const code = await run(line.split(' '), context)
  return { code, ...context.said, host }
}

it('checks a variant: a sum that the rules do not state is a note, at the changed value', async () => {
  const { code, out } = await qm('check /desk/more.yaml --no-simulation --json')
  expect(code).toBe(0)
  const { summary, diagnostics } = JSON.parse(out) as { summary: unknown; diagnostics: { code: string }[] }
  expect(summary).toMatchObject({ errors: 0, warnings: 0 })
  expect(diagnostics.find(({ code: id }) => id === 'check/deck-size')).toMatchObject({
    severity: 'note',
    message: '56 cards, rules state 52, ruling zulu-deck-size accepts 54',
    file: '/desk/more.yaml',
    line: 5,
  })
})

it('builds a variant into a folder named after its file', async () => {
  const { code, out, host } = await qm('build /desk/more.yaml --no-simulation --only zulu --format pdf')
  expect(code).toBe(0)
  expect(out).toContain('zulu_a4_long-edge.pdf  14 pages, 56 pieces')
  expect([...host.files.keys()]).toContain('/desk/out/more/zulu_a4_long-edge.pdf')
})

it('plays a variant, and reports it by its own name', async () => {
  const { code, out } = await qm('simulate /desk/more.yaml --games 50 --json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ game: 'more-attacks', games: 50 })
})

it('works out the chances of a variant', async () => {
  const { out } = await qm('odds /desk/more.yaml --deck zulu --draw 4 --at-least attack=1 --json')
  // 1 - C(47,4) / C(56,4)
  expect(JSON.parse(out)).toMatchObject({ game: 'more-attacks', probability: { numerator: 1145, denominator: 2226 } })
})

it('marks the word of a way that leads nowhere', async () => {
  const { code, err } = await qm('check /desk/more.yaml', MORE.replace('cards.attack', 'cards.atack'))
  expect(code).toBe(1)
  expect(err).toContain('/desk/more.yaml:5:29 error variant/unknown-path')
  expect(err).toContain('did you mean "attack"?')
})
