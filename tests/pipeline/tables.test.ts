import { expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { buildGame } from '../../src/pipeline/build-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { pdfText } from '../support/pdf-text.ts'

const host = memoryHost()
const path = `${host.root}/data/isandlwana`

it.each(['a4', 'letter'])('prints all tables of the shipped game on one page of %s', async (paper) => {
  const options = { ...buildOptions({ only: ['tables'] }), papers: [findPaper(paper)!] }
  const built = await buildGame(host, { path, name: 'isandlwana' }, options)
  expect(built.diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  const [pdf] = built.files.filter((file) => file.path.endsWith('.pdf'))
  // Spaced capitals may come as several runs.
  const text = (await pdfText(pdf!.bytes)).map((run) => run.text.replaceAll(' ', '')).join('')
  expect(text).toContain('Page1of1')
  for (const { title } of [...built.game!.tables, { title: 'Terrain key' }])
    expect(text).toContain(title.toUpperCase().replaceAll(' ', ''))
})
