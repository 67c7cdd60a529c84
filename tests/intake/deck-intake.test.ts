import { describe, expect, it } from 'vitest'
import { imported } from '../support/imported.ts'

describe('what headers mean', () => {
  it.each([
    ['Name,Qty,Cost\nOrc,2,ab\n', ['Name: title', 'Qty: count', 'Cost: cost line']],
    ['Title,Copies,Name\nOrc,2,Orky\n', ['Title: title', 'Copies: count', 'Name: name line']],
    [
      'CARD NAME,# Copies,Rules Text\nOrc,2,Hit\n',
      ['CARD NAME: title', '# Copies: count', 'Rules Text: rules-text text'],
    ],
    ['Key,Label,Anzahl\no1,Orc,2\n', ['Key: id', 'Label: title', 'Anzahl: count']],
    ['Name,Count,Copies\nOrc,2,none\n', ['Name: title', 'Count: count', 'Copies: copies line']],
    ['Name,Back,Source\nOrc,red,book\n', ['Name: title', 'Back: card-back line', 'Source: card-source line']],
    [
      'Name,2nd cost,Cost?,Cost/x,★\nOrc,a,b,c,d\n',
      ['Name: title', '2nd cost: field-2nd-cost line', 'Cost?: cost line', 'Cost/x: cost-x line', '★: field line'],
    ],
  ])('%j', (text, uses) => {
    const { uses: found, faults } = imported(text)
    expect([found, faults]).toEqual([uses, []])
  })

  it('takes the first column of texts for the title where no header says it', () => {
    expect(imported('Cost,Monster,Type\n3,Orc,\n4,Elf,Boss\n').uses).toEqual([
      'Cost: cost number',
      'Monster: title',
      'Type: type line',
    ])
    expect(imported('Cost,Force\n3,4\n').faults).toEqual(['import/no-title t.csv:1:1'])
  })

  it('takes no column of ids or numbers of rows for copies', () => {
    expect(imported('Name,Number\nOrc,3\nElf,1\nMan,2\n').uses[1]).toBe('Number: count')
    expect(imported('Name,Number\nOrc,1\nElf,2\nMan,3\n').uses[1]).toBe('Number: number number')
    expect(imported('Name,#\nOrc,1162167\nElf,1162168\n').uses[1]).toBe('#: field number')
    const { faults, yaml } = imported('Name,Count\nOrc,1162167\nElf,3\n')
    expect([faults, yaml]).toEqual([['import/bad-count t.csv:2:5'], undefined])
  })

  it('obeys --map, and says what in it is wrong', () => {
    const text = 'Name,Nickname,Number,Cost\nOrc,Orky,1,06-Apr\nElf,Elfy,2,4\n'
    const map = [
      ['nickname', 'title'],
      ['Name', '-'],
      ['Number', 'count'],
      ['Cost', 'price:line'],
    ] as const
    const { uses, cards, faults } = imported(text, { map })
    expect(faults).toEqual([])
    expect(uses).toEqual(['Name: -', 'Nickname: title', 'Number: count', 'Cost: price line'])
    expect(cards.map(({ title, count, fields }) => [title, count, fields])).toEqual([
      ['Orky', 1, { price: '06-Apr' }],
      ['Elfy', 2, { price: '4' }],
    ])
    const wrong = [
      ['Nmae', 'title'],
      ['Name', 'cost:numbr'],
      ['Nickname', '1st'],
      ['Number', 'cost:numbr'],
      ['Cost', 'a'],
    ] as const
    expect(imported(text, { map: wrong }).faults.filter((fault) => !fault.includes('day-and'))).toEqual([
      'import/unknown-header t.csv:1:1',
      'import/two-columns t.csv:1:15',
      'import/bad-target t.csv:1:1',
      'import/bad-target t.csv:1:6',
      'import/no-title t.csv:1:1',
    ])
  })
})

