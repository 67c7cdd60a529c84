import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inQuotes } from '../../src/source/read-quotes.ts'
import { Plain } from '../../src/source/located-document.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'

/** Value of a text that must be fine. */
function valueOf(text: string): unknown {
  const { value, diagnostics } = parseYaml('a.yaml', text)
  expect(diagnostics).toEqual([])
  return value?.value
}

/** Codes of the findings with what they point at. */
function findings(text: string): [string, string][] {
  return parseYaml('a.yaml', text).diagnostics.map((d) => [d.code, text.slice(d.at?.start, d.at?.end)])
}

/** Text that an author can only mean as YAML: in quotes, a list, a map, or with a comment set off by blanks. */
function isMeantAsYaml(text: string): boolean {
  return /^["'[{]/.test(text) || /(?:^| )#(?:[ #]|$)/.test(text)
}

describe('values', () => {
  it('keeps what is written beside what YAML makes of it', () => {
    expect(valueOf('a: 0101\nb: 4.10\nc: no\nd: "no"\ne:\nf: Null\ng: true\n')).toEqual({
      a: new Plain('0101', 101),
      b: new Plain('4.10', 4.1),
      c: new Plain('no', 'no'),
      d: 'no',
      e: new Plain('', null),
      f: new Plain('Null', null),
      g: new Plain('true', true),
    })
  })

  it('keeps keys as they are written', () => {
    expect(Object.keys(valueOf('x0101: 1\n0108: 2\nnull: 3\n"yes": 4\n') as object)).toEqual([
      'x0101',
      '0108',
      'null',
      'yes',
    ])
  })

  it('reads block texts and folded lines', () => {
    expect(valueOf('a: |\n  one\n  two\nb: >-\n  one\n  two\nc: one\n  two\n')).toEqual({
      a: 'one\ntwo\n',
      b: 'one two',
      c: new Plain('one two', 'one two'),
    })
  })

  it('repeats aliases, and finds their parts where they stand', () => {
    const { value } = parseYaml('a.yaml', 'a: &look { size: poker }\nb: *look\n')
    expect(value?.value).toEqual({ a: { size: new Plain('poker', 'poker') }, b: { size: new Plain('poker', 'poker') } })
    expect(value?.spanOf(['b', 'size'])).toEqual({ file: 'a.yaml', start: 17, end: 22 })
  })

  it('refuses __proto__, which schemas pass over', () => {
    const { value, diagnostics } = parseYaml('a.yaml', '__proto__: { polluted: yes }\n')
    expect(value).toBeUndefined()
    expect(diagnostics.map(({ code, at }) => [code, at?.start, at?.end])).toEqual([['yaml/reserved-key', 0, 9]])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('gives an empty file an empty value', () => {
    expect(valueOf('')).toEqual(new Plain('', null))
    expect(valueOf('# to come\n')).toEqual(new Plain('', null))
  })
})

describe('byte order mark and line ends', () => {
  const plain = 'name: Knight\ncost: 3\ntext: "Charge!"\n'

  it.each([
    ['a byte order mark', `\ufeff${plain}`],
    ['CRLF', plain.replaceAll('\n', '\r\n')],
    ['both', `\ufeff${plain.replaceAll('\n', '\r\n')}`],
  ])('%s change nothing', (_name, text) => {
    expect(valueOf(text)).toEqual(valueOf(plain))
    const { value } = parseYaml('a.yaml', text)
    const span = value?.spanOf(['cost'])
    expect(text.slice(span?.start, span?.end)).toBe('3')
    expect(Object.keys(value?.value as object)[0]).toHaveLength(4)
  })
})

describe('places', () => {
  const text = 'cards:\n  - { id: orc, count: 3 }\n  - id: elf\n    text: "Shoot."\n    note:\n'
  const at = (path: (string | number)[], part?: 'key' | 'value'): string => {
    const span = parseYaml('a.yaml', text).value?.spanOf(path, part)
    return text.slice(span?.start, span?.end)
  }

  it.each([
    [['cards', 0, 'count'], '3'],
    [['cards', 0, 'id'], 'orc'],
    [['cards', 1, 'text'], '"Shoot."'],
    [['cards', 1, 'note'], 'note'],
    [['cards', 0, 'nothing'], '{ id: orc, count: 3 }'],
    [['cards', 7, 'id'], text.slice(9).trimEnd()],
  ])('%j is %j', (path, expected) => expect(at(path)).toBe(expected))

  it('gives keys when asked for', () => expect(at(['cards', 1, 'text'], 'key')).toBe('text'))
})

describe('ordinary card text', () => {
  it.each([
    ['text: Attack: draw 2', 'yaml/colon-in-text', 'Attack: draw 2'],
    ['text: [coin] gain one', 'yaml/bracket-text', '[coin] gain one'],
    ['text: **Bold** strike', 'yaml/quote-start', '**Bold** strike'],
    ['text: @start', 'yaml/quote-start', '@start'],
    ['text: !Hot stuff', 'yaml/tag', '!Hot'],
    ['text: &more to come', 'yaml/unused-anchor', '&more'],
    ['text: *strike', 'yaml/unknown-alias', '*strike'],
    ['text: Pay 2 #gold now', 'yaml/cut-text', '#gold now'],
    ['colour: #ff0000', 'yaml/cut-text', '#ff0000'],
    ['a: { colour: #ff0000, id: x }', 'yaml/cut-text', '#ff0000'],
    ['- { text: **Bold** strike, id: x }', 'yaml/quote-start', '**Bold** strike'],
    ['text: > 5 men', 'yaml/quote-start', '> 5 men'],
    ['text: ? who', 'yaml/quote-start', '? who'],
  ])('%s is reported as %s at %j', (line, code, at) => {
    expect(findings(`${line}\n`)).toEqual([[code, at]])
  })

  it('leaves comments alone', () => {
    const lines = ['# head', 'a: 1 # like this', 'b: 3 #three', 'c: "x" #note', 'd: #list', '  - 1', 'e: | #text']
    expect(findings([...lines, '  text #no comment', 'f: #map', '  g: 1', ''].join('\n'))).toEqual([])
  })

  it.each([
    'x:\n  a: |\n    some\n    text\n  #b: 2\n',
    'a: >-\n  folded\n#b: 2\nc: 1\n',
    'a: text\n#b: 2\n',
    'a:\n  - x\n  #- y\n',
  ])('leaves a line alone that was switched off: %j', (text) => expect(findings(text)).toEqual([]))

  it('takes lines below a tab for what they are', () => {
    expect(findings('a:\n  - b: 1\n\t- b: 2\n  - b: 3\n').map(([code]) => code)).toEqual(['yaml/tab'])
  })

  it('reports every line of a file in one run', () => {
    const lines = ['a: fine', 'b: [coin] gain one', 'c: @start', 'a: again', 'd: x #y', 'e: Attack: draw 2']
    expect(findings(`${lines.join('\n')}\n`).map(([code]) => code)).toEqual([
      'yaml/bracket-text',
      'yaml/quote-start',
      'yaml/duplicate-key',
      'yaml/cut-text',
      'yaml/colon-in-text',
    ])
  })

  it('is read word for word, or refused, never changed', () => {
    const piece = fc.constantFrom(
      'Attack',
      ': ',
      '[coin]',
      '{fire}',
      '**',
      '#',
      ' #',
      '@',
      '!',
      '&',
      '*',
      'no',
      '7',
      ' ',
      '"',
      "'",
      ',',
      '-',
      '- ',
      '%',
      '?',
      '|',
      '>',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.join('').trim()
        fc.pre(text !== '')
        const { value } = parseYaml('a.yaml', `text: ${text}\n`)
        if (!value) return
        const read = (value.value as Record<string, unknown>)['text']
        if (isMeantAsYaml(text)) return
        expect(read).toBeInstanceOf(Plain)
        const { written, comment } = read as Plain
        expect(comment === undefined ? written : `${written} ${comment}`).toBe(text.replace(/ +#/, ' #'))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('card text in braces', () => {
  it('is read word for word, or refused, never changed', () => {
    const piece = fc.constantFrom(
      'Pay',
      ': ',
      ' #',
      '#',
      '**',
      '@',
      '!',
      '&',
      '*',
      'no',
      '7',
      ' ',
      '-',
      '%',
      '?',
      '|',
      '>',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.join('').trim()
        fc.pre(text !== '')
        const { value } = parseYaml('a.yaml', `card: { text: ${text}, count: 2 }\n`)
        if (!value || isMeantAsYaml(text)) return
        const { card } = value.value as { card: { text: unknown; count: unknown } }
        expect(card.text).toEqual(expect.objectContaining({ written: text }))
        expect(card.count).toEqual(new Plain('2', 2))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the remedy', () => {
  it('is a text that reads back word for word', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[\p{Cc}\u2028\u2029\ufeff]|\p{Cs}/u.test(text)),
        (text) => {
          expect(valueOf(`text: ${inQuotes(text)}\n`)).toEqual({ text })
        },
      ),
    )
  })
})

describe('any text at all', () => {
  it('never throws, and always gives a value or a finding with a place inside the file', () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '#',
      '&a',
      '*a',
      '!t',
      '|',
      '>',
      '\t',
      '---',
      '%YAML 1.1',
      ',',
      '?',
      '\r\n',
      '\ufeff',
      '\u0000',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('')
        const { value, diagnostics } = parseYaml('a.yaml', text)
        expect(value === undefined).toBe(diagnostics.length > 0)
        for (const { at } of diagnostics) {
          expect(at?.start).toBeGreaterThanOrEqual(0)
          expect(at?.end).toBeGreaterThanOrEqual(at?.start ?? 0)
          expect(at?.start).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('survives a hundred thousand open brackets', () => {
    expect(findings('['.repeat(100_000)).map(([code]) => code)).toEqual(['yaml/too-deep'])
  })
})
