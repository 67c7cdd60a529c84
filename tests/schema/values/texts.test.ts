import { describe, expect, it } from 'vitest'
import { colour, id, line, oneOf, slug, text } from '../../../src/schema/values/texts.ts'
import { readAs } from '../read-as.ts'

describe('text', () => {
  it.each([
    ['0101', '0101'],
    ['4.10', '4.10'],
    ['no', 'no'],
    ['Null', 'Null'],
    ['True', 'True'],
    ['4-6', '4-6'],
    ['1e3', '1e3'],
    ['"quoted"', 'quoted'],
    ['|\n  two\n  lines\n', 'two\nlines\n'],
  ])('%s is read as written', (written, expected) => expect(readAs(text(), written).value).toBe(expected))

  it('refuses what YAML turned into a list or a map, with the quotes that mend it', () => {
    expect(readAs(text(), '[coin]')).toMatchObject({
      found: ['schema/expected-text @ [coin]'],
      hints: ['write it in quotes: "[coin]"'],
    })
    expect(readAs(text(), '{fire}')).toMatchObject({
      found: ['schema/expected-text @ {fire}'],
      hints: ['write it in quotes: "{fire}"'],
    })
  })

  it('refuses a number that a comment cut short', () => {
    expect(readAs(text(), '7 #gold')).toMatchObject({
      found: ['yaml/cut-text @ 7'],
      hints: ['put it in quotes: "7 #gold"'],
    })
  })
})

describe('line', () => {
  it('has no blanks around it and no line breaks in it', () => {
    expect(readAs(line(), '"  hedge "').value).toBe('hedge')
    expect(readAs(line(), '"two\\nlines"').found).toEqual(['schema/several-lines @ "two\\nlines"'])
    expect(readAs(line(), '"  "').found).toEqual(['schema/no-text @ "  "'])
  })
})

describe('id', () => {
  it.each(['zulu', '0509', 'fire-at-will', 'Œuvre_2', 'a'.repeat(64)])('takes %s to the letter', (written) =>
    expect(readAs(id(), written).value).toBe(written),
  )

  it.each(['two words', 'a/b', 'a.b', '-a', '"a:b"', 'a'.repeat(65)])('refuses %s', (written) =>
    expect(readAs(id(), written).found).toEqual([`schema/bad-id @ ${written}`]),
  )
})

describe('slug', () => {
  it.each([
    ['Swords & Pistols', 'swords-pistols'],
    ['Štěpán Řehoř', 'stepan-rehor'],
    ['A/B: x?', 'a-b-x'],
    ['  ', ''],
    ['x'.repeat(63) + ' y', 'x'.repeat(63)],
  ])('%s gives %s', (title, expected) => expect(slug(title)).toBe(expected))
})

describe('oneOf', () => {
  it('offers the nearest word, else all', () => {
    expect(readAs(oneOf(['poker', 'tarot']), 'pokre').hints).toEqual(['did you mean "poker"?'])
    expect(readAs(oneOf(['poker', 'tarot']), 'domino').hints).toEqual(['possible here: poker, tarot'])
  })
})

describe('colour', () => {
  it.each([
    ['"#ff0000"', '#ff0000'],
    ['"#F00"', '#ff0000'],
    ['004721', '#004721'],
    ['1e2030', '#1e2030'],
    ['scarlet-deep', 'scarlet-deep'],
    ['facade', 'facade'],
  ])('%s is %s', (written, expected) => expect(readAs(colour(), written).value).toBe(expected))

  it.each(['"#ff00"', '"#gggggg"', '12', 'ff00zz1'])('%s is none', (written) =>
    expect(readAs(colour(), written).found).toEqual([`schema/bad-colour @ ${written}`]),
  )
})
