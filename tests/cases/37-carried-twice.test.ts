import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

/** A unit of seven, each with a sword, one of them the leader with a banner; the roster has it twice. */
const files = (together: string) => ({
  'game.yaml': 'kind: game\ntitle: War\nsheets:\n  - { kind: roster, id: roster, title: Roster, roster: force }\n',
  'roster.yaml':
    'kind: roster\nid: force\ntitle: Force\nstated: [{ figures: 14, source: here }]\nunits:\n' +
    `  - id: guard\n    title: Guard\n    count: 2\n${together}    stated: { figures: 7, source: here }\n    members:\n` +
    '      - { title: Guard, count: 6, carries: [sword] }\n      - { title: Leader, carries: [sword, banner] }\n',
})

async function textsOf(together: string): Promise<string[]> {
  const built = await buildCase(files(together))
  expect(built.said).toEqual([])
  return (await pdfText(built.pdf())).map(({ text }) => text)
}

it('lists what seven figures carry once, with the leader among the seven', async () => {
  const texts = await textsOf('')
  expect(texts.filter((text) => text === '7 × sword, 1 × banner')).toHaveLength(2)
  expect(texts.filter((text) => text === '6 × Guard, 1 × Leader')).toHaveLength(2)
  expect(texts.filter((text) => /^Guard \d$/.test(text))).toEqual(['Guard 1', 'Guard 2'])
  expect(texts).toContain('In all: 2 units, 2 stands, 14 figures')
})

it('prints the two as one row when asked', async () => {
  const texts = await textsOf('    together: true\n')
  expect(texts.filter((text) => text.startsWith('7 × sword'))).toHaveLength(1)
  expect(texts).toContain('Guard × 2')
  expect(texts).toContain('In all: 2 units, 2 stands, 14 figures')
})
