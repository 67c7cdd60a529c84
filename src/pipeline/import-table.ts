import { basename, dirname, join } from 'node:path'
import { limitFindings } from '../game/limit-findings.ts'
import { countersIntake } from '../intake/counters-intake.ts'
import { deckIntake } from '../intake/deck-intake.ts'
import { sayImport } from '../intake/import-messages.ts'
import type { Intake } from '../intake/intake.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { nearest } from '../kernel/suggest.ts'
import { readTable, type TableManner } from '../source/read-table.ts'
import { writeYaml } from '../source/write-yaml.ts'
import { checkImported } from './check-imported.ts'
import { knownNames } from './known-names.ts'

/** What a table may become, and how. */
export const INTAKES = { deck: deckIntake, counters: countersIntake } as const
export type IntakeKind = keyof typeof INTAKES

export interface ImportOptions {
  readonly kind: IntakeKind
  readonly id: string
  readonly title?: string | undefined
  /** What columns are to be, by header. */
  readonly map: readonly (readonly [header: string, target: string])[]
  readonly manner: TableManner
  /** Folder of the game for which the file is made, if any: its pictures and colours count, and so do its ids. */
  readonly game?: string | undefined
}

/** A table that became a file, or why it did not. */
export interface ImportedTable {
  /** The text of the file; absent when there are errors. */
  readonly yaml?: string
  /** As far as the table could be read. */
  readonly intake?: Intake
  /** How it was read, in words. */
  readonly manner?: string
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: ReadonlyMap<string, string>
}

/**
 * Turns a table of a spreadsheet into a YAML file. What is written has been loaded: all findings are about cells of the table.
 * `path` is shown in findings as it is given here; `read` is where the host finds it.
 */
export function importTable(host: Host, path: string, read: string, options: ImportOptions): ImportedTable {
  if (host.kindOf(read) !== 'file') return { diagnostics: [noFile(host, path, read)], sources: new Map() }
  const table = readTable(path, host.readBytes(read), options.manner)
  const sources = new Map(table.value?.text === undefined ? [] : [[path, table.value.text]])
  if (!table.value) return { diagnostics: table.diagnostics, sources }
  const intake = INTAKES[options.kind](table.value, { ...options, known: knownNames(host, options.game) })
  const { manner } = table.value
  const found = [...table.diagnostics, ...intake.diagnostics]
  if (hasErrors(found)) return { intake, manner, sources, diagnostics: limitFindings(found) }
  const yaml = writeYaml(intake.data, `From ${basename(path)}, by qm import.`, ['fields'])
  const inGame = checkImported(host, yaml, { id: options.id, intake, game: options.game })
  const diagnostics = limitFindings([...found, ...inGame.diagnostics])
  const checked = { intake, manner, sources: new Map([...inGame.sources, ...sources]), diagnostics }
  return hasErrors(diagnostics) ? checked : { ...checked, yaml }
}

function noFile(host: Host, path: string, read: string): Diagnostic {
  const folder = dirname(read)
  const files = host.kindOf(folder) === 'folder' ? host.list(folder) : []
  const near = nearest(
    basename(read),
    files.filter((name) => host.kindOf(join(folder, name)) === 'file'),
  )
  return sayImport('no-file', { path }, undefined, { hints: near === undefined ? [] : [`did you mean "${near}"?`] })
}
