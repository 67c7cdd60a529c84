import { describe, expect, it } from 'vitest'
import { colourOperator, rgbOf } from '../../../src/output/pdf/colour-operands.ts'

describe('colourOperator', () => {
  it.each([
    ['#000000', '0 g'],
    ['#fff', '1 g'],
    ['#808080', '0.502 g'],
    ['#a3222a', '0.6392 0.1333 0.1647 rg'],
    ['#F00', '1 0 0 rg'],
    ['rgb(255, 0,51)', '1 0 0.2 rg'],
    ['rgb(0 51 102)', '0 0.2 0.4 rg'],
    ['Navy', '0 0 0.502 rg'],
    ['grey', '0.502 g'],
  ])('%s is %s', (colour, operator) => {
    expect(colourOperator(colour, false)).toBe(operator)
    expect(colourOperator(colour, true)).toBe(operator.replace(' rg', ' RG').replace(/ g$/, ' G'))
  })

  it.each([
    '',
    '#12',
    '#1234',
    '#12345678',
    'rgb(256,0,0)',
    'rgb(10%,0,0)',
    'rgba(1,2,3,0.5)',
    'hsl(0,1%,1%)',
    'tomato',
    'currentColor',
    'url(#a)',
  ])('refuses "%s" rather than drawing black', (colour) =>
    expect(() => rgbOf(colour)).toThrow('outside the drawing subset'),
  )
})
