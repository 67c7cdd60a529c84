import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { deckSize } from '../../../src/check/data/deck-size.ts'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import type { Diagnostic } from '../../../src/kernel/diagnostic.ts'
import { diagnosticJson, type DiagnosticJson } from '../../../src/report/diagnostic-json.ts'

const folder = mkdtempSync(join(tmpdir(), 'qm-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Findings about a copy of Zulu Spears in which the first `from` of a deck became `to`. */
function afterChange(deck: string, from: string, to: string): DiagnosticJson[] {
  cpSync('data/zulu-spears', folder, { recursive: true })
  const file = join(folder, 'decks', `${deck}.yaml`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  const { value, sources, diagnostics } = loadGame(nodeHost(), folder)
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('\n'))
  return deckSize.run(value, { rulings: new Map() }).map((d: Diagnostic) => diagnosticJson(d, sources))
}

describe('deck-size', () => {
  it('notes what the ruling accepts, at the claim', () => {
    const notes = afterChange('zulu', 'x', 'x').filter((d) => d.file?.endsWith('/zulu.yaml'))
    expect(notes).toMatchObject([
      { severity: 'note', message: '54 cards, rules state 52, ruling zulu-deck-size accepts 54', line: 9, column: 18 },
    ])
  })

  it('points at the count that was changed', () => {
    const [error] = afterChange('zulu', 'count: 10', 'count: 11').filter((d) => d.severity === 'error')
    expect(error).toMatchObject({
      message: '55 cards, rules state 52, ruling zulu-deck-size accepts 54',
      hints: ['Zulu Blood: 11 here, 10 in its source (Rules: Card force notes)'],
    })
    const lines = readFileSync(join(folder, 'decks/zulu.yaml'), 'utf8').split('\n')
    expect(lines[(error?.line ?? 0) - 1]).toBe('    count: 11')
    expect(lines.slice(0, error?.line ?? 0).findLast((line) => line.includes('id:'))).toBe('  - id: blood')
  })

  it('points at the claim when a line is gone', () => {
    const line = /  - \{ id: snipers.*\n/.exec(readFileSync('data/zulu-spears/decks/zulu-solo.yaml', 'utf8'))?.[0] ?? ''
    const errors = afterChange('zulu-solo', line, '').filter((d) => d.severity === 'error')
    expect(errors).toMatchObject([
      { message: '49 cards, rules state 52, ruling zulu-deck-size accepts 54', line: 8, column: 18 },
    ])
  })

  it('is content with a sum that the rules state', () => {
    const [blood] = afterChange('zulu', 'cards: 52', 'cards: 54').filter((d) => d.file?.endsWith('/zulu.yaml'))
    expect(blood).toBeUndefined()
  })
})
