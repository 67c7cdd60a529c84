import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext, type FakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'
import { tinyDeck, tinyGame } from '../support/tiny-game.ts'

/** Runs `qm` on a host, called in /desk. */
async function qm(
  host: MemoryHost,
  line: string,
): Promise<{ code: number; out: string; err: string; context: FakeContext }> {
  const context = fakeContext(host, '/desk')
  const code = await run(line.split(' '), context)
  return { code, ...context.said, context }
}

const outFiles = (host: MemoryHost): string[] =>
  [...host.files.keys()].filter((path) => path.startsWith('/desk/')).sort()
const contentOf = (host: MemoryHost): string =>
  JSON.stringify([...host.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))

describe('wrong usage', () => {
  it.each([
    ['biuld', "unknown command 'biuld'", 'build'],
    ['build --papr a4', "unknown option '--papr'", '--paper'],
    ['build --paper leter', '"leter" is no paper', 'letter'],
    ['build --backs long', '"long" is no kind of backs', 'long-edge'],
    ['build --format pfd', '"pfd" is no format', 'pdf'],
    ['build --format pdf,vassal --only duel', "'--only' is of no use with '--format vassal'", 'whole game'],
    ['build --bleed 3', "'--bleed <mm>' is of use with '--each' only", 'qm build --help'],
    ['build --each --bleed 3 --corners 2', '--corners', '--bleed'],
    ['build --format png --dpi 50', 'from 72 to 1200', '"50"'],
    ['build --format tts --image-base here', 'https://example.org', '"here"'],
    ['build --format vassal --piece knight', "'--piece' is of no use", 'whole game'],
    ['build --format tts --one-of-each', "'--one-of-each' is of no use", 'whole game'],
    ['build --format tts --each', "'--each' is of no use", 'whole game'],
    ['build --format png --image-base https://example.org/', "'--image-base <url>' is of use", '--format tts'],
    ['build --dpi 300', "'--dpi <n>' is of use", '--format png'],
    ['build --gap x', 'a length from 0 to 50 mm', ''],
    ['build --ruling troops', 'should look like ruling=option', ''],
    ['build --piece =3', 'should look like blood or blood=2', ''],
    ['simulate', "missing required argument 'game'", ''],
    ['simulate zulu-spears --games many', 'a whole number from 1', ''],
    ['explain yaml/tabs', 'did you mean yaml/tab?', ''],
    ['schema dekc', 'did you mean "deck"?', ''],
  ])('qm %s exits 2 and says how to go on', async (line, says, near) => {
    const { code, err, out } = await qm(tinyGame(), line)
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(err).toContain(near)
    expect(err).not.toMatch(/\n\s+at /)
    expect(out).toBe('')
  })

  it('helps with exit 0', async () => {
    const { code, out } = await qm(tinyGame(), '--help')
    expect(code).toBe(0)
    for (const command of ['build', 'check', 'simulate', 'explain', 'schema']) expect(out).toContain(command)
    expect((await qm(tinyGame(), 'build --help')).out).toContain('--one-of-each')
  })
})

