import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'

it('writes a simulation as a page', async () => {
  const host = memoryHost()
  const context = fakeContext(host, '/desk')
  const words = [
    'simulate',
    'zulu-spears',
    '--games',
    '200',
    '--policy',
    'zulu=literal',
    '--cards',
    '--html',
    'a/p.html',
  ]
  expect(await run(words, context)).toBe(0)
  expect(context.said.err).toBe('a/p.html written\n')
  const page = host.readText('/desk/a/p.html')
  const titles = [...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, title]) => title)
  expect(titles).toEqual(['What was played', 'How the games came out', 'Cards', 'troops by turn', 'The same again'])
  expect(page.match(/<svg/g)).toHaveLength(2)
  expect(page).toContain('<code>qm simulate zulu-spears --policy zulu=literal --seed 1 --games 200 --cards</code>')
  // Every line of results in words is on the page too.
  const said = context.said.out.split('\n').filter((line) => /^(zulu wins|british wins|turns:|ending )/.test(line))
  expect(said.length).toBeGreaterThan(3)
  for (const line of said) expect(page).toContain(`<li>${line}</li>`)
})

it('plays each side without one option at a time, in words, on a page and as JSON', async () => {
  const host = memoryHost()
  const context = fakeContext(host, '/desk')
  const words = ['simulate', 'unbalanced-equality', '--games', '50', '--restricted', '20', '--html', 'p.html']
  expect(await run(words, context)).toBe(0)
  expect(context.said.out).toMatch(/\n {2}zulu frontal\/no-charge +never charges +\d/)
  const page = host.readText('/desk/p.html')
  expect(page).toContain('<h2>Without one option</h2>')
  expect(page).toContain('<code>qm simulate unbalanced-equality --seed 1 --games 50 --restricted 20</code>')
  const json = fakeContext(host, '/desk')
  expect(await run([...words.slice(0, 6), '--policy', 'british=fall-back/no-evasion', '--json'], json)).toBe(0)
  const { restricted, policies } = JSON.parse(json.said.out) as Record<string, unknown>
  expect(policies).toEqual({ zulu: 'frontal', british: 'fall-back/no-evasion' })
  expect(restricted).toHaveLength(5)
  expect(restricted).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ side: 'zulu', restriction: 'no-charge', summary: 'never charges' }) as unknown,
    ]),
  )
})
