import { expect, test } from 'vitest'
import { variantOf } from '../../src/draw/style-variant.ts'
import { styleOf } from '../../src/draw/theme.ts'
import { studioWith } from './drawing.ts'

test('bold and italic take what the family has, never another family', async () => {
  const { theme } = await studioWith()
  const form = (style: string, bold: boolean, italic: boolean): string => {
    const { family, weight, italic: slanted } = variantOf(theme.fonts, styleOf(theme, style), bold, italic)
    return `${family} ${weight}${slanted ? 'i' : ''}`
  }
  expect(form('card-text', false, false)).toBe('Alegreya 400')
  expect(form('card-text', true, false)).toBe('Alegreya 700')
  expect(form('card-text', false, true)).toBe('Alegreya 400i')
  expect(form('card-text', true, true)).toBe('Alegreya 700i')
  expect(form('card-title', false, true)).toBe('Alegreya 700i')
  expect(form('card-value', true, true)).toBe('Barlow Condensed 500i')
})