describe('build', () => {
  it('writes pictures of single pieces and the list of them, and counts them', async () => {
    const host = tinyGame()
    const { code, out } = await qm(host, 'build /games/tiny --each --format png --dpi 72')
    expect(code).toBe(0)
    expect(outFiles(host).filter((path) => /\.(png|csv)$/.test(path)).length).toBeGreaterThan(1)
    expect(out).toMatch(
      /^out\/tiny\n {2}\S+_each\.csv {2}which file shows which piece\n {2}\d+ PNG pictures, \d+ KiB\n[\d.]+ s/,
    )
  })

  it('writes a saved object with its pictures', async () => {
    const host = tinyGame()
    const { code, out } = await qm(host, 'build /games/tiny --format tts --dpi 72')
    expect(code).toBe(0)
    expect(outFiles(host)).toContain('/desk/out/tiny/tiny_tts/tiny.json')
    expect(outFiles(host)).toContain('/desk/out/tiny/tiny_tts/README.txt')
    expect(out).toMatch(
      /^out\/tiny\n {2}tiny_tts\/tiny\.json {2}4 pieces, \d+ KiB\n {2}\d+ pictures and notes beside it, \d+ KiB\n/,
    )
  })

  it('writes a module, says what it holds, and measures no sheet', async () => {
    const host = tinyGame()
    const { code, out } = await qm(host, 'build /games/tiny --format vassal')
    expect(code).toBe(0)
    expect(outFiles(host)).toEqual(['/desk/out/tiny/.quartermaster.json', '/desk/out/tiny/tiny.vmod'])
    expect(out).toMatch(/^out\/tiny\n {2}tiny\.vmod {2}4 pieces, \d+ KiB\n[\d.]+ s/)
    const json = JSON.parse((await qm(tinyGame(), 'build /games/tiny --format vassal --json')).out) as {
      files: unknown[]
    }
    expect(json.files).toMatchObject([
      { path: 'out/tiny/tiny.vmod', format: 'vassal', sheet: 'game', pages: 0, pieces: 4 },
    ])
  })

  it('writes PDF and SVG below out and says what it measured', async () => {
    const host = tinyGame()
    const { code, out } = await qm(host, 'build /games/tiny')
    expect(code).toBe(0)
    expect(outFiles(host)).toEqual([
      '/desk/out/tiny/.quartermaster.json',
      '/desk/out/tiny/duel_a4_long-edge.pdf',
      '/desk/out/tiny/duel_a4_long-edge_01.svg',
      '/desk/out/tiny/duel_a4_long-edge_02.svg',
    ])
    expect(out).toContain('duel_a4_long-edge.pdf  2 pages, 4 pieces')
    expect(out).toMatch(/measured: 4 pieces in place, off by at most 0\.00\d\d mm; fonts embedded; 0 missing glyphs/)
  })

  it('saves ink on everything or on the backs, and says how much it takes', async () => {
    const host = tinyGame()
    const all = await qm(host, 'build --low-ink /games/tiny --format pdf')
    expect(all.out).toMatch(/duel_a4_long-edge_low-ink\.pdf {2}2 pages, 4 pieces, \d+ KiB, ink \d+ %/)
    const backs = await qm(host, 'build /games/tiny --low-ink-backs --format pdf --json')
    const { files } = JSON.parse(backs.out) as { files: { path: string; ink: number }[] }
    expect(files.map(({ path }) => path)).toEqual(['out/tiny/duel_a4_long-edge_low-ink-backs.pdf'])
    expect(files[0]?.ink).toBeGreaterThan(0.05)
    expect(files[0]?.ink).toBeLessThan(1)
    expect((await qm(host, 'build /games/tiny --format pdf')).out).not.toContain('ink')
  })

  it('gives the documented JSON', async () => {
    const { code, out } = await qm(tinyGame(), 'build /games/tiny --json --format pdf --paper letter --backs none')
    const result = JSON.parse(out) as { files: object[]; verified: object; diagnostics: object[]; measured: object }
    expect(code).toBe(0)
    expect(Object.keys(result)).toEqual(['files', 'verified', 'diagnostics', 'measured'])
    expect(result.files).toMatchObject([
      {
        path: 'out/tiny/duel_letter_none.pdf',
        format: 'pdf',
        sheet: 'duel',
        paper: 'letter',
        backs: 'none',
        pages: 1,
        pieces: 4,
      },
    ])
    expect(Object.keys(result.files[0]!)).toEqual([
      'path',
      'format',
      'sheet',
      'paper',
      'backs',
      'pages',
      'pieces',
      'bytes',
      'sha256',
    ])
    expect(result.verified).toMatchObject({ pieces: 4, fontsEmbedded: true, missingGlyphs: 0 })
  })

  it('prints single pieces beside the sheets, and one of each', async () => {
    const host = tinyGame()
    await qm(host, 'build /games/tiny --format pdf')
    const pieces = await qm(host, 'build /games/tiny --format pdf --piece page=2 --piece duel.knight=1')
    expect(pieces.out).toContain('duel-pieces_a4_long-edge.pdf  2 pages, 3 pieces')
    expect(outFiles(host)).toContain('/desk/out/tiny/duel_a4_long-edge.pdf')
    expect((await qm(host, 'build /games/tiny --format pdf --one-of-each')).out).toContain('2 pieces')
  })

  it('writes fronts and backs as two files for turning by hand', async () => {
    const host = tinyGame()
    expect((await qm(host, 'build /games/tiny --format pdf --pages fronts-backs')).code).toBe(0)
    expect(outFiles(host).filter((path) => path.endsWith('.pdf'))).toEqual([
      '/desk/out/tiny/duel_a4_long-edge_backs.pdf',
      '/desk/out/tiny/duel_a4_long-edge_fronts.pdf',
    ])
  })

  it('does not touch old output when the game has errors', async () => {
    const host = tinyGame()
    await qm(host, 'build /games/tiny')
    host.files.set('/games/tiny/duel.yaml', new TextEncoder().encode(tinyDeck('count: 3', 'count: -3')))
    const before = contentOf(host)
    const { code, err } = await qm(host, 'build /games/tiny')
    expect(code).toBe(1)
    expect(err).toContain('/games/tiny/duel.yaml:7:41 error')
    expect(contentOf(host)).toBe(before)
  })

  it('leaves foreign files alone unless forced', async () => {
    const host = tinyGame()
    host.files.set('/desk/out/tiny/duel_a4_long-edge.pdf', new TextEncoder().encode('mine'))
    host.files.set('/desk/out/tiny/notes.txt', new TextEncoder().encode('mine'))
    const refused = await qm(host, 'build /games/tiny')
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('out/foreign-file')
    expect(new TextDecoder().decode(host.files.get('/desk/out/tiny/duel_a4_long-edge.pdf'))).toBe('mine')
    expect((await qm(host, 'build /games/tiny --force')).code).toBe(0)
    expect(new TextDecoder().decode(host.files.get('/desk/out/tiny/notes.txt'))).toBe('mine')
  })

  it('says so when the out folder is read-only', async () => {
    const host = tinyGame()
    host.readOnly.add('/desk/out')
    const { code, err } = await qm(host, 'build /games/tiny')
    expect(code).toBe(1)
    expect(err).toContain('no permission')
    expect(outFiles(host)).toEqual([])
  })

  it('stops at Ctrl-C with exit 130 and the old output whole', async () => {
    const host = tinyGame()
    await qm(host, 'build /games/tiny')
    const before = contentOf(host)
    host.files.set('/games/tiny/duel.yaml', new TextEncoder().encode(tinyDeck('Knight', 'Squire')))
    const context = fakeContext(host, '/desk')
    let pauses = 0
    const interrupted = {
      ...context,
      pause: () => Promise.resolve(++pauses === 2 ? context.interrupt.abort() : undefined),
    }
    expect(await run(['build', '/games/tiny'], interrupted)).toBe(130)
    host.files.set('/games/tiny/duel.yaml', new TextEncoder().encode(tinyDeck('Knight', 'Knight')))
    expect(contentOf(host)).toBe(before)
  })

  it.each([
    ['build zulu-speers', 'build/no-game', 'zulu-spears'],
    ['build /games/tiny --only dule', 'build/no-sheet', 'duel'],
    ['build /games/tiny --piece knihgt', 'build/no-piece', 'knight'],
    ['simulate /games/tiny', 'build/no-rules', 'no rules model'],
    ['build /games/tiny /games/tiny', 'build/same-folder', 'overwrite'],
  ])('qm %s exits 1 with %s', async (line, finding, near) => {
    const host = tinyGame()
    const { code, err } = await qm(host, line)
    expect(code).toBe(1)
    expect(err).toContain(finding)
    if (near !== 'overwrite') expect(err).toContain(near)
    expect(outFiles(host)).toEqual([])
  })
})

