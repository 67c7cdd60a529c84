import { expect, test } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

const TARGET = 'tune zulu-spears --side zulu --target 28..38 --may zulu.blood,zulu.chieftains'

test('finds a change and writes it as a variant that plays as promised', async () => {
  const host = memoryHost()
  const context = fakeContext(host, '/desk')
  expect(await run(`${TARGET} --out tuned --json`.split(' '), context)).toBe(0)
  const report = JSON.parse(context.said.out) as { found: { winRate: { low: number; high: number } }[] }
  expect(report.found).toHaveLength(1)
  const file = '/desk/tuned/zulu-spears-zulu-1.yaml'
  expect(host.readText(file)).toContain('of: zulu-spears\nchanges:\n  decks.zulu.cards.blood.count: ')

  const again = fakeContext(host, '/desk')
  expect(await run(`simulate ${file} --games 10000 --workers 1 --json`.split(' '), again)).toBe(0)
  const { winRate } = JSON.parse(again.said.out) as { winRate: { zulu: { value: number } } }
  expect(winRate.zulu.value).toBeGreaterThan(0.28)
  expect(winRate.zulu.value).toBeLessThan(0.38)

  const third = fakeContext(host, '/desk')
  expect(await run(`${TARGET} --out tuned`.split(' '), third)).toBe(1)
  expect(third.said.err).toContain('is there already')
})

test.each(['45', '55..45', 'a..b', '45..155'])('refuses --target %s', async (target) => {
  const context = fakeContext(memoryHost(), '/desk')
  expect(await run(`tune zulu-spears --side zulu --target ${target}`.split(' '), context)).toBe(2)
  expect(context.said.err).toContain('45..55')
})
