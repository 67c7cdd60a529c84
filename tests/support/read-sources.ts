import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of all TypeScript files below a folder, by path relative to it, sorted. */
export function readSources(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}
