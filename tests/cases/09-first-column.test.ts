import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { imported } from '../support/imported.ts'
import { pdfText } from '../support/pdf-text.ts'

const ROWS = ['name,cost,text', 'Knight,3,Draw a card.', 'Orc,2,Shout.']
const plain = `${ROWS.join('\n')}\n`
const fromExcel = `\ufeff${ROWS.join('\r\n')}\r\n`

it('a byte order mark and CRLF make no difference to headers, values and places', () => {
  const [here, there] = [imported(plain), imported(fromExcel)]
  expect(there.faults).toEqual([])
  expect(there.intake?.columns.map(({ header }) => [header, header.length])).toEqual([
    ['name', 4],
    ['cost', 4],
    ['text', 4],
  ])
  expect(there.uses).toEqual(['name: title', 'cost: cost number', 'text: text text'])
  expect(there.yaml).toBe(here.yaml)
  const wrong = (text: string) => imported(text.replace('Knight', '#REF!')).faults
  expect(wrong(fromExcel)).toEqual(wrong(plain))
  expect(wrong(plain)).toEqual(['import/formula-error t.csv:2:1'])
})

it('both print the same cards at the same places', async () => {
  const print = async (text: string) => {
    const built = await buildCase({ 'deck.yaml': imported(text).yaml ?? '' })
    return await pdfText(built.pdf())
  }
  const texts = await print(plain)
  expect(texts.map(({ text }) => text).join(' ')).toMatch(/Knight.*Draw a card\./)
  expect(await print(fromExcel)).toEqual(texts)
})
