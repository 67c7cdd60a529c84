import { expect, it } from 'vitest'
import { writePage } from '../../src/output/write-page.ts'
import { memoryHost } from '../support/memory-host.ts'

const codes = (found: ReturnType<typeof writePage>): string[] => found.map(({ code }) => code)

it('writes a page, and replaces its own', () => {
  const host = memoryHost()
  expect(writePage(host, '/out/a.html', 'one\n', false)).toEqual([])
  expect(writePage(host, '/out/a.html', 'two\n', false)).toEqual([])
  expect(host.readText('/out/a.html')).toMatch(/^two\n<!-- written by Quartermaster, .*[0-9a-f]{64} -->\n$/)
  expect([...host.files.keys()]).toEqual(['/out/a.html'])
})

it('leaves alone what it did not write, and its own that was edited, unless it is forced', () => {
  const host = memoryHost({ '/out/a.html': 'mine\n' })
  expect(codes(writePage(host, '/out/a.html', 'one\n', false))).toEqual(['out/foreign-file'])
  expect(host.readText('/out/a.html')).toBe('mine\n')
  expect(writePage(host, '/out/a.html', 'one\n', true)).toEqual([])
  const text = host.readText('/out/a.html')
  host.writeFile('/out/a.html', new TextEncoder().encode(text.replace('one', 'uno')))
  expect(codes(writePage(host, '/out/a.html', 'two\n', false))).toEqual(['out/edited-file'])
  expect(writePage(host, '/out/a.html', 'two\n', true)).toEqual([])
})

it('never replaces a folder, and says when it may not write', () => {
  const host = memoryHost({ '/out/a.html/b': 'x' })
  expect(codes(writePage(host, '/out/a.html', 'one\n', true))).toEqual(['out/foreign-file'])
  host.readOnly.add('/shut')
  expect(codes(writePage(host, '/shut/a.html', 'one\n', false))).toEqual(['out/cannot-write'])
})
