import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'
import { offLines, switchOn } from '../support/switch-on.ts'

async function qm(host: MemoryHost, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(host, '/desk')
  const code = await run(words, context)
  return { code, ...context.said }
}

const SHIPPED = ['zulu-spears', 'isandlwana', 'rorkes-drift', 'unbalanced-equality']
const textOf = (host: MemoryHost, path: string): string => new TextDecoder().decode(host.files.get(path))
const pathsOf = (host: MemoryHost): string[] => [...host.files.keys()].sort()
const worst = (err: string): string | undefined => / (?:error|warning) .*/.exec(err)?.[0]

describe('qm new <folder>', () => {
  it('makes a starter of cards, and says what and how to go on', async () => {
    const host = memoryHost()
    const { code, out, err } = await qm(host, 'new', 'my-game')
    expect([code, err]).toEqual([0, ''])
    expect(pathsOf(host).filter((path) => !path.includes('/schema/'))).toEqual([
      '/desk/my-game/art/coin.svg',
      '/desk/my-game/art/moon.svg',
      '/desk/my-game/decks/goods.yaml',
      '/desk/my-game/decks/nights.yaml',
      '/desk/my-game/game.yaml',
      '/desk/my-game/quick-reference.yaml',
      '/desk/my-game/scenarios/standard.yaml',
      '/desk/my-game/templates/night-back.svg.hbs',
      '/desk/my-game/templates/theme.yaml',
    ])
    expect(out).toMatch(/^made my-game\n {2}my-game\/art\/coin\.svg\n/)
    expect(out).toMatch(/\nNow:\n {2}qm check my-game\n {2}qm build my-game\n$/)
    expect(textOf(host, '/desk/my-game/game.yaml')).toContain('\nid: my-game\ntitle: "My Game"\n')
  })

  it('takes any name: the title is that of the folder, blanks are quoted', async () => {
    const host = memoryHost()
    const { out } = await qm(host, 'new', '/desk/Über Spiel/', '--kind', 'tables')
    expect(textOf(host, '/desk/Über Spiel/game.yaml')).toContain('\nid: uber-spiel\ntitle: "Über Spiel"\n')
    expect(out).toContain('qm build "/desk/Über Spiel"\n')
    const dashed = await qm(host, 'new', '--', '-x')
    expect(dashed.out).toContain('qm build ./-x\n')
  })

  it('fills the folder it is called in, and may find hidden files there', async () => {
    const host = memoryHost({ '/desk/.git/HEAD': 'x' })
    const { code, out } = await qm(host, 'new', '.')
    expect(code).toBe(0)
    expect(out).toContain('\n  qm check\n  qm build\n')
    expect(textOf(host, '/desk/game.yaml')).toContain('\ntitle: "Desk"\n')
    expect(textOf(host, '/desk/.git/HEAD')).toBe('x')
  })

  it.each([
    ["'new/not-empty'", { '/desk/my-game/notes.txt': 'mine' }, 'my-game is there already and holds notes.txt'],
    ["'new/file-there'", { '/desk/my-game': 'mine' }, 'there is a file my-game already'],
  ])('refuses with %s and writes nothing', async (name, files, says) => {
    const host = memoryHost(files)
    const { code, err, out } = await qm(host, 'new', 'my-game')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(`error ${name.slice(1, -1)} ${says}`)
    expect(pathsOf(host)).toEqual(Object.keys(files))
  })

  it('takes back what it wrote when the disk fails', async () => {
    const host = memoryHost()
    host.readOnly.add('/desk/my-game/scenarios')
    const { code, err } = await qm(host, 'new', 'my-game')
    expect([code, err]).toEqual([1, 'error: no permission for /desk/my-game/scenarios\n'])
    expect(pathsOf(host)).toEqual([])
  })

  it('gives the documented JSON', async () => {
    const made = JSON.parse((await qm(memoryHost(), 'new', 'my-game', '--json')).out) as Record<string, unknown>
    expect(Object.keys(made)).toEqual(['path', 'id', 'title', 'files', 'next', 'diagnostics'])
    expect(made).toMatchObject({ path: 'my-game', id: 'my-game', title: 'My Game', diagnostics: [] })
    expect(made['files']).toContainEqual({ path: 'my-game/game.yaml', bytes: expect.any(Number) as number })
    const host = memoryHost({ '/desk/my-game/a': '' })
    const refused = await qm(host, 'new', 'my-game', '--json')
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.out)).toMatchObject({ files: [], next: [], diagnostics: [{ code: 'new/not-empty' }] })
  })

  it.each([
    [['new'], "missing required argument 'path'"],
    [['new', ''], 'the new game needs a name'],
    [['new', 'x', '--kind', 'crads'], 'did you mean "cards"?'],
    [['new', 'x', '--kind', 'cards', '--from', 'zulu-spears'], 'cannot be used with'],
    [['new', 'x', '--from', 'isandlwana', '--variant-of', 'zulu-spears'], 'cannot be used with'],
  ])('%j is wrong usage', async (words, says) => {
    const host = memoryHost()
    const { code, err } = await qm(host, ...words)
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(pathsOf(host)).toEqual([])
  })
})

