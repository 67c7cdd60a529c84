import { describe, expect, it } from 'vitest'
import { limitFindings } from '../../src/game/limit-findings.ts'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'

const findings = (file: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, i) => ({
    code: 'x/y',
    severity: 'error',
    message: 'wrong',
    at: { file, start: i, end: i + 1 },
  }))

describe('limitFindings', () => {
  it('leaves up to 500 a file as they are', () => {
    const some = [...findings('a', 500), ...findings('b', 500)]
    expect(limitFindings(some)).toEqual(some)
  })

  it('says how many more there are, behind the last that is shown', () => {
    const limited = limitFindings([...findings('a', 503), ...findings('b', 1)])
    expect(limited).toHaveLength(502)
    expect(limited[500]).toMatchObject({
      code: 'game/too-many-findings',
      message: 'and 3 more problems in this file',
      at: { file: 'a', start: 499 },
    })
    expect(limited[501]?.at?.file).toBe('b')
  })
})
