import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from '../../src/check/registry.ts'
import { activeRulings } from '../../src/game/active-rulings.ts'
import type { Game } from '../../src/game/game.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { hasErrors, type Diagnostic } from '../../src/kernel/diagnostic.ts'
import { HostError, type Host } from '../../src/kernel/host.ts'
import { loadRules } from '../../src/rules/load-rules.ts'
import { memoryHost } from '../support/memory-host.ts'

/** What a fixture needs beside its files: `options.json`. */
interface Options {
  /** Folder that is loaded; else `game`, where the fixture's files are. */
  readonly folder?: string
  /** Leave out the game.yaml that every fixture gets. */
  readonly bare?: boolean
  /** A sound game below `tests/fixtures` over whose files those of the fixture are laid. */
  readonly base?: string
  /** Files made of repeated pieces, too large to be kept: `[[piece, times], ...]`. */
  readonly make?: Readonly<Record<string, readonly (readonly [string, number])[]>>
  /** Decks of one card to be made. */
  readonly many?: number
  /** Files that the system refuses to read. */
  readonly unreadable?: readonly string[]
  /** Rulings chosen on the command line. */
  readonly rulings?: Readonly<Record<string, string>>
}

/** Files of a fixture that are no part of its game. */
const OWN = ['expected.txt', 'options.json']

/** Findings of a fixture, and the texts they point into. */
export interface FixtureRun {
  readonly diagnostics: readonly Diagnostic[]
  readonly sources: ReadonlyMap<string, string>
}

/** All findings of loading and checking the game of a fixture folder; nothing is simulated or drawn. */
export async function runFixture(fixture: string): Promise<FixtureRun> {
  const optionsFile = join(fixture, 'options.json')
  const options = existsSync(optionsFile) ? (JSON.parse(readFileSync(optionsFile, 'utf8')) as Options) : {}
  const host = hostOf(fixture, options)
  const { value: game, diagnostics, sources } = loadGame(host, options.folder ?? 'game')
  const found = [...diagnostics]
  if (game) {
    const rulings = activeRulings(game, game.scenarios[0], new Map(Object.entries(options.rulings ?? {})))
    found.push(...rulings.diagnostics)
    if (!hasErrors(found)) found.push(...(await checkAll(game, rulings.value ?? new Map())))
  }
  return { diagnostics: found, sources }
}

async function checkAll(game: Game, rulings: ReadonlyMap<string, string>): Promise<Diagnostic[]> {
  const rules = game.rules === undefined ? undefined : await loadRules(game)
  const play = rules?.value && { rules: rules.value, chosen: new Map<string, string>(), seed: 1, games: 0 }
  return [...(rules?.diagnostics ?? []), ...CHECKS.flatMap((check) => check.run(game, { rulings, play }))]
}

function hostOf(fixture: string, options: Options): Host {
  const plain = options.bare === true || options.base !== undefined
  const files: Record<string, string | Uint8Array> = plain ? {} : { 'game/game.yaml': 'kind: game\ntitle: Test\n' }
  const folders = options.base === undefined ? [fixture] : [join('tests/fixtures', options.base), fixture]
  for (const folder of folders)
    for (const name of readdirSync(folder))
      if (!OWN.includes(name)) files[`game/${name}`] = readFileSync(join(folder, name))
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
