import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'

const host = (): MemoryHost =>
  memoryHost({
    '/desk/more.yaml': 'kind: variant\nid: more\nof: zulu-spears\nchanges: { decks.zulu.cards.attack.count: 9 }\n',
  })

async function compare(
  line: string,
  on = host(),
): Promise<{ code: number; out: string; err: string; host: MemoryHost }> {
  const context = fakeContext(on, '/desk')
  const code = await run(['compare', ...line.split(' ')], context)
  return { code, ...context.said, host: on }
}

it('gives the documented JSON', async () => {
  const { code, out } = await compare('zulu-spears /desk/more.yaml --games 500 --no-matrix --json')
  expect(code).toBe(0)
  const result = JSON.parse(out) as Record<string, unknown>
  expect(result).toMatchObject({
    base: { id: 'zulu-spears' },
    changed: { id: 'more' },
    effect: { side: 'zulu', pairs: 500 },
    verdict: { d: 1 },
    changedPieces: [{ id: 'decks.zulu.cards.attack', fields: [{ field: 'count', from: '7', to: '9' }] }],
    knockOut: [{ name: 'decks.zulu.cards.attack.count', from: 7, to: 9 }],
    matrix: [],
  })
  expect(Object.keys(result)).toEqual(expect.arrayContaining(['structure', 'measured']))
})

it('asks for the verdict alone, and for what options are worth in both versions', async () => {
  const { out } = await compare('zulu-spears /desk/more.yaml --games 20000 --d 5 --verdict')
  const [, pairs = ''] = /verdict: no effect after ([\d,]+) pairs/.exec(out) ?? []
  expect(out).toContain(`from ${pairs} pairs`)
  expect(out).not.toMatch(/Each line|Under other/)
  expect(out).toContain(
    `qm compare zulu-spears /desk/more.yaml --seed 1 --games ${pairs.replace(',', '')} --d 5 --verdict\n`,
  )
  const line = 'zulu-spears /desk/more.yaml --games 40 --no-matrix --no-knock-out --restricted 2'
  const { restricted } = JSON.parse((await compare(`${line} --json`)).out) as { restricted: Record<string, unknown[]> }
  expect([restricted['base']?.length, restricted['changed']?.length]).toEqual([22, 22])
  expect((await compare(line)).out).toMatch(
    /player +option +wins before +change before +wins after +change after +pairs\n/,
  )
})

it('compares on paper, and prints only what is new', async () => {
  const small = memoryHost({
    '/desk/orcs/deck.yaml': 'kind: deck\nid: orcs\ncards:\n  - { title: Orc, count: 3 }\n  - { title: Elf }\n',
    '/desk/horde.yaml': 'kind: variant\nid: horde\nof: orcs\nchanges: { decks.orcs.cards.orc.count: 5 }\n',
  })
  const line = '/desk/orcs /desk/horde.yaml --no-simulation --print --format pdf'
  const { code, out, host: on } = await compare(line, small)
  expect(code).toBe(0)
  expect(out).toContain('card decks.orcs.cards.orc (Orc), count: 3 → 5')
  expect(out).toContain('out/horde-changes/orcs_a4_none.pdf')
  const written = [...on.files.keys()].filter((path) => path.endsWith('.pdf'))
  expect(written).toEqual(['/desk/out/horde-changes/orcs_a4_none.pdf'])
  const same = await compare('zulu-spears zulu-spears --no-simulation --print --json')
  expect(JSON.parse(same.out)).toMatchObject({ effect: null, verdict: null, changedPieces: [], files: [] })
})

it('writes out both games of a pair', async () => {
  const { out } = await compare('zulu-spears /desk/more.yaml --replay 3')
  expect(out).toMatch(/^Base: Zulu Spears\n/)
  expect(out).toContain('\nChanged: Zulu Spears\n')
})

it('says which game is not there', async () => {
  const { code, err, out } = await compare('zulu-spears zulu-speers')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('did you mean "zulu-spears"?')
})

it('writes a page that says and shows the same, and how to repeat it', async () => {
  const line = 'zulu-spears /desk/more.yaml --games 300 --ruling standing-defence-stays=no --no-matrix --html page.html'
  const { code, out, err, host: on } = await compare(line)
  expect([code, err]).toEqual([0, 'page.html written\n'])
  const page = on.readText('/desk/page.html')
  const again =
    'qm compare zulu-spears /desk/more.yaml --ruling standing-defence-stays=no --seed 1 --games 300 --d 1 --no-matrix'
  expect(out).toContain(`The same again\n  ${again}\n`)
  expect(page).toContain(`<pre><code>${again}</code></pre>`)
  const titles = [...page.matchAll(/<figcaption>(.*)<\/figcaption>/g)].map(([, title]) => title)
  expect(titles).toEqual([
    'Cards of deck Zulu by role',
    'Win rate of zulu',
    'Effect on zulu of each line alone',
    'troops by turn: median, and the band of eight games in ten',
  ])
  const effect = /effect on zulu: (.*), from 300 pairs/.exec(out)?.[1]
  expect(page).toContain(`: ${effect}.</p>`)
  const markdown = await compare('zulu-spears zulu-spears --no-simulation --markdown')
  expect(markdown.out).toContain('```sh\nqm compare zulu-spears zulu-spears --no-simulation\n```\n')
})

it('leaves a file that somebody else wrote alone', async () => {
  const taken = memoryHost({ '/desk/page.html': 'mine' })
  const line = 'zulu-spears zulu-spears --no-simulation --html page.html'
  const { code, err, out } = await compare(line, taken)
  expect(code).toBe(1)
  expect(err).toContain('/desk/page.html is in the way')
  // Said before anything is compared or played, not after minutes of it.
  expect(out).toBe('')
  expect((await compare(`${line} --force`, taken)).code).toBe(0)
})

it.each(['--no-matrix', '--verdict'])('refuses stronger players beside %s, which plays no matrix', async (option) => {
  const { code, err, out } = await compare(`zulu-spears /desk/more.yaml --searching 2 ${option}`)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`error: option '--searching <n>' cannot be used with option '${option}'`)
})

it('says that a game without rules is compared on paper alone', async () => {
  const deck = 'kind: deck\nid: d\ncards: [{ id: a, title: A, count: 3 }]\n'
  const more = 'kind: variant\nid: more\nof: /desk/own\nchanges: { decks.d.cards.a.count: 5 }\n'
  const own = memoryHost({ '/desk/own/deck.yaml': deck, '/desk/more.yaml': more })
  const { code, out, err } = await compare('/desk/own /desk/more.yaml', own)
  expect(code).toBe(0)
  expect(out).toContain('count: 3 → 5')
  expect(err).toContain('note build/no-rules own has no rules model')
})