describe('check', () => {
  it('gives the documented JSON with positions', async () => {
    const host = tinyGame({ 'duel.yaml': tinyDeck('title: Page', 'titel: Page') })
    const { code, out } = await qm(host, 'check /games/tiny --json')
    const result = JSON.parse(out) as {
      summary: object
      diagnostics: { code: string; line: number; column: number; endColumn: number; hints: string[] }[]
    }
    expect(code).toBe(1)
    expect(Object.keys(result)).toEqual(['summary', 'diagnostics', 'examples', 'measured'])
    const finding = result.diagnostics.find((d) => d.code === 'schema/unknown-key')
    expect(finding).toMatchObject({ line: 8, column: 17, endColumn: 22, hints: ['did you mean "title"?'] })
  })

  it('makes warnings errors with --strict', async () => {
    const host = tinyGame({ 'empty.yaml': 'kind: deck\nid: empty\ncards: []\n' })
    const relaxed = await qm(host, 'check /games/tiny')
    const strict = await qm(host, 'check /games/tiny --strict')
    expect(relaxed.err).toContain('warning')
    expect([relaxed.code, strict.code]).toEqual([0, 1])
  })

  it('lists its checks', async () => {
    const { code, out } = await qm(memoryHost(), 'check --list')
    expect(code).toBe(0)
    expect(out).toContain('data/deck-size')
    expect(out).toContain('rules/deck-proof')
  })
})

describe('explain and schema', () => {
  it('explains a code', async () => {
    const { code, out } = await qm(memoryHost(), 'explain schema/unknown-key')
    expect(code).toBe(0)
    expect(out).toContain('Wrong:')
    expect(out).toContain('Right:')
  })

  it('prints and writes schemas', async () => {
    const host = memoryHost()
    const deck = JSON.parse((await qm(host, 'schema deck')).out) as { title: string }
    expect(deck.title).toBe('deck')
    expect((await qm(host, 'schema --out /desk/schema')).code).toBe(0)
    expect(outFiles(host)).toContain('/desk/schema/scenario.json')
  })
})
