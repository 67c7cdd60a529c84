import { expect, test } from 'vitest'
import { readSvg } from '../../src/draw/read-svg.ts'

test('gives the elements of a fragment in order, with attributes and text', () => {
  const g = readSvg('<rect x="1"/>\n<text x="2" xml:space="preserve"> a &amp; b </text>')
  expect(g.name).toBe('g')
  expect(g.attributes).toEqual({})
  expect(g.children.map((c) => c.name)).toEqual(['rect', 'text'])
  expect(g.children[0]!.attributes).toEqual({ x: '1' })
  expect(g.children[1]!.text).toBe(' a & b ')
  expect(g.children[1]!.attributes['xml:space']).toBe('preserve')
})

test('keeps nesting and leaves out comments and the layout of the file', () => {
  const g = readSvg('<g>\n  <!-- a note -->\n  <g id="in"><path d="M0 0"/></g>\n</g>')
  expect(g.children[0]!.text).toBe('')
  expect(g.children[0]!.children[0]!.children[0]!.attributes['d']).toBe('M0 0')
})

test.each(['<g>', '<a b=1/>', '<a b="1" b="2"/>', 'a & b', '<a></b>', '&nbsp;', '</g><g>'])('refuses %s', (markup) => {
  expect(() => readSvg(markup)).toThrow()
})
