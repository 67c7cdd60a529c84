import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/kernel/diagnostic.ts'
import type { Message } from '../../../src/kernel/messages.ts'
import { sarifLog, type SarifFinding } from '../../../src/report/sarif/sarif-log.ts'
import { sarifShape } from '../../support/sarif-shape.ts'

const page: Message = { severity: 'error', says: 'it is {what}', explain: 'Why.', bad: 'b', good: 'g' }
const messages = new Map(['x/late', 'x/early', 'x/unmet'].map((code) => [code, page]))
const finding: Diagnostic = { code: 'x/late', severity: 'error', message: 'wrong' }

/** The one run of a log of findings about `my/a.yaml`, seen from `/desk`. */
function runOf(...findings: SarifFinding[]) {
  // Lines of 3, 4 and 3 UTF-16 units: the smile counts as two.
  const sources = new Map([['my/a.yaml', 'abc\r\nd😀e\nfgh']])
  return sarifShape.parse(sarifLog({ version: '1.2.3', findings, sources, folder: '/desk', messages })).runs[0]
}

describe('sarifLog', () => {
  it('counts lines and columns from 1, columns in UTF-16 units, the end behind the last', () => {
    const { results, columnKind } = runOf({ diagnostic: { ...finding, at: { file: 'my/a.yaml', start: 8, end: 12 } } })
    expect(columnKind).toBe('utf16CodeUnits')
    expect(results[0]?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'my/a.yaml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 2, startColumn: 4, endLine: 3, endColumn: 3 },
    })
  })

  it('describes each kind of finding that was met once, and says which a result is of', () => {
    const about = 'my/a.yaml'
    const run = runOf(
      { diagnostic: finding, about },
      { diagnostic: { ...finding, code: 'x/early', severity: 'note' }, about },
      { diagnostic: finding, about },
    )
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['x/early', 'x/late'])
    expect(run.results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
      ['x/late', 1, 'error'],
      ['x/early', 0, 'note'],
      ['x/late', 1, 'error'],
    ])
  })

  it('names the file a finding is about, at its first line, where it has no place', () => {
    const { results, invocations } = runOf({ diagnostic: finding, about: 'my/b c.yaml' })
    expect(results[0]?.locations[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: 'my/b%20c.yaml' },
      region: { startLine: 1 },
    })
    expect(invocations).toEqual([{ executionSuccessful: true }])
  })

  it('tells misuse of the command line apart from results', () => {
    const { results, invocations } = runOf({ diagnostic: { ...finding, hints: ['did you mean "b"?'] } })
    expect(results).toEqual([])
    expect(invocations).toEqual([
      {
        executionSuccessful: false,
        toolConfigurationNotifications: [
          {
            associatedRule: { id: 'x/late', index: 0 },
            level: 'error',
            message: { text: 'wrong.\ndid you mean "b"?' },
          },
        ],
      },
    ])
  })

  it('adds hints to the message and gives other places their own', () => {
    const at = { file: 'my/a.yaml', start: 0, end: 1 }
    const [result] = runOf({
      diagnostic: { ...finding, at, hints: ['write {b}'], related: [{ message: 'the first {x}', at }] },
    }).results
    expect(result?.message.text).toBe('wrong.\nwrite {{b}}')
    expect(result?.relatedLocations).toMatchObject([
      { message: { text: 'the first {{x}}' }, physicalLocation: { region: { startLine: 1, endColumn: 2 } } },
    ])
  })

  it('is sound without any finding', () => expect(runOf().results).toEqual([]))
})
