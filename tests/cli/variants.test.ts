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

/** A variant of a deck that claims three cards. */
const HORDE = 'kind: variant\nid: horde\nof: orcs\nchanges: { decks.orcs.cards.orc.count: 5 }\n'
const ORCS =
  'kind: deck\nid: orcs\nstated: { cards: 3, source: Rules }\ncards:\n  - { title: Orc, count: 3, text: Shout, source: { kind: stated, text: Rules, count: 3 } }\n'

async function qm(line: string, text = MORE): Promise<{ code: number; out: string; err: string; host: MemoryHost }> {
  const host = memoryHost({ '/desk/more.yaml': text, '/desk/orcs/deck.yaml': ORCS })
  const context = fakeContext(host, '/desk')
  const code = await run(line.split(' '), context)
  return { code, ...context.said, host }
}

it('checks a variant: a sum that the rules do not state is a note, at the changed value', async () => {
  const { code, out } = await qm('check /desk/more.yaml --json', HORDE)
  expect(code).toBe(0)
  const { summary, diagnostics } = JSON.parse(out) as { summary: unknown; diagnostics: { code: string }[] }
  expect(summary).toMatchObject({ errors: 0, warnings: 0 })
  expect(diagnostics.find(({ code: id }) => id === 'check/deck-size')).toMatchObject({
    severity: 'note',
    message: '5 cards, rules state 3',
    file: '/desk/more.yaml',
    line: 4,
  })
})

it('builds a variant into a folder named after its file', async () => {
  const { code, out, host } = await qm('build /desk/more.yaml --format pdf', HORDE)
  expect(code).toBe(0)
  expect(out).toContain('orcs_a4_none.pdf  1 page, 5 pieces')
  expect([...host.files.keys()]).toContain('/desk/out/more/orcs_a4_none.pdf')
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