describe('qm new --from', () => {
  it.each(SHIPPED)('copies %s so that it checks, under a title of its own', async (game) => {
    const host = memoryHost()
    expect((await qm(host, 'new', '/desk/mine', '--from', game)).code).toBe(0)
    const { code, err } = await qm(host, 'check', '/desk/mine', '--no-simulation')
    expect([code, worst(err)]).toEqual([0, undefined])
    expect(textOf(host, '/desk/mine/game.yaml')).toMatch(/^id: mine\ntitle: "[^"]+: Mine"$/m)
  })

  it('copies pictures to the byte, and leaves output and hidden files behind', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0xff, 0x00])
    const host = memoryHost({
      '/desk/old/deck.yaml': 'kind: deck\nid: deck\ncards: [{ title: Orc }]\n',
      '/desk/old/art/orc.png': picture,
      '/desk/old/out/old/deck.pdf': 'x',
      '/desk/old/.DS_Store': 'x',
    })
    expect((await qm(host, 'new', '/desk/mine', '--from', '/desk/old')).code).toBe(0)
    expect(pathsOf(host).filter((path) => path.startsWith('/desk/mine/') && !path.includes('/schema/'))).toEqual([
      '/desk/mine/art/orc.png',
      '/desk/mine/deck.yaml',
    ])
    expect(host.files.get('/desk/mine/art/orc.png')).toEqual(picture)
  })

  it("says 'new/copy-of-variant' of a variant, and what is wrong with the game", async () => {
    const host = memoryHost({
      '/desk/more.yaml': 'kind: variant\nid: more\nof: zulu-spears\n',
      '/desk/bad/deck.yaml': 'kind: deck\nid: deck\ncards: [{ titel: Orc }]\n',
    })
    const variant = await qm(host, 'new', 'mine', '--from', '/desk/more.yaml')
    expect(variant.err).toContain('error new/copy-of-variant /desk/more.yaml is the file of a variant')
    const bad = await qm(host, 'new', 'mine', '--from', '/desk/bad')
    expect(bad.err).toContain('/desk/bad/deck.yaml:3:11 error schema/unknown-key')
    const none = await qm(host, 'new', 'mine', '--from', 'zulu-speers')
    expect(none.err).toContain('did you mean "zulu-spears"?')
    expect([variant.code, bad.code, none.code]).toEqual([1, 1, 1])
    expect(pathsOf(host)).toEqual(['/desk/bad/deck.yaml', '/desk/more.yaml'])
  })
})

describe('qm new --variant-of', () => {
  it.each(SHIPPED)('changes nothing of %s yet, and holds with all its examples', async (game) => {
    const host = memoryHost()
    const { code, out } = await qm(host, 'new', '/desk/change', '--variant-of', game)
    expect(code).toBe(0)
    expect(out).toContain(`qm compare ${game} /desk/change.yaml`)
    const text = textOf(host, '/desk/change.yaml')
    expect(text).toContain(`\nof: ${game}\n`)
    const blocks = offLines(text)
    expect(blocks).toHaveLength(3)
    expect(blocks[0]).toHaveLength(3)
    expect(loadGame(host, '/desk/change.yaml').diagnostics).toEqual([])
    host.files.set('/desk/change.yaml', new TextEncoder().encode(switchOn(text)))
    const checked = await qm(host, 'check', '/desk/change.yaml', '--no-simulation')
    expect([checked.code, worst(checked.err)]).toEqual([0, undefined])
  })

  it('names a folder by the way that leads there, and a starter has examples too', async () => {
    const host = memoryHost()
    await qm(host, 'new', '/desk/games/mine', '--kind', 'counters')
    expect((await qm(host, 'new', '/desk/changes/dry.yaml', '--variant-of', '/desk/games/mine')).code).toBe(0)
    const text = textOf(host, '/desk/changes/dry.yaml')
    expect(text).toContain('\nof: "../games/mine"\n')
    expect(text).toContain('#terrain.clear.mp: 2')
    host.files.set('/desk/changes/dry.yaml', new TextEncoder().encode(switchOn(text)))
    const { code, err } = await qm(host, 'check', '/desk/changes/dry.yaml')
    expect([code, worst(err)]).toEqual([0, undefined])
  })

  it('never writes over a file', async () => {
    const host = memoryHost({ '/desk/change.yaml': 'mine' })
    const { code, err } = await qm(host, 'new', 'change', '--variant-of', 'zulu-spears')
    expect(code).toBe(1)
    expect(err).toContain('error new/file-there there is a file change.yaml already')
    expect(textOf(host, '/desk/change.yaml')).toBe('mine')
  })
})
