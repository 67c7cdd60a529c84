import { describe, expect, it } from 'vitest'
import { findBracketTexts } from '../../src/source/find-bracket-texts.ts'

/** What is marked in a text. */
const marked = (text: string): string[] =>
  findBracketTexts('a.yaml', text).map(({ at }) => text.slice(at?.start, at?.end))

describe('findBracketTexts', () => {
  it.each([
    ['- { text: Pay {coin} now, count: 2 }', ['Pay {coin} now']],
    ['- { text: Take [2] now }\n- { text: and {3} more }', ['Take [2] now', 'and {3} more']],
    ['- { text: {coin} and {coin} more }', ['{coin} and {coin} more']],
    ['- { text: "Pay {coin}", list: [a, [b]], map: { c: d } }', []],
    ['text: Pay {coin} now', []],
    ['- text: |\n    Pay {coin} { now }\n- { a: b }', []],
    ['- { a: b, # Pay {coin} [now]\n    c: d }', []],
  ])('%j', (text, found) => expect(marked(text)).toEqual(found))
})
