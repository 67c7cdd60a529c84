import { buildGame, type BuildOptions, type BuiltGame } from '../../src/pipeline/build-game.ts'
import { findPaper, type Paper } from '../../src/kernel/paper-sizes.ts'
import { diagnosticJson } from '../../src/report/diagnostic-json.ts'
import { buildOptions } from './build-options.ts'
import { memoryHost, type MemoryHost } from './memory-host.ts'

/** Files of a small game, named from its folder. */
export type GameFiles = Readonly<Record<string, string | Uint8Array>>

/** A paper of the table. */
export function paperOf(id: string): Paper {
  const paper = findPaper(id)
  if (!paper) throw new Error(`no paper ${id}`)
  return paper
}

/** A built game of a test. */
export interface BuiltCase extends BuiltGame {
  readonly host: MemoryHost
  /** Findings as `code file:line:column message`, with hints behind `=>`; the file is named from the game's folder. */
  readonly said: readonly string[]
  /** The PDF of a sheet; without a name, the only one. */
  pdf(name?: string): Uint8Array
  /** The SVG pages, in order. */
  svgs(): string[]
}

/** Builds a game that is given as files, through the whole pipeline. */
export async function buildCase(files: GameFiles, options: Partial<BuildOptions> = {}): Promise<BuiltCase> {
  const folder = '/games/case'
  const host = memoryHost(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])))
  const built = await buildGame(host, { path: folder, name: 'case' }, buildOptions(options))
  const said = built.diagnostics.map((found) => {
    const { code, file, line, column, message, hints } = diagnosticJson(found, built.sources)
    const place = file === null ? '' : ` ${file.replace(`${folder}/`, '')}:${line}:${column}`
    return `${code}${place} ${message}${hints.map((hint) => ` => ${hint}`).join('')}`
  })
  const ofFormat = (format: string) => built.files.filter((file) => file.format === format)
  return {
    ...built,
    host,
    said,
    pdf(name) {
      const found = ofFormat('pdf').filter(({ path }) => name === undefined || path.includes(name))
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} PDFs of that name\n${said.join('\n')}`)
      return found[0].bytes
    },
    svgs: () => ofFormat('svg').map(({ bytes }) => new TextDecoder().decode(bytes)),
  }
}

/** A deck file of cards given as YAML lines in flow style (`{ title: A }`); `head` stands before `cards`. */
export function deckFile(cards: readonly string[], head = ''): string {
  return `kind: deck\nid: deck\n${head}${head === '' || head.endsWith('\n') ? '' : '\n'}cards:\n${cards.map((card) => `  - ${card}\n`).join('')}`
}