describe('values', () => {
  it('keeps zeros, blanks, quotes and codes as they are', () => {
    const { cards, faults, yaml } = imported(
      'Name,Count,Hex,Cost,Text,Colour\n0101,0,0101,0,"Pay 2 #gold: now",#ff0000\nno,,0910,,[coin],004721\nNull,2,1001,1,1e3,1e2030\n',
    )
    expect(faults).toEqual([])
    expect(cards.map(({ id, title, count, fields }) => [id, title, count, fields])).toEqual([
      ['0101', '0101', 0, { hex: '0101', cost: 0, text: 'Pay 2 #gold: now', colour: '#ff0000' }],
      ['no', 'no', 1, { hex: '0910', text: '[coin]', colour: '#004721' }],
      ['null', 'Null', 2, { hex: '1001', cost: 1, text: '1e3', colour: '#1e2030' }],
    ])
    expect(yaml).toContain('fields: { hex: line, cost?: number, text: text, colour: colour }')
  })

  it('reads x4 and 4x with a note, and refuses what is no count', () => {
    const { cards, said } = imported('Name,Count\nA,x4\nB,3x\n')
    expect(cards.map(({ count }) => count)).toEqual([4, 3])
    expect(said.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      't.csv:2:3 "x4" is read as 4',
      't.csv:3:3 "3x" is read as 3',
    ])
    expect(imported('Name,Count\nA,2.5\nB,-1\nC,many\n').faults).toEqual(
      [2, 3, 4].map((line) => `import/bad-count t.csv:${line}:3`),
    )
  })

  it('reads decimal commas and flags', () => {
    const { cards } = imported('Name;Weight;Boss\nA;1,5;TRUE\nB;2;false\n')
    expect(cards.map(({ fields }) => fields)).toEqual([
      { weight: 1.5, boss: true },
      { weight: 2, boss: false },
    ])
  })

  it('makes a blank of a line break where one line is wanted, and says so', () => {
    const { cards, faults } = imported('Name,Type\n"Knight\nErrant",a\\nb\n', { map: [['Type', 'type:line']] })
    expect(cards.map(({ title, fields }) => [title, fields])).toEqual([['Knight Errant', { type: 'a b' }]])
    expect(faults).toEqual(['import/one-line t.csv:2:1', 'import/one-line t.csv:3:9'])
  })

  it('takes templates of backs and sources where --map says so', () => {
    const { yaml = '', faults } = imported('Name,B,Page\nA,none,12\nB,,\n', {
      map: [
        ['B', 'back'],
        ['Page', 'source'],
      ],
    })
    expect(faults).toEqual([])
    expect(yaml).toContain('  - id: a\n    title: A\n    back: none\n    source: "12"\n')
  })

  it('leaves out a column without values, with a note', () => {
    const { uses, said } = imported('Name,Notes,Cost\nA,,1\nB,,2\n')
    expect(uses).toEqual(['Name: title', 'Notes: -', 'Cost: cost number'])
    expect(said).toEqual(['import/no-values t.csv:1:6 the column "Notes" is blank in every row; it is left out'])
  })

  it('looks for icons, those of the game included', () => {
    const text = 'Name,Icon\nA,acorn\nB,my-own\nC,acron\n'
    expect(imported(text).faults).toEqual(['import/unknown-icon t.csv:3:3', 'import/unknown-icon t.csv:4:3'])
    const { faults, diagnostics } = imported(text, { game: '/g' }, { '/g/art/my-own.svg': '<svg/>' })
    expect(faults).toEqual(['import/unknown-icon t.csv:4:3'])
    expect(diagnostics.find(({ code }) => code === 'import/unknown-icon')?.hints).toEqual(['did you mean "acorn"?'])
  })

  it('wants a title in every row', () => {
    expect(imported('Name,Count\nA,1\n,1\n').faults).toEqual(['import/missing-title t.csv:3:1'])
  })
})
