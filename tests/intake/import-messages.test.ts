import { describe, expect, it } from 'vitest'
import { sayImport } from '../../src/intake/import-messages.ts'
import type { ImportOptions } from '../../src/pipeline/import-table.ts'
import { imported } from '../support/imported.ts'

const counters: Partial<ImportOptions> = { kind: 'counters' }
const mapped = (...map: [string, string][]): Partial<ImportOptions> => ({ map })

/** The smallest table that causes each finding, and the place at which it is reported. */
const CAUSES: [code: string, table: string, place: string, options?: Partial<ImportOptions>][] = [
  ['import/no-header', 'Name,\nOrc,x\n', '2:5'],
  ['import/doubled-header', 'Name,name\nOrc,x\n', '1:6'],
  ['import/long-row', 'Name,Cost\nOrc,1,x\n', '2:7'],
  ['import/short-row', 'Name,Cost\nOrc\nElf,1\n', '2:1'],
  ['import/empty-rows', 'Name\nOrc\n\nElf\n', '4:1'],
  ['import/number-as-header', 'Orc,3\nElf,2\n', '1:5'],
  ['import/only-headers', 'Name\n', '1:1'],
  ['import/unknown-header', 'Name\nOrc\n', '1:1', mapped(['Cost', 'cost'])],
  ['import/bad-target', 'Name,Cost\nOrc,1\n', '1:6', mapped(['Cost', '1st'])],
  ['import/two-columns', 'Name,Cost\nOrc,1\n', '1:6', mapped(['Name', 'title'], ['Cost', 'title'])],
  ['import/no-title', 'Cost\n1\n', '1:1'],
  ['import/missing-title', 'Name,Cost\n,1\n', '2:1'],
  ['import/bad-count', 'Name,Count\nOrc,-1\n', '2:5'],
  ['import/read-count', 'Name,Count\nOrc,x2\n', '2:5'],
  ['import/doubled-title', 'Name\nOrc\nOrc\n', '3:1'],
  ['import/changed-id', 'Id,Name\n#1,Orc\n', '2:1'],
  ['import/one-line', 'Name\n"Big\nOrc"\n', '2:1'],
  ['import/day-and-month', 'Name,Factor\nOrc,06-Apr\n', '2:5'],
  ['import/date-among-others', 'Name,Factor\nOrc,2024-04-06\nElf,4/6/7\n', '2:5'],
  ['import/shortened-number', 'Name,Code\nOrc,9.45E+12\n', '2:5'],
  ['import/formula-error', 'Name,Cost\nOrc,#REF!\n', '2:5'],
  ['import/unknown-icon', 'Name,Icon\nOrc,acorn\nElf,acrn\n', '3:5'],
  ['import/unknown-colour', 'Name,Colour\nOrc,red\n', '2:5', counters],
  ['import/no-values', 'Name,Cost\nOrc,\n', '1:6'],
  ['import/no-side', 'Name,Side\nOrc,dark\n', '2:5', counters],
  ['import/usual-value', 'Name\nOrc\n', '1:1', counters],
  ['import/no-label', 'Name\nOrc\n', '1:1', counters],
  ['import/no-place', 'Name,Speed\nOrc,4\n', '1:6', counters],
  ['import/bad-steps', 'Name,Steps\nOrc,4-2\n', '2:5', counters],
]
/** Of files, not of tables: tests/cli/import.test.ts. */
const OF_FILES = ['import/no-file', 'import/file-exists']

describe('what is said of a table', () => {
  it.each(CAUSES)('%s', (code, table, place, options) => {
    const { said } = imported(table, options)
    expect(said.filter((line) => line.startsWith(`${code} `)).map((line) => line.split(' ')[1])).toContain(
      `t.csv:${place}`,
    )
  })

  it('is all tried here', () => {
    const codes = Object.keys(sayImport.table).map((name) => `import/${name}`)
    expect([...CAUSES.map(([code]) => code), ...OF_FILES].sort()).toEqual(codes.sort())
  })
})
