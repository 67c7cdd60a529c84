import { describe, expect, it } from 'vitest'
import { run } from '../../../src/cli/run.ts'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { shippedGames } from '../../../src/game/shipped-games.ts'
import { findGames } from '../../../src/pipeline/find-games.ts'
import { starterKinds } from '../../../src/pipeline/new/starters.ts'
import { fakeContext } from '../../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../../support/memory-host.ts'
import { offLines, switchOn } from '../../support/switch-on.ts'

const KINDS = ['cards', 'counters', 'tables']

async function qm(host: MemoryHost, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(host, '/desk')
  const code = await run(words, context)
  return { code, ...context.said }
}

/** A new game of a kind in /desk/game. */
async function newGame(kind: string): Promise<MemoryHost> {
  const host = memoryHost()
  expect((await qm(host, 'new', '/desk/game', '--kind', kind)).code).toBe(0)
  return host
}

const textOf = (host: MemoryHost, path: string): string => new TextDecoder().decode(host.files.get(path))
const write = (host: MemoryHost, path: string, text: string): void => {
  host.files.set(path, new TextEncoder().encode(text))
}
const yamlOf = (host: MemoryHost): string[] => [...host.files.keys()].filter((path) => path.endsWith('.yaml'))

it('are the folders of data/starters, and no shipped games', () => {
  const host = nodeHost()
  expect(starterKinds(host)).toEqual(KINDS)
  expect(shippedGames(host)).not.toContain('starters')
  expect(findGames(host, '/nowhere', []).games.map(({ name }) => name)).toEqual(shippedGames(host))
})

describe.each(KINDS)('the starter of %s', (kind) => {
  it('checks without any finding', async () => {
    const { code, err, out } = await qm(await newGame(kind), 'check', '/desk/game')
    expect([code, err, out]).toEqual([0, '', 'game: no problems\n'])
  })

  it('builds on A4 and Letter, every piece measured', async () => {
    const { code, err, out } = await qm(
      await newGame(kind),
      ...['build', '/desk/game', '--paper', 'a4,letter', '--format', 'pdf', '--low-ink-backs', '--json'],
    )
    expect([code, err]).toEqual([0, ''])
    const { files, verified, diagnostics } = JSON.parse(out) as {
      files: { pieces: number }[]
      verified: { pieces: number; maxSizeErrorMm: number; fontsEmbedded: boolean; missingGlyphs: number }
      diagnostics: object[]
    }
    expect(diagnostics).toEqual([])
    expect(verified).toMatchObject({ fontsEmbedded: true, missingGlyphs: 0 })
    expect(verified.pieces).toBe(files.reduce((sum, { pieces }) => sum + pieces, 0))
    expect(verified.maxSizeErrorMm).toBeLessThan(0.01)
  })

  it('has lines to switch on, each of which is right by itself', async () => {
    const host = await newGame(kind)
    const blocks = yamlOf(host).flatMap((path) => offLines(textOf(host, path)).map((lines) => ({ path, lines })))
    expect(blocks.length).toBeGreaterThan(3)
    for (const { path, lines } of blocks) {
      const text = textOf(host, path)
      write(host, path, switchOn(text, lines))
      const { code, err } = await qm(host, 'check', '/desk/game')
      expect([code, err.match(/ (error|warning) .*/)?.[0]], `${path}:${(lines[0] ?? 0) + 1}`).toEqual([0, undefined])
      write(host, path, text)
    }
  })

  it('holds with all of them, but for sums that they change', async () => {
    const host = await newGame(kind)
    for (const path of yamlOf(host)) write(host, path, switchOn(textOf(host, path)).replace(/^stated: .*/m, ''))
    const { code, err } = await qm(host, 'build', '/desk/game', '--format', 'pdf')
    expect([code, err.match(/ (error|warning) .*/)?.[0]]).toEqual([0, undefined])
  })

  it('is explained: every file begins with its schema, and says what it is', async () => {
    const host = await newGame(kind)
    for (const path of yamlOf(host)) {
      const [first = '', second = ''] = textOf(host, path).split('\n')
      const [, schema] = /^# yaml-language-server: \$schema=(.*)$/.exec(first) ?? []
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      const target = new URL(schema ?? 'none', `file://${folder}`).pathname
      expect(host.files.has(target), `${path}: ${target}`).toBe(true)
      expect(second).toMatch(/^# [A-Z]/)
    }
  })

  it('reports a slip at its place', async () => {
    const host = await newGame(kind)
    const path = kind === 'cards' ? '/desk/game/decks/goods.yaml' : '/desk/game/tables.yaml'
    const text = textOf(host, path).replace('    title: ', '    titel: ')
    write(host, path, text)
    const { code, err } = await qm(host, 'check', '/desk/game')
    const line = text.split('\n').findIndex((each) => each.includes('titel')) + 1
    expect(code).toBe(1)
    expect(err).toContain(`${path}:${line}:5 error schema/unknown-key unknown key "titel"`)
    expect(err).toContain('did you mean "title"?')
  })
})
