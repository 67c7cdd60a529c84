import { describe, expect, it } from 'vitest'
import type { Diagnostic, Severity } from '../../src/kernel/diagnostic.ts'
import { checkReport, saySummary, sortFindings, summaryOf } from '../../src/report/check-report.ts'
import { diagnosticJson } from '../../src/report/diagnostic-json.ts'

const at = (file: string, start: number, severity: Severity = 'error'): Diagnostic => ({
  code: `x/${file}-${start}`,
  severity,
  message: 'wrong',
  at: { file, start, end: start + 2 },
})
const nowhere: Diagnostic = { code: 'x/nowhere', severity: 'note', message: 'so it is' }

describe('sortFindings', () => {
  it('puts those without a place first, then goes by file and place', () => {
    const sorted = sortFindings([at('b', 1), at('a', 7), nowhere, at('a', 2)])
    expect(sorted.map((d) => d.code)).toEqual(['x/nowhere', 'x/a-2', 'x/a-7', 'x/b-1'])
  })
})

describe('checkReport', () => {
  it('separates findings by an empty line', () => {
    expect(checkReport([at('a', 0), nowhere], new Map(), false)).toBe(
      'note x/nowhere so it is\n\na error x/a-0 wrong\n',
    )
    expect(checkReport([], new Map(), false)).toBe('')
  })
})

describe('summary', () => {
  it.each([
    [[], 'no problems'],
    [[nowhere], 'no problems, 1 note'],
    [[at('a', 0), at('a', 1), at('a', 2, 'warning'), nowhere], '2 errors, 1 warning, 1 note'],
  ])('%#', (findings, said) => expect(saySummary(summaryOf(findings))).toBe(said))
})

describe('diagnosticJson', () => {
  it('gives lines and columns from 1, the end behind the last', () => {
    const finding = {
      ...at('a', 4),
      hints: ['mend it'],
      related: [{ message: 'first', at: { file: 'a', start: 0, end: 1 } }],
    }
    expect(diagnosticJson(finding, new Map([['a', 'one\ntwo\n']]))).toEqual({
      code: 'x/a-4',
      severity: 'error',
      message: 'wrong',
      file: 'a',
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 3,
      hints: ['mend it', 'first: a:1:1'],
    })
  })

  it('gives null without a place', () => {
    expect(diagnosticJson(nowhere, new Map())).toMatchObject({
      file: null,
      line: null,
      column: null,
      endLine: null,
      endColumn: null,
      hints: [],
    })
  })
})
