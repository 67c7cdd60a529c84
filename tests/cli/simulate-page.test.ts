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
