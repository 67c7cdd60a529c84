import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { sarifShape } from '../support/sarif-shape.ts'
import { tinyDeck, tinyGame } from '../support/tiny-game.ts'

/** What `qm` answers, called in `/games`. */
async function qm(host: ReturnType<typeof tinyGame>, ...line: string[]) {
  const context = fakeContext(host, '/games')
  const code = await run(line, context)
  return { code, ...context.said }
}

const logOf = (text: string) => sarifShape.parse(JSON.parse(text)).runs[0]

describe('qm check --sarif', () => {
  it('puts findings on stdout as SARIF alone, at their places', async () => {
    const host = tinyGame({ 'duel.yaml': tinyDeck('title: Page', 'titel: Page') })
    const { code, out, err } = await qm(host, 'check', '/games/tiny', '--sarif')
    expect([code, err]).toEqual([1, ''])
    const { results, tool, invocations } = logOf(out)
    const result = results.find(({ ruleId }) => ruleId === 'schema/unknown-key')
    expect(result?.message.text).toBe('unknown key "titel".\ndid you mean "title"?')
    expect(result?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'tiny/duel.yaml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 8, startColumn: 17, endLine: 8, endColumn: 22 },
    })
    expect(tool.driver.rules.map(({ id }) => id)).toContain('schema/unknown-key')
    expect(invocations).toEqual([{ executionSuccessful: true }])
  })

  it('says the same as --json', async () => {
    const host = tinyGame({ 'duel.yaml': tinyDeck('count: 3', 'count: -3'), 'empty.yaml': 'kind: deck\nid: empty\n' })
    const { diagnostics } = JSON.parse((await qm(host, 'check', 'tiny', '/games/tiny', '--json')).out) as {
      diagnostics: { code: string; line: number | null; endColumn: number | null }[]
    }
    const { results, invocations } = logOf((await qm(host, 'check', 'tiny', '/games/tiny', '--sarif')).out)
    const placed = results.map(({ ruleId, locations: [at] }) => [ruleId, at?.physicalLocation.region.endColumn ?? null])
    const misuses =
      invocations[0]?.toolConfigurationNotifications?.map(({ associatedRule: { id } }) => [id, null]) ?? []
    expect(placed.length).toBeGreaterThan(2)
    expect([...misuses, ...placed]).toEqual(diagnostics.map(({ code, endColumn }) => [code, endColumn]))
  })

  it('counts no misnamed game among the results', async () => {
    const { code, out } = await qm(tinyGame(), 'check', 'tinny', '--sarif')
    expect(code).toBe(1)
    expect(logOf(out)).toMatchObject({ results: [], invocations: [{ executionSuccessful: false }] })
  })

  it.each(['--json', '--list', '--show=x'])('beside %s is wrong usage', async (other) => {
    const { code, out, err } = await qm(tinyGame(), 'check', '/games/tiny', '--sarif', other)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain("option '--sarif' cannot be used with option")
  })
})
