import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measure } from '../../src/draw/text-line.ts'
import { styleOf } from '../../src/draw/theme.ts'
import { flowText, joinTexts, wholeTexts, type Slot } from '../../src/sheets/flow-text.ts'
import { inkOf } from './support/ink.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()
const style = styleOf(theme, 'sheet-foot')
const slot = (width: number, y: number): Slot => ({ x: 10, y, width, anchor: 'start' })
const lines = (svg: string): string[] => inkOf(svg, theme).map((ink) => ink.text)

it('joins sentences with a blank and other texts with a dot', () => {
  expect(joinTexts(['One.', 'two', 'three', ' ', ''])).toBe('One. two · three')
  expect(joinTexts([])).toBe('')
})

it('names the whole texts that a rest belongs to', () => {
  const texts = ['Glue.', 'Design: A  B', 'Quartermaster 0.1.0']
  expect(wholeTexts('0.1.0', texts)).toBe('Quartermaster 0.1.0')
  expect(wholeTexts('Quartermaster 0.1.0', texts)).toBe('Quartermaster 0.1.0')
  expect(wholeTexts('B · Quartermaster 0.1.0', texts)).toBe('Design: A B · Quartermaster 0.1.0')
  expect(wholeTexts('Glue. Design: A B · Quartermaster 0.1.0', texts)).toBe('Glue. Design: A B · Quartermaster 0.1.0')
})

describe('flowText', () => {
  it('fills each slot, and gives back what is left', () => {
    const two = measure(theme.fonts, 'alpha beta', style)
    const flow = flowText(
      'alpha beta gamma delta',
      [slot(two + 0.01, 1), slot(two - 0.01, 2), slot(two, 3)],
      theme,
      style,
    )
    expect(lines(flow.svg)).toEqual(['alpha beta', 'gamma', 'delta'])
    expect([flow.rest, flow.free]).toEqual(['', []])
    const narrow = flowText('alpha beta gamma', [slot(two, 1)], theme, style)
    expect([lines(narrow.svg), narrow.rest]).toEqual([['alpha beta'], 'gamma'])
  })

  it('passes over a slot that the next word does not fit', () => {
    const slots = [slot(3, 1), slot(60, 2), slot(60, 3)]
    const flow = flowText('incomprehensibilities', slots, theme, style)
    expect([lines(flow.svg), flow.free]).toEqual([['incomprehensibilities'], [slots[0], slots[2]]])
  })

  it('property: nothing is lost, and no line is wider than its slot', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 30 })
    const widths = fc.array(fc.double({ min: 1, max: 60, noNaN: true }), { maxLength: 6 })
    fc.assert(
      fc.property(words, widths, (all, sizes) => {
        const slots = sizes.map((width, i) => slot(width, i))
        const flow = flowText(all.join(' '), slots, theme, style)
        const written = lines(flow.svg)
        expect([...written, ...(flow.rest ? [flow.rest] : [])].join(' ')).toBe(all.join(' '))
        expect(written.length + flow.free.length).toBe(slots.length)
        const used = slots.filter((s) => !flow.free.includes(s))
        written.forEach((line, i) => expect(measure(theme.fonts, line, style)).toBeLessThanOrEqual(used[i]!.width))
      }),
    )
  })
})
