import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRich, plainText, type RichText } from '../../src/draw/rich-text.ts'

const none = (): undefined => undefined
const shape = (rich: RichText): string =>
  rich.inlines
    .map((i) =>
      i.kind === 'text'
        ? `${i.bold ? 'b' : ''}${i.italic ? 'i' : ''}(${i.text})`
        : i.kind === 'icon'
          ? `[${i.icon}]`
          : '/',
    )
    .join('')

test.each([
  ['Add **10** men', '(Add )b(10)( men)'],
  ['*Never* move', 'i(Never)( move)'],
  ['**bold *both* bold**', 'b(bold )bi(both)b( bold)'],
  ['{tool} Take 1', '[tool]( Take 1)'],
  ['one\ntwo\\nthree\r\nfour', '(one)/(two)/(three)/(four)'],
  ['2 * 3 * 4 and 2*3*4', '(2 * 3 * 4 and 2*3*4)'],
  ['\\*not italic\\* \\{brace\\} \\\\', '(*not italic* {brace} \\)'],
  ['5* hotel', '(5* hotel)'],
  ['', ''],
])('reads %j', (source, wanted) => {
  const rich = parseRich(source, none)
  expect(shape(rich)).toBe(wanted)
  expect(rich.problems).toEqual([])
})

test('puts in values of fields, 0 too, without reading them as markup', () => {
  const rich = parseRich('{=force} and {=name}', (name) => ({ force: '0', name: '**x**' })[name])
  expect(shape(rich)).toBe('(0 and **x**)')
})

test('reports unknown values and marks without a partner, and prints the marks', () => {
  expect(parseRich('Add {=forse}', none).problems).toEqual([{ kind: 'unknown-value', mark: '{=forse}' }])
  const open = parseRich('**Bold strike', none)
  expect(open.problems).toEqual([{ kind: 'unclosed', mark: '**' }])
  expect(shape(open)).toBe('(**Bold strike)')
  expect(parseRich('gain {', none).problems).toEqual([{ kind: 'unclosed', mark: '{' }])
})

test('any text comes back letter for letter when its marks are escaped', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const flat = text.replace(/\r\n?|\n/g, ' ')
      const rich = parseRich(flat.replace(/[*{}\\]/g, '\\$&'), none)
      expect(rich.inlines.map((i) => (i.kind === 'text' ? i.text : '?')).join('')).toBe(flat)
      expect(rich.problems).toEqual([])
    }),
  )
})

test('plain text reads no markup', () => {
  expect(shape(plainText('**A** {x}\nB'))).toBe('(**A** {x})/(B)')
})
