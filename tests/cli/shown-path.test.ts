import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { shownPath } from '../../src/cli/shown-path.ts'

it.each([
  ['games/mine/out', 'out'],
  ['games/mine', ''],
  ['games/out', '../out'],
  ['games', '..'],
  ['games/..out', '../..out'],
])('shownPath of %s, seen from games/mine, is the way %j', (path, shown) => {
  expect(shownPath(resolve('games/mine'), resolve(path))).toBe(shown)
})

it('shows a path whole that is further away', () => {
  expect(shownPath(resolve('games/mine'), resolve('elsewhere/out'))).toBe(resolve('elsewhere/out'))
  expect(shownPath(resolve('games/mine'), resolve('.'))).toBe(resolve('.'))
})
