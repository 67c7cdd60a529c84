import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import type { Host } from '../../src/kernel/host.ts'
import { memoryHost } from '../support/memory-host.ts'

const README = readFileSync('README.md', 'utf8')

/** A copy of the shipped game at `/desk/my`, with changes of its deck of Zulus. */
function copyOfZuluSpears(...changes: readonly (readonly [from: string, to: string])[]): Host {
  const folder = 'data/zulu-spears'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
  const texts = new Map(names.map((name) => [`/desk/my/${name}`, readFileSync(join(folder, name), 'utf8')]))
  for (const [from, to] of changes) {
    const deck = texts.get('/desk/my/decks/zulu.yaml')
    if (deck?.includes(from) !== true) throw new Error(`the deck has no ${from}`)
    texts.set('/desk/my/decks/zulu.yaml', deck.replace(from, to))
  }
  return memoryHost(Object.fromEntries(texts))
}

/** The same files, to a process that works in `/desk`. */
function inWork(host: Host): Host {
  const at = (path: string) => resolve('/desk', path)
  return {
    ...host,
    readText: (path) => host.readText(at(path)),
    readBytes: (path) => host.readBytes(at(path)),
    list: (path) => host.list(at(path)),
    kindOf: (path) => host.kindOf(at(path)),
  }
}

async function qm(host: Host, line: string): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(inWork(host), '/desk')
  const code = await run(line.split(' '), context)
  return { code, ...context.said }
}

describe('what the README shows', () => {
  it('eleven Blood: the very finding, at its line', async () => {
    const shown = /```\n(my\/decks\/zulu\.yaml[\s\S]*?)\n```/.exec(README)?.[1]
    expect(shown).toContain('55 cards, rules state 52')
    const host = copyOfZuluSpears(['count: 10\n', 'count: 11\n'])
    const { code, err } = await qm(host, 'check my --no-simulation')
    expect(code).toBe(1)
    expect(err).toContain(shown)
    const errors = err.split('\n').filter((line) => / error \S+\/\S+ /.test(line))
    expect(errors).toEqual([shown!.split('\n')[0]])
  })

  it('eleven Blood and eight Shields: no error, a note on each', async () => {
    const host = copyOfZuluSpears(['count: 10\n', 'count: 11\n'], ['count: 9\n', 'count: 8\n'])
    const { code, err } = await qm(host, 'check my --no-simulation')
    expect(code).toBe(0)
    expect(err).toContain('my/decks/zulu.yaml:25:12 note check/count-changed Zulu Blood: 11 copies')
    expect(err).toContain('my/decks/zulu.yaml:35:12 note check/count-changed Zulu Shields: 8 copies')
  })

  it('a variant: no error, a note on each changed count', async () => {
    const yaml = /```yaml\n(# more-blood\.yaml\n[\s\S]*?)```/.exec(README)?.[1]
    const { code, err } = await qm(
      memoryHost({ '/desk/more-blood.yaml': yaml! }),
      'check more-blood.yaml --no-simulation',
    )
    expect(code).toBe(0)
    expect(err).toContain('more-blood.yaml:7:33 note check/count-changed Zulu Blood: 11 copies')
    expect(err).toContain('more-blood.yaml:8:35 note check/count-changed Zulu Shields: 8 copies')
  })

  it('a misspelt way: the very finding, at its word', async () => {
    const shown = /```\n(more-blood\.yaml:[\s\S]*?)\n```/.exec(README)?.[1]
    const yaml = /```yaml\n(# more-blood\.yaml\n[\s\S]*?)```/.exec(README)?.[1]?.replace('blood.count', 'bloode.count')
    const { code, err } = await qm(
      memoryHost({ '/desk/more-blood.yaml': yaml! }),
      'check more-blood.yaml --no-simulation',
    )
    expect(code).toBe(1)
    expect(err).toContain(shown)
  })

  it('a value that a spreadsheet spoiled: the very finding, at its cell', async () => {
    const shown = /```\n(cards\.csv:[\s\S]*?)\n```/.exec(README)?.[1]
    const table = 'Unit,Factor,Count\nScouts,4-6,2\nGuard,06-Apr,1\n'
    const { code, err } = await qm(memoryHost({ '/desk/cards.csv': table }), 'import cards.csv')
    expect([code, err]).toEqual([1, `${shown}\n\n`])
  })

  it('a game of one file builds', async () => {
    const yaml = /```yaml\n# my-game\/deck\.yaml\n([\s\S]*?)```/.exec(README)?.[1]
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8H0Z"/></svg>'
    const host = memoryHost({ '/desk/my-game/deck.yaml': yaml!, '/desk/my-game/art/knight.svg': picture })
    const { code, out, err } = await qm(host, 'build my-game')
    expect([code, err.match(/ (error|warning) /)]).toEqual([0, null])
    expect(out).toContain('3 pieces')
  })
})

describe('a change that plays no part', () => {
  it('a title changes neither a number nor the fold of a simulation', async () => {
    const simulated = async (host: Host): Promise<object> => {
      const { out } = await qm(host, 'simulate my --games 300 --workers 1 --json')
      return { ...(JSON.parse(out) as object), measured: undefined }
    }
    const renamed = copyOfZuluSpears(['title: Zulu Blood', 'title: Blood of the Zulus'])
    expect(await simulated(renamed)).toEqual(await simulated(copyOfZuluSpears()))
  })
})
