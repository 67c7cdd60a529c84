import { expect, it } from 'vitest'
import { drawBox } from '../../../src/draw/boxes/box.ts'
import { tableRow } from '../../../src/draw/boxes/table.ts'
import { typesetter } from '../../../src/draw/boxes/typesetter.ts'
import { savingInk } from '../../../src/draw/theme.ts'
import { studio as colourStudio } from '../../components/reference/support/zulu.ts'

const lowStudio = { ...colourStudio, theme: savingInk(colourStudio.theme) }
const subject = { piece: 'reference "r"', field: 'row 1' }
const columns = [{ head: ['Card'], width: 40, align: 'left' }] as const

function rows(studio: typeof colourStudio): string[] {
  const setter = typesetter(studio, 1)
  const zebra = studio.theme.colours['zebra']
  return [zebra, undefined].map((ground) => {
    const row = tableRow(setter, columns, [{ text: 'Blood' }], { zebra: ground, ruled: false }, subject)
    expect(row.height).toBe(4.5)
    return row.svg.replace(/<text[^]*?<\/text>/g, '')
  })
}

it('rows stand on grey by turns, or all on a hairline where ink is saved', () => {
  expect(rows(colourStudio)).toEqual(['<rect width="40" height="4.5" fill="#efefef"/>', ''])
  const hairline = '<path d="M0 4.5H40" fill="none" stroke="#000000" stroke-width="0.1"/>'
  expect(rows(lowStudio)).toEqual([hairline, hairline])
})

it('heading strips are framed instead of black where ink is saved, with black words', () => {
  const strip = (studio: typeof colourStudio) => {
    const box = { title: 'Turn', note: 'all', width: 60, head: { height: 0, svg: '' }, rows: [], tail: 1, subject }
    const svg = drawBox(box, typesetter(studio, 1), studio.theme)
    return [/<rect[^>]*>/.exec(svg)?.[0], [...svg.matchAll(/<text[^>]*fill="([^"]*)"/g)].map(([, fill]) => fill)]
  }
  expect(strip(colourStudio)).toEqual(['<rect width="60" height="5.6" fill="#000000"/>', ['#ffffff', '#ffffff']])
  const [frame, words] = strip(lowStudio)
  expect(frame).toBe('<rect width="60" height="5.6" fill="#ffffff" stroke="#000000" stroke-width="0.35"/>')
  expect(new Set(words)).not.toContain('#ffffff')
})
