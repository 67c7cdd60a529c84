import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import { cellWidth } from '../../src/report/cell-width.ts'
import { codeFrame } from '../../src/report/code-frame.ts'
import { paint } from '../../src/report/paint.ts'
import { sourceLine } from '../../src/report/source-line.ts'

const plain = paint(false)
const finding = (start: number, end: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'schema/unknown-key',
  severity: 'error',
  message: 'unknown key "titel"',
  at: { file: 'deck.yaml', start, end },
  ...more,
})
const frame = (text: string, diagnostic: Diagnostic): string =>
  codeFrame(diagnostic, new Map([['deck.yaml', text]]), plain)

describe('codeFrame', () => {
  it('shows place, severity, code, sentence, line, hints and related places', () => {
    const text = 'kind: deck\ncards:\n  - { titel: Orc }\n'
    const more = {
      hints: ['did you mean "title"?'],
      related: [{ message: 'the deck', at: { file: 'deck.yaml', start: 0, end: 4 } }],
    }
    expect(frame(text, finding(24, 29, more))).toBe(
      [
        'deck.yaml:3:7 error schema/unknown-key unknown key "titel"',
        '  3 |   - { titel: Orc }',
        '    |       ^^^^^',
        '  deck.yaml:1:1 the deck',
        '  1 | kind: deck',
        '    | ^^^^',
        '  = did you mean "title"?',
        '',
      ].join('\n'),
    )
  })

  it('lines up behind tabs and wide characters', () => {
    // Cells: the tab fills 4, `ab: ` 4 more, the ideograph and the emoji 2 each, é and ! 1 each.
    expect(frame('\tab: 字😀é!x', finding(10, 11)).split('\n')).toEqual([
      'deck.yaml:1:11 error schema/unknown-key unknown key "titel"',
      '  1 |     ab: 字😀é!x',
      `    | ${' '.repeat(14)}^`,
      '',
    ])
  })

  it('marks the end of a line, and only the first of several', () => {
    expect(frame('ab\ncd\n', finding(2, 2))).toContain('    |   ^\n')
    expect(frame('ab\ncd\n', finding(0, 5))).toContain('    | ^^\n')
  })

  it('shows no control character as it is', () => {
    expect(frame('a\u001b[31mb', finding(0, 1))).toContain('  1 | a·[31mb')
  })

  it('does without a text and without a place', () => {
    expect(codeFrame(finding(0, 1), new Map(), plain)).toBe('deck.yaml error schema/unknown-key unknown key "titel"\n')
    expect(codeFrame(finding(0, 1, { at: undefined }), new Map(), plain)).toBe(
      'error schema/unknown-key unknown key "titel"\n',
    )
  })

  it('colours only when asked', () => {
    const text = codeFrame(finding(0, 1), new Map([['deck.yaml', 'a']]), paint(true))
    expect(text).toContain('\u001b[31m')
    expect(frame('a', finding(0, 1))).not.toContain('\u001b')
  })
})

describe('sourceLine', () => {
  it('marks the stretch itself, whatever stands before and around it', () => {
    const piece = fc.constantFrom('a', 'é', '字', '\t', '😀', ' ', '\u0007')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), fc.array(piece, { maxLength: 200 }), (before, after) => {
        const head = `first\n${before.join('')}`
        const { shown, from, to } = sourceLine(`${head}XYZ${after.join('')}\nlast`, head.length, head.length + 3)
        let cell = 0
        let marked = ''
        for (const character of shown) {
          if (cell >= from && cell < to) marked += character
          cell += cellWidth(character)
        }
        expect(marked).toBe('XYZ')
        expect(cell).toBeLessThanOrEqual(124)
      }),
    )
  })
})

describe('cellWidth', () => {
  it.each([
    ['a', 1],
    ['é', 1],
    ['\u0301', 0],
    ['字', 2],
    ['😀', 2],
    ['Ｆ', 2],
    ['·', 1],
  ])('%s takes %i', (character, width) => expect(cellWidth(character)).toBe(width))
})
