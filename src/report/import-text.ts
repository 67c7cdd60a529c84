import type { ColumnUse, Intake } from '../intake/intake.ts'
import { placeOf, type Sources } from './code-frame.ts'

/** What became of a table, for a reader: how it was read, what it is now, and each column with the reason. */
export function importText(
  file: string,
  manner: string,
  kind: string,
  { columns, rows, pieces, data }: Intake,
): string {
  const name = typeof data['id'] === 'string' ? data['id'] : ''
  const lines = columns.map(({ header, target, why, ...use }) => [
    `  ${header}`,
    target ?? '(left out)',
    typeOf(use),
    why,
  ])
  const widths = [0, 1, 2].map((index) => Math.max(0, ...lines.map((line) => line[index]!.length)))
  const shown = lines.map(([header = '', target = '', type = '', why = '']) =>
    `${header.padEnd(widths[0]!)}  -> ${target.padEnd(widths[1]!)}  ${type.padEnd(widths[2]!)}  ${why}`.trimEnd(),
  )
  const what =
    kind === 'deck' ? `deck "${name}" of ${plural(pieces, 'card')}` : `set "${name}" of ${plural(pieces, 'counter')}`
  return [`${file} (${manner}): ${plural(rows, 'row')}, ${what}`, ...shown, ''].join('\n')
}

function typeOf({ type, optional }: Pick<ColumnUse, 'type' | 'optional'>): string {
  return type === undefined ? '' : `${type}${optional ? ', optional' : ''}`
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** A column and what became of it, in JSON. `target` is null when it is left out, `type` is that of a field. */
export function columnJson({ header, at, target, type, optional, why }: ColumnUse, sources: Sources): object {
  return {
    header,
    place: placeOf(at, sources),
    target: target ?? null,
    type: type ?? null,
    ...(optional !== undefined && { optional }),
    why,
  }
}
