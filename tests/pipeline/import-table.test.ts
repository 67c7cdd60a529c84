import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldTypeOf } from '../../src/intake/field-type.ts'
import { csvText } from '../support/csv-text.ts'
import { imported } from '../support/imported.ts'
import { styled, workbookFile } from '../support/workbook-file.ts'

const PIECES = [
  ...[
    'a',
    'Ö',
    '😀',
    '漢',
    '"',
    "'",
    ',',
    ';',
    '\t',
    '\n',
    ' ',
    '  ',
    '#',
    ': ',
    '- ',
    '[',
    '{',
    '*',
    '&',
    '!',
    '|',
    '>',
    '%',
    '@',
    '`',
  ],
  ...[
    '\\',
    '~',
    '=',
    '<',
    '0',
    '7',
    '.',
    'e',
    '+',
    '_',
    '\u2028',
    '\u0085',
    '\u00a0',
    '\ufeff',
    'no',
    'null',
    'true',
    '---',
    '...',
    '\\n',
  ],
]
const nasty = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(''))
const title = fc
  .array(fc.constantFrom(...PIECES.filter((piece) => !/[\n\u2028\u0085]|\\/.test(piece))), { maxLength: 6 })
  .map((pieces) => `T${pieces.join('')}`)
const count = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 20 }).map(String))
const cost = fc.oneof(fc.constant(''), fc.integer({ min: -9, max: 99 }).map(String), fc.constant('2.5'))
const row = fc.tuple(title, count, nasty, cost, nasty)
const rows = fc.array(row, { minLength: 1, maxLength: 6 })

/** A typed `\n` is a line break, a doubled backslash is not part of one. */
const asBroken = (text: string): string =>
  text
    .split('\\\\')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\\\')
const none = { isIcon: () => false, icons: () => [], isColour: () => false, sides: () => [] }
const at = { file: '', start: 0, end: 0 }

describe('importTable', () => {
  it('gives back every value of every table, through YAML and the loader', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (table, delimiter, end, mark) => {
          const head = ['Name', 'Count', 'Rules', 'Cost', 'Kind']
          const text = csvText([head, ...table], delimiter, end)
          const { cards, faults } = imported((mark ? '\ufeff' : '') + text, { manner: { delimiter } })
          expect(faults).toEqual([])
          const typeOfKind = table.some((values) => values[4].trim() !== '')
            ? fieldTypeOf({ header: 'Kind', at, cells: table.map((values) => ({ text: values[4], at })) }, none).type
            : 'line'
          const expected = table.map(([name, copies, rules, price, kind]) => ({
            title: name.trim(),
            count: copies === '' ? 1 : Number(copies),
            fields: {
              ...(rules.trim() !== '' && { rules: asBroken(rules) }),
              ...(price !== '' && { cost: Number(price) }),
              ...(kind.trim() !== '' && {
                kind:
                  typeOfKind === 'text'
                    ? asBroken(kind)
                    : typeOfKind === 'number'
                      ? Number(kind)
                      : typeOfKind === 'flag'
                        ? true
                        : kind.trim(),
              }),
            },
          }))
          expect(
            cards.map(({ title: name, count: copies, fields }) => ({ title: name, count: copies, fields })),
          ).toEqual(expected)
          expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('never throws, whatever the bytes are', () => {
    const bits = fc.constantFrom(
      'Name',
      'Count',
      ',',
      ';',
      '\n',
      '\r',
      '"',
      '1',
      'x4',
      '#REF!',
      '06-Apr',
      '\u0000',
      'é',
      ' ',
    )
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.array(bits).map((parts) => new TextEncoder().encode(parts.join(''))),
      fc.uint8Array({ maxLength: 60 }).map((tail) => Uint8Array.from([0x50, 0x4b, 3, 4, ...tail])),
    )
    fc.assert(
      fc.property(bytes, fc.constantFrom('deck', 'counters'), (content, kind) => {
        const { yaml, faults, diagnostics } = imported(content, { kind })
        expect(yaml === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'))
        if (yaml === undefined) expect(faults).not.toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('gets through a table of which every cell is wrong, and shows the first of its findings', () => {
    const { diagnostics } = imported(`Name\n${'#REF!\n'.repeat(99_000)}`)
    expect(diagnostics.filter(({ code }) => code === 'import/formula-error').length).toBeGreaterThan(100)
    expect(diagnostics.at(-1)?.code).toBe('game/too-many-findings')
    expect(diagnostics.length).toBeLessThan(1000)
  })

  it('says of a cell what the loader finds', () => {
    expect(imported('Id,Name\na,Orc\na,Elf\n').said).toEqual([
      'game/duplicate-id t.csv:3:1 two cards of "deck" have the id "a"',
    ])
    expect(imported('Name,Cost\nOrc,many\n', { map: [['Cost', 'cost:number']] }).faults).toEqual([
      'schema/expected-number t.csv:2:5',
    ])
    expect(imported('Name,Count\nOrc,4000\nElf,4000\n').faults).toEqual(['game/too-many-pieces t.csv:3:5'])
    const book = workbookFile({
      'My cards': [
        ['Id', 'Name'],
        ['a', 'Orc'],
        ['a', 'Elf'],
      ],
    })
    expect(imported(book).faults).toEqual(["game/duplicate-id t.csv:'My cards'!A3"])
  })

  it('finds what does not fit the game for which the file is made, and nothing else in it', () => {
    const files = { '/g/other.yaml': 'kind: deck\nid: other\ncards: []\n', '/g/broken.yaml': 'kind: dek\n' }
    expect(imported('Name\nOrc\n', { game: '/g' }, files)).toMatchObject({ faults: [], diagnostics: [] })
    const twin = { '/g/other.yaml': 'kind: deck\nid: deck\ncards: []\n' }
    const { diagnostics, yaml } = imported('Name\nOrc\n', { game: '/g' }, twin)
    expect(yaml).toBeUndefined()
    expect(diagnostics[0]).toMatchObject({ code: 'game/duplicate-id', at: { file: '/g/other.yaml' } })
  })

  it('reads a workbook like the text of the same table', () => {
    const cells = (...values: (string | number)[]) =>
      values.map((value) => (typeof value === 'number' ? styled(value, 0) : value))
    const book = workbookFile({
      S: [
        cells('Name', 'Count', 'Cost', 'Hex', 'Text'),
        cells('Orc', 3, 1.5, '0101', 'a\nb'),
        cells('Elf', 0, 2, '0910', '[coin]'),
      ],
    })
    const text = 'Name,Count,Cost,Hex,Text\nOrc,3,1.5,0101,"a\nb"\nElf,0,2,0910,[coin]\n'
    expect(imported(book).faults).toEqual([])
    expect(imported(book).yaml).toBe(imported(text).yaml)
  })

  it('finds what Excel did to values, by cell', () => {
    const fault = { attributes: 't="e"', inside: '<v>#NAME?</v>' }
    const book = workbookFile(
      {
        S: [
          ['Name', 'Factor', 'Hex'],
          ['Orc', styled(45388, 1), styled(101, 2)],
          ['Elf', '4-6', fault],
        ],
      },
      { formats: [16, '0000'] },
    )
    expect(imported(book).faults).toEqual(['import/day-and-month t.csv:S!B2', 'import/formula-error t.csv:S!C3'])
  })
})
