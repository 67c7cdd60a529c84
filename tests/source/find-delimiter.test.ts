import { expect, it } from 'vitest'
import { findDelimiter } from '../../src/source/find-delimiter.ts'

it.each([
  ['Name,Text\nKnight,"Draw; then shout; then run"\n', ','],
  ['Name;Text\nKnight;Draw, then shout, then run\nOrc;Run, run\n', ';'],
  ['Name\tText\nKnight\tDraw, then; shout\n', '\t'],
  ['Name|Text\nKnight|a,b\n', '|'],
  ['"A, B and C";Count\nx;1\n', ';'],
  ['Name\nKnight\n', ','],
  ['', ','],
])('%j', (text, delimiter) => {
  expect(findDelimiter(text)).toEqual({ delimiter, from: 0 })
})

it('believes a first line that names it', () => {
  expect(findDelimiter('sep=|\r\nName|Text\r\n')).toEqual({ delimiter: '|', from: 7 })
})
