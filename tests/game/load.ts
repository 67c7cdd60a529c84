import { loadGame, type LoadedGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { memoryHost } from '../support/memory-host.ts'

/** Loads a game from texts by file name, in a folder `/games/orcs`. */
export function load(files: Readonly<Record<string, string>>): LoadedGame {
  const inFolder = Object.entries(files).map(([name, text]) => [`/games/orcs/${name}`, text])
  return loadGame(memoryHost(Object.fromEntries(inFolder) as Record<string, string>), '/games/orcs')
}

/** Loads a game that must be fine but for notes. */
export function loadFine(files: Readonly<Record<string, string>>): Game {
  const { value, diagnostics } = load(files)
  if (!value) throw new Error(diagnostics.map((d) => `${d.code}: ${d.message}`).join('\n'))
  return value
}

/** Findings as `file: code @ what they point at`. */
export function found({ diagnostics, sources }: LoadedGame): string[] {
  return diagnostics.map(({ code, at }) => {
    const file = at?.file.replace('/games/orcs/', '') ?? ''
    return `${file}: ${code} @ ${sources.get(at?.file ?? '')?.slice(at?.start, at?.end) ?? ''}`
  })
}
