import { describe, expect, it } from 'vitest'
import { CHECKS } from '../../src/check/registry.ts'
import { checkList } from '../../src/report/check-list.ts'
import { messagesByCode, STAGES } from '../../src/report/codes.ts'
import { explain } from '../../src/report/explain.ts'

describe('explain', () => {
  it('says what a code means, with a bad and a good example', () => {
    expect(explain('schema/expected-whole')).toEqual({
      page: [
        'schema/expected-whole (error): a whole number from {min} to {max} was expected, not {found}',
        'Copies, hands and limits are counted, and none is larger than stated.',
        'Wrong:\n  count: x4',
        'Right:\n  count: 4\n',
      ].join('\n\n'),
    })
  })

  it('offers the nearest code, or those of the same name', () => {
    expect(explain('schema/expected-hole')).toEqual({ near: ['schema/expected-whole'] })
    const { near } = explain('unknown-icon') as { near: readonly string[] }
    expect([...near].sort()).toEqual(['draw/unknown-icon', 'import/unknown-icon'])
    expect(explain('nothing/like-it')).toEqual({ near: [] })
  })

  it('needs no stage where one code ends so', () => {
    expect(explain('deck-size')).toEqual(explain('check/deck-size'))
    expect(explain('deck-size')).toHaveProperty('page', expect.stringMatching(/^check\/deck-size \(error\): /))
  })

  it('knows tables from above', () => {
    const more = {
      stage: 'top',
      table: { late: { severity: 'note', says: 's', explain: 'e', bad: 'b', good: 'g' } as const },
    }
    expect(explain('top/late', [more])).toEqual({ page: 'top/late (note): s\n\ne\n\nWrong:\n  b\n\nRight:\n  g\n' })
  })
})

describe('codes', () => {
  it('are each filled in', () => {
    for (const [code, message] of messagesByCode()) {
      expect(
        [message.says, message.explain, message.bad, message.good].every((text) => text.trim() !== ''),
        code,
      ).toBe(true)
      expect(message.bad, code).not.toBe(message.good)
    }
  })

  it('mean one thing each', () => {
    const all = STAGES.flatMap(({ stage, table }) =>
      Object.entries(table).map(([name, message]) => [`${stage}/${name}`, message] as const),
    )
    for (const [code, message] of all) expect(messagesByCode().get(code), code).toBe(message)
  })
})

describe('checkList', () => {
  it('has a line for each check', () => {
    const lines = checkList().trimEnd().split('\n')
    expect(lines).toHaveLength(CHECKS.length)
    expect(lines[0]).toMatch(/^data\/deck-size +the counts of a deck/)
  })
})
