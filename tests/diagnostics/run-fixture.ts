import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from '../../src/check/registry.ts'
import { activeRulings } from '../../src/game/active-rulings.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { hasErrors, type Diagnostic } from '../../src/kernel/diagnostic.ts'
import { HostError, type Host } from '../../src/kernel/host.ts'
import { memoryHost } from '../support/memory-host.ts'

/** What a fixture needs beside its files: `options.json`. */
interface Options {
  /** Folder that is loaded; else `game`, where the fixture's files are. */
  readonly folder?: string
  /** Leave out the game.yaml that every fixture gets. */
  readonly bare?: boolean
  /** Files made of repeated pieces, too large to be kept: `[[piece, times], ...]`. */
  readonly make?: Readonly<Record<string, readonly (readonly [string, number])[]>>
  /** Decks of one card to be made. */
  readonly many?: number
  /** Files that the system refuses to read. */
  readonly unreadable?: readonly string[]
  /** Rulings chosen on the command line. */
  readonly rulings?: Readonly<Record<string, string>>
}

/** All findings of loading and checking the game of a fixture folder. */
export function runFixture(fixture: string): { diagnostics: Diagnostic[]; sources: ReadonlyMap<string, string> } {
  const optionsFile = join(fixture, 'options.json')
  const options = existsSync(optionsFile) ? (JSON.parse(readFileSync(optionsFile, 'utf8')) as Options) : {}
  const host = hostOf(fixture, options)
  const { value: game, diagnostics, sources } = loadGame(host, options.folder ?? 'game')
  const found = [...diagnostics]
  if (game) {
    const rulings = activeRulings(game, game.scenarios[0], new Map(Object.entries(options.rulings ?? {})))
    found.push(...rulings.diagnostics)
    if (!hasErrors(found)) for (const check of CHECKS) if (check.id.startsWith('data/')) found.push(...check.run(game, { rulings: rulings.value ?? new Map() }))
  }
  return { diagnostics: found, sources }
}

function hostOf(fixture: string, options: Options): Host {
  const files: Record<string, string | Uint8Array> = options.bare ? {} : { 'game/game.yaml': 'kind: game\ntitle: Test\n' }
  const names = readdirSync(fixture).filter((name) => name !== 'expected.txt' && name !== 'options.json')
  for (const name of names) files[`game/${name}`] = readFileSync(join(fixture, name))
  for (const [name, pieces] of Object.entries(options.make ?? {}))
    files[join('game', name)] = pieces.map(([piece, times]) => piece.repeat(times)).join('')
  for (let i = 0; i < (options.many ?? 0); i++) files[`game/deck-${i}.yaml`] = `kind: deck\nid: deck-${i}\ncards: []\n`
  const host = memoryHost(files)
  const refused = new Set(options.unreadable?.map((name) => `game/${name}`))
  return {
    ...host,
    readText: (path) => {
      if (refused.has(path)) throw new HostError('EACCES', path)
      return host.readText(path)
    },
  }
}
