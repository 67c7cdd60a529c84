import { expect, it } from 'vitest'
import { measure, textLine } from '../../src/draw/text-line.ts'
import { styleOf } from '../../src/draw/theme.ts'
import { readSvg } from '../../src/draw/read-svg.ts'
import { INITIAL, presentationOf } from '../../src/output/presentation.ts'
import { textSpans, widthOf } from '../../src/output/text-spans.ts'
import { studioWith } from './drawing.ts'

const { theme } = await studioWith()
const { fonts } = theme

/** Width of a line as writers set it, from its markup. */
function drawn(markup: string): number {
  const [node] = readSvg(markup).children
  if (!node) throw new Error('no text')
  return textSpans(node, presentationOf(node, INITIAL), fonts).reduce((sum, span) => sum + widthOf(span), 0)
}

it.each(['1d6', 'Roll 2d6: 10 or more', 'no figures here'])('"%s" is drawn as wide as it is measured', (text) => {
  for (const name of ['card-text', 'plain-text', 'table-group', 'sheet-subtitle']) {
    const style = styleOf(theme, name)
    expect(drawn(textLine(fonts, 0, 0, text, style))).toBeCloseTo(measure(fonts, text, style), 3)
  }
})

it('values in Alegreya have lining figures, dates and names of places have not', () => {
  const marked = (name: string, text: string): boolean =>
    textLine(fonts, 0, 0, text, styleOf(theme, name)).includes('data-figures="lining"')
  expect(
    ['card-text', 'plain-text', 'card-title', 'table-group', 'phase-title'].map((name) => marked(name, '1d6')),
  ).toEqual(Array(5).fill(true))
  expect(['sheet-subtitle', 'map-place'].map((name) => marked(name, '22 January 1879'))).toEqual([false, false])
  expect(marked('card-text', 'one die')).toBe(false)
  const narrow = { ...styleOf(theme, 'card-text'), lining: false }
  expect(measure(fonts, '1d6', styleOf(theme, 'card-text'))).not.toBeCloseTo(measure(fonts, '1d6', narrow), 3)
})
