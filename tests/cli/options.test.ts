import { InvalidArgumentError } from 'commander'
import { describe, expect, it } from 'vitest'
import {
  assignments,
  collect,
  lengthBetween,
  listOf,
  numberBetween,
  oneOf,
  papers,
  webFolder,
} from '../../src/cli/options.ts'

const messageOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidArgumentError)
    return (error as Error).message
  }
  throw new Error('nothing was refused')
}

describe('lists', () => {
  const read = listOf(['pdf', 'svg'], 'format')
  it('takes known words, each once', () => expect(read('svg, pdf,svg')).toEqual(['svg', 'pdf']))
  it('refuses with a suggestion', () =>
    expect(messageOf(() => read('pfd'))).toBe('"pfd" is no format; did you mean "pdf"? Known: pdf, svg.'))
  it('refuses an empty word', () => expect(messageOf(() => read('pdf,'))).toContain('"" is no format'))
  it('takes one word', () => expect(oneOf(['live', 'glyphs'], 'way')('live')).toBe('live'))
})

describe('addresses', () => {
  it.each(['https://example.org/game', 'http://10.0.0.1:8080/', 'file:///C:/Users/me/game/'])('takes %s', (text) =>
    expect(webFolder(text)).toBe(text),
  )
  it.each(['example.org/game', 'C:\\game', 'ftp://example.org/', 'https://example.org/?game=1', ''])(
    'refuses %j',
    (text) => expect(messageOf(() => webFolder(text))).toContain(`is wanted, not "${text}"`),
  )
})

describe('papers', () => {
  it('takes names and sizes', () =>
    expect(papers('a4,letter,a4,100x150mm').map((p) => p.id)).toEqual(['a4', 'letter', '100x150mm']))
  it('suggests', () => expect(messageOf(() => papers('leter'))).toContain('did you mean "letter"?'))
})

describe('numbers', () => {
  const whole = numberBetween(1, 1e9, true)
  it('takes 1e6', () => expect(whole('1e6')).toBe(1_000_000))
  it.each(['', 'ten', '1.5', '0', '-3', '1e99', '0x10', 'Infinity'])('refuses %j', (text) => {
    expect(messageOf(() => whole(text))).toContain('a whole number from 1 to 1000000000')
  })
  it('takes lengths in mm and in', () => {
    expect(lengthBetween(0, 50)('3')).toBe(3)
    expect(lengthBetween(0, 50)('0.125in')).toBe(3.175)
    expect(messageOf(() => lengthBetween(0, 50)('3cm'))).toContain('"3cm"')
  })
})

describe('assignments', () => {
  const read = assignments('side=policy')
  it('reads pairs, repeated or with commas', () => {
    expect(read('zulu=hold:90,british=keep', [['a', 'b']])).toEqual([
      ['a', 'b'],
      ['zulu', 'hold:90'],
      ['british', 'keep'],
    ])
  })
  it.each(['zulu', '=keep', 'zulu='])('refuses %j', (text) => {
    expect(messageOf(() => read(text))).toContain('should look like side=policy')
  })
  it('collects words', () => expect(collect('a,b', ['c'])).toEqual(['c', 'a', 'b']))
})
