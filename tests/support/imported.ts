import { join } from 'node:path/posix'
import { loadGame } from '../../src/game/load-game.ts'
import type { Card } from '../../src/game/game.ts'
import { importTable, type ImportedTable, type ImportOptions } from '../../src/pipeline/import-table.ts'
import { placeOf } from '../../src/report/code-frame.ts'
import { memoryHost, type MemoryHost } from './memory-host.ts'

/** A table that was imported in memory. */
export interface Imported extends ImportedTable {
  /** Findings as `import/bad-count t.csv:2:3 message`. */
  readonly said: readonly string[]
  /** Codes of errors and warnings with their places. */
  readonly faults: readonly string[]
  /** What became of columns: `Qty: count`, `Cost: cost number`, `Notes: -`. */
  readonly uses: readonly string[]
  /** The cards of the deck, as the game loads them. */
  readonly cards: readonly Card[]
  readonly host: MemoryHost
}

/** Imports the text or the bytes of a table called `t.csv`, and loads the result. */
export function imported(
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
  files: Record<string, string> = {},
): Imported {
  const host = memoryHost({ '/desk/t.csv': content, ...files })
  const result = importTable(host, 't.csv', '/desk/t.csv', {
    kind: 'deck',
    id: 'deck',
    map: [],
    manner: {},
    ...options,
  })
  const placed = result.diagnostics.map(({ code, severity, message, at }) => ({
    severity,
    at: `${code} ${at ? placeOf(at, result.sources) : ''}`.trimEnd(),
    message,
  }))
  const folder = options.game ?? '/made'
  if (result.yaml !== undefined) host.files.set(join(folder, 'deck.yaml'), new TextEncoder().encode(result.yaml))
  return {
    ...result,
    host,
    said: placed.map(({ at, message }) => `${at} ${message}`),
    faults: placed.filter(({ severity }) => severity !== 'note').map(({ at }) => at),
    uses: (result.intake?.columns ?? []).map(({ header, target = '-', type = '' }) =>
      `${header}: ${target} ${type}`.trim(),
    ),
    cards:
      result.yaml === undefined
        ? []
        : (loadGame(host, folder).value?.decks.find(({ id }) => id === 'deck')?.cards ?? []),
  }
}
