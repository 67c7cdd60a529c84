import { countOf } from '../kernel/count-of.ts'
import type { OnRow, SideRow } from '../sim/compare/side-row.ts'
import type { Progress } from '../sim/experiment.ts'
import type { Terminal } from './terminal.ts'

const TABLES: Readonly<Record<SideRow['table'], string>> = {
  line: 'lines of the change',
  cell: 'other policies and rulings',
  option: 'without one option',
}

/** Shows how far play is: `main` says so of the games that were asked for, and each row of a side table after them is named: `without one option, 3 of 9, zulu keep/no-blood: 1,000 pairs`. */
export function playProgress(
  terminal: Pick<Terminal, 'progress'>,
  main: (played: number) => string,
): { readonly onProgress: Progress; readonly onRow: OnRow } {
  let row = ''
  return {
    onProgress: (played) => terminal.progress(row === '' ? main(played) : `${row}: ${countOf(played, 'pair')}`),
    onRow: ({ table, at, of, name }) => {
      row = `${TABLES[table]}, ${at} of ${of}, ${name}`
      terminal.progress(row)
    },
  }
}
