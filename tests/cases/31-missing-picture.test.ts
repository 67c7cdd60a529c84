import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { buildCase, deckFile } from '../support/case-game.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pageTexts } from '../support/pdf-text.ts'

const png = Uint8Array.from(readFileSync(new URL('../output/images/palette.png', import.meta.url)))
const files = {
  'art/knight.PNG': png,
  'deck.yaml': deckFile(
    ['{ title: Knight, picture: art/Knight.png }', '{ title: Squire, picture: art/none.png }'],
    'fields: { picture: image }',
  ),
}

it('every card with a missing picture is listed, with the file that is nearly called so', async () => {
  const host = memoryHost(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`/games/case/${name}`, text])),
  )
  const context = fakeContext(host, '/games')
  expect(await run(['build', '/games/case', '--out', '/games/out'], context)).toBe(1)
  const { err } = context.said
  expect(err).toMatch(/case\/deck\.yaml:5:31 error .*card "Knight": picture: there is no file "art\/Knight\.png"/)
  expect(err).toContain('did you mean "art/knight.PNG"?')
  expect(err).toMatch(/case\/deck\.yaml:6:31 error .*card "Squire": picture: there is no file "art\/none\.png"/)
  expect([...host.files.keys()].some((path) => path.startsWith('/games/out'))).toBe(false)
})

it('placeholders print a box with the file’s name instead', async () => {
  const built = await buildCase(files, { placeholders: true })
  const [page = ''] = await pageTexts(built.pdf())
  expect(page).toContain('art/Knight.png')
  expect(page).toContain('art/none.png')
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('the right name is printed', async () => {
  const deck = files['deck.yaml'].replace('Knight.png', 'knight.PNG').replace('art/none.png', 'art/knight.PNG')
  const built = await buildCase({ ...files, 'deck.yaml': deck }, { formats: ['svg'] })
  expect(built.svgs()[0]?.match(/<image /g)).toHaveLength(1)
})
