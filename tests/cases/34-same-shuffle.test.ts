import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { drawAny } from '../../src/rules/helpers/draw-any.ts'
import { seededRng } from '../../src/rules/rng.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

const simulate = async (...options: string[]): Promise<string> => {
  const host = memoryHost()
  const context = fakeContext(host, '/elsewhere')
  const code = await run(['simulate', 'zulu-spears', '--games', '1000', '--workers', '1', ...options], context)
  expect(code, context.said.err).toBe(0)
  return context.said.out
}
/** The report without what is measured of the machine. */
const report = async (seed: string): Promise<object> => {
  const { measured, ...rest } = JSON.parse(await simulate('--seed', seed, '--json')) as { measured: unknown }
  expect(measured).toBeDefined()
  return rest
}

describe('1000 simulated games', () => {
  it('are the same for the same seed and others for another', async () => {
    const first = await report('42')
    expect(await report('42')).toEqual(first)
    const { seed, ...other } = (await report('43')) as { seed: number }
    expect(seed).toBe(43)
    expect(first).not.toMatchObject(other)
  })

  it('say which seed they used when none was asked for', async () => {
    expect(await simulate()).toMatch(/seed\s+1\b/i)
    expect(JSON.parse(await simulate('--json'))).toMatchObject({ seed: 1 })
  })
})

it('the games of a run do not start with the same hand', () => {
  // Five of 30 different cards: 142,506 hands, so that 1000 games see about 996 different ones.
  const hands = Array.from({ length: 1000 }, (_, game) => {
    const deck = Array.from({ length: 30 }, (_, card) => card)
    const rng = seededRng(42, game)
    const hand = Array.from({ length: 5 }, () => drawAny(deck, rng))
    return hand.sort((a, b) => a - b).join(' ')
  })
  expect(new Set(hands).size).toBeGreaterThan(900)
})
