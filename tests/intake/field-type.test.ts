import { describe, expect, it } from 'vitest'
import { fieldTypeOf, isExactNumber } from '../../src/intake/field-type.ts'

const known = {
  isIcon: (name: string) => name === 'acorn' || name === 'sword',
  icons: () => ['acorn', 'sword'],
  isColour: (name: string) => name === 'scarlet',
  sides: () => [],
}
const at = { file: 't', start: 0, end: 0 }
const typeOf = (header: string, ...values: string[]) =>
  fieldTypeOf({ header, at, cells: values.map((text) => ({ text, at })) }, known)

describe('fieldTypeOf', () => {
  it.each([
    ['Cost', ['4', '', '0', '-2', '1.5'], 'number'],
    ['Cost', ['4', '+1'], 'line'],
    ['Hex', ['0101', '0102'], 'line'],
    ['Version', ['4.10', '4.2'], 'line'],
    ['Cost', ['1e3', '2'], 'line'],
    ['Long', ['12345678901234567890'], 'line'],
    ['Weight', ['1,5', '2', '0,25'], 'number'],
    ['Weight', ['1,500', '2,000'], 'line'],
    ['Weight', ['1,50'], 'line'],
    ['Unique', ['TRUE', 'False', ''], 'flag'],
    ['Unique', ['no', 'yes'], 'line'],
    ['Art', ['art/knight.PNG', 'orc.svg'], 'image'],
    ['Art', ['art/knight.png', 'none'], 'line'],
    ['Icon', ['acorn', 'swrd'], 'icon'],
    ['Icon', ['🗡', '⛨'], 'line'],
    ['Weapon', ['sword', 'sword'], 'line'],
    ['Border colour', ['scarlet', '#fff', '004721'], 'colour'],
    ['Color', ['scarlet', 'red'], 'line'],
    ['Tint', ['#ff0000'], 'colour'],
    ['Set', ['#ff0000', '#0f0'], 'colour'],
    ['Set', ['004721'], 'line'],
    ['Type', ['Unit', 'Boss'], 'line'],
    ['Type', ['Unit', 'a\nb'], 'text'],
    ['Type', ['Unit', 'a\\nb'], 'text'],
    ['Gain', ['{acorn}', 'x'], 'text'],
    ['Gain', ['**2**', 'x'], 'text'],
    ['Gain', ['x'.repeat(24)], 'line'],
    ['Gain', ['x'.repeat(25)], 'text'],
    ['Effect', ['Run', 'Hit'], 'text'],
    ['Rules', ['7'], 'text'],
  ])('%s of %j is %s', (header, values, type) => {
    expect(typeOf(header, ...values).type).toBe(type)
  })

  it('says that numbers have a decimal comma', () => {
    expect(typeOf('Weight', '1,5')).toMatchObject({ comma: true })
    expect(typeOf('Weight', '1.5')).not.toHaveProperty('comma')
  })
})

it.each([
  ['0', true],
  ['-3.25', true],
  ['-0', false],
  ['007', false],
  ['1.0', false],
  ['.5', false],
  ['5.', false],
  ['0x10', false],
  ['Infinity', false],
])('isExactNumber(%j): %s', (text, expected) => {
  expect(isExactNumber(text)).toBe(expected)
})
