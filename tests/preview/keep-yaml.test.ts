import { expect, it } from 'vitest'
import { keepYaml } from '../../src/preview/keep-yaml.ts'
import { readYaml } from '../../src/source/parse-yaml.ts'

it('reads a text once, and again when it is another one or stands in another file', () => {
  const read = keepYaml()
  const first = read('a.yaml', 'x: 1')
  expect(read('a.yaml', 'x: 1')).toBe(first)
  expect(read('b.yaml', 'x: 1').guess?.file).toBe('b.yaml')
  expect(read('a.yaml', 'x: 2').guess?.value).toEqual(readYaml('a.yaml', 'x: 2').guess?.value)
  // Only the last text of a file is kept.
  expect(read('a.yaml', 'x: 1')).not.toBe(first)
})

it('keeps findings too', () => {
  const read = keepYaml()
  const broken = read('a.yaml', 'x: [')
  expect(broken.diagnostics).not.toEqual([])
  expect(read('a.yaml', 'x: [')).toBe(broken)
})
