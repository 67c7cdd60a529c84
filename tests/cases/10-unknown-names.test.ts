import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

const FILES = {
  '/games/case/game.yaml': 'kind: game\ntitle: Case\nsheets:\n  - { kind: deck, id: orcs, title: Orcs, deck: orks }\n',
  '/games/case/orcs.yaml': 'kind: deck\nid: orcs\ncard:\n  template: cadr\ncards:\n  - { title: Orc }\n',
  '/games/case/elves.yaml': 'kind: deck\nid: elves\nlike: ocrs\ncards:\n  - { title: Elf }\n',
}

describe('names that nothing defines', () => {
  it('are all reported in one run, each with its place and the nearest name', async () => {
    const host = memoryHost({ ...FILES, '/games/out/case/kept.txt': 'kept' })
    const context = fakeContext(host, '/games')
    expect(await run(['build', '/games/case', '--no-simulation', '--out', '/games/out'], context)).toBe(1)
    const { err, out } = context.said
    for (const [place, wrong, hint] of [
      ['case/game.yaml:4:', 'orks', 'orcs'],
      ['case/elves.yaml:3:7', 'ocrs', 'orcs'],
      ['case/orcs.yaml:4:13', 'cadr', 'card'],
    ]) {
      const frame = err.split('\n\n').find((text) => text.includes(`"${wrong}"`))
      expect(frame).toContain(place)
      expect(frame).toContain(`did you mean "${hint}"?`)
    }
    expect(err + out).not.toMatch(/\bat \S+ \(|\.ts:|TypeError|undefined/)
    expect([...host.files.keys()].filter((path) => path.startsWith('/games/out'))).toEqual(['/games/out/case/kept.txt'])
  })
})
