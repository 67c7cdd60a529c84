import { expect, it } from 'vitest'
import { loadPrinter } from '../../src/pipeline/load-printer.ts'
import { memoryHost } from '../support/memory-host.ts'

const load = (text: string) => loadPrinter(memoryHost({ '/desk/printer.yaml': text }), '/desk/printer.yaml')

it('reads shifts and measured lengths', () => {
  const { value, diagnostics } = load(
    'kind: printer\ntitle: Hall\nback:\n  shift: { x: 1.5, y: -0.5 }\nlandscape:\n  front:\n    measured: { x: 99.7, y: 100 }\n',
  )
  expect(diagnostics).toEqual([])
  expect(value).toEqual({
    kind: 'printer',
    title: 'Hall',
    back: { shift: { x: 1.5, y: -0.5 } },
    landscape: { front: { measured: { x: 99.7, y: 100 } } },
  })
})

it.each([
  ['kind: deck\n', ['build/other-kind']],
  ['kind: printer\nback: { shft: { x: 1, y: 0 } }\n', ['schema/unknown-key']],
  ['kind: printer\nback: { shift: { x: 25, y: 0 } }\n', ['schema/out-of-range']],
  ['kind: printer\nback: { shift: { x: 1.5 } }\n', ['schema/missing-key']],
  ['kind: printer\nfront: { measured: { x: 9.97, y: 100 } }\n', ['schema/out-of-range']],
])('refuses %s', (text, codes) => {
  const { value, diagnostics, sources } = load(text)
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ code }) => code)).toEqual(codes)
  expect(sources.get('/desk/printer.yaml')).toBe(text)
})

it('says when there is no such file', () => {
  const { value, diagnostics } = loadPrinter(memoryHost(), '/desk/printer.yaml')
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['build/no-printer', 'there is no printer profile /desk/printer.yaml'],
  ])
})
