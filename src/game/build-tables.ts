import type { TablesFile } from '../schema/kinds/tables.ts'
import type { TerrainFile } from '../schema/kinds/terrain.ts'
import type { TerrainKey, TerrainType } from './hex-map.ts'
import type { Dice, DiceRange, Table, Track } from './tables.ts'
import type { Filed } from './sort-documents.ts'

/** The terrain key of all files together. */
export function buildTerrain(files: readonly Filed<TerrainFile>[]): TerrainKey {
  return {
    columns: files.flatMap(({ data }) => data.columns),
    types: files.flatMap(({ document, data }) =>
      data.terrains.map((read, index): TerrainType => {
        const values = Object.entries(read.values ?? {}).map(([column, value]) => {
          return [column, { value, source: read.sources?.[column] ?? read.source }] as const
        })
        return {
          id: read.id,
          title: read.title,
          on: read.on ?? 'hex',
          look: read.look,
          colour: read.colour,
          cue: read.cue,
          values: Object.fromEntries(values),
          enterable: read.enterable ?? true,
          blocksSight: read['blocks-sight'] ?? false,
          note: read.note,
          source: read.source,
          place: { document, path: ['terrains', index] },
        }
      }),
    ),
  }
}

/** The typed tables of all files. */
export function buildTables(files: readonly Filed<TablesFile>[]): Table[] {
  return files.flatMap(({ document, data }) =>
    (data.tables ?? []).map((read, index): Table => {
      const place = { document, path: ['tables', index] }
      if (read.kind === 'rows')
        return {
          ...read,
          dice: read.dice === undefined ? undefined : diceOf(read.dice),
          columns: read.columns.map(({ roll, ...column }) => ({
            ...column,
            roll: roll === undefined ? undefined : diceOf(roll),
          })),
          rows: read.rows.map((row, n) => ({
            ...row,
            on: row.on === undefined ? undefined : rangeOf(row.on),
            place: { document, path: [...place.path, 'rows', n] },
          })),
          place,
        }
      const { attack, defence, 'always-hit': alwaysHit, 'always-miss': alwaysMiss, ...rest } = read
      return {
        ...rest,
        dice: diceOf(read.dice),
        attack: rangeOf(attack.range),
        attackTitle: attack.title,
        defence: rangeOf(defence.range),
        defenceTitle: defence.title,
        alwaysHit: alwaysHit ?? [],
        alwaysMiss: alwaysMiss ?? [],
        place,
      }
    }),
  )
}

/** The typed tracks of all files. */
export function buildTracks(files: readonly Filed<TablesFile>[]): Track[] {
  return files.flatMap(({ document, data }) =>
    (data.tracks ?? []).map((read, index): Track => {
      const place = { document, path: ['tracks', index] }
      const notes = (read.notes ?? []).map((note, n) => ({
        ...note,
        place: { document, path: [...place.path, 'notes', n] },
      }))
      return { ...read, step: read.step ?? 1, notes, place }
    }),
  )
}

/** `2d6`; `d20` is one die, and d66 two, the first for the tens. */
function diceOf(written: string): Dice {
  if (written === 'd66') return { count: 2, sides: 6, digits: true }
  const [count = '', sides = ''] = written.split('d')
  return { count: Number(count || 1), sides: Number(sides) }
}

/** `2-4`, or `6` alone. */
export function rangeOf(written: string): DiceRange {
  const [from = 0, to = from] = written.split('-').map(Number)
  return { from, to }
}
