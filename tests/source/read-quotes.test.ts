import { describe, expect, it } from 'vitest'
import { inQuotes, writtenValueAt } from '../../src/source/read-quotes.ts'

describe('writtenValueAt', () => {
  it.each([
    ['text: **Bold** strike', '**Bold', '**Bold** strike'],
    ['  - text: Attack: draw 2', 'draw', 'draw 2'],
    ['  - text: Attack: draw 2', 'Attack', 'Attack: draw 2'],
    ['- { id: a, text: [coin] gain one, count: 2 }', 'gain', '[coin] gain one'],
    ['- { id: a, text: @start }', '@start', '@start'],
    ['text: "Hold: now" the line', 'the', '"Hold: now" the line'],
    ['- just text', 'text', 'just text'],
  ])('%s at "%s" gives %j', (line, at, expected) => {
    const text = `first: line\n${line}\r\nlast: line\n`
    const value = writtenValueAt(text, text.indexOf(at))
    expect(text.slice(value.start, value.end)).toBe(expected)
  })
})

describe('inQuotes', () => {
  it.each([
    ['plain', '"plain"'],
    ['a "word"', `'a "word"'`],
    [`it's "so"`, `'it''s "so"'`],
    ['C:\\Users', "'C:\\Users'"],
  ])('%s gives %s', (text, expected) => expect(inQuotes(text)).toBe(expected))
})
