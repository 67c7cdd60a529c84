import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '../../src/game/game.ts'
import { loadGame } from '../../src/game/load-game.ts'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import { memoryHost } from './memory-host.ts'

/** A change to a file of the game: a text that is in it once or more, and what the first one becomes. */
export type Edit = readonly [file: string, from: string, to: string]

/** A game with the texts of its files. */
export interface LoadedTexts {
  readonly game: Game
  readonly texts: ReadonlyMap<string, string>
}

/** Texts of files in a folder, by path within it. */
export function textsOf(folder: string, files: readonly string[]): (readonly [file: string, text: string])[] {
  return files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
}

/** Loads a game from the texts of its files after changes to them; it must have no error. */
export function loadTexts(files: Iterable<readonly [string, string]>, edits: readonly Edit[]): LoadedTexts {
  const texts = new Map(files)
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? ''
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    texts.set(file, text.replace(from, to))
  }
  const host = memoryHost(Object.fromEntries([...texts].map(([file, text]) => [`/game/${file}`, text])))
  const { value, diagnostics } = loadGame(host, '/game')
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  return { game: value, texts }
}

/** The text that a finding marks. */
export function markedBy({ at }: Diagnostic, texts: ReadonlyMap<string, string>): string {
  return at ? (texts.get(at.file.replace('/game/', '')) ?? '').slice(at.start, at.end) : ''
}
