import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentId } from '../../src/draw/content-id.ts'
import { share, store } from '../../src/draw/share.ts'

test('equal content is stored once and placed by the same use', () => {
  const library = new Map<string, string>()
  const use = share(library, ' <rect x="1"/>\n  <rect x="2"/> ')
  expect(share(library, '<rect x="1"/><rect x="2"/>')).toBe(use)
  expect(share(library, '  ')).toBe('')
  expect(library.size).toBe(1)
  const id = /#([^"]+)/.exec(use)?.[1] ?? ''
  expect(library.get(id)).toBe(`<g id="${id}"><rect x="1"/><rect x="2"/></g>`)
})

test('two drawings under one id are refused', () => {
  const library = new Map([['a', '<g id="a"/>']])
  expect(() => store(library, 'a', '<g id="a"><rect/></g>')).toThrow('share the id')
})

test('unlike texts have unlike ids', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => a === b || contentId('', a) !== contentId('', b)),
    { numRuns: 2000 },
  )
})
