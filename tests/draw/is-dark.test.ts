import { expect, it } from 'vitest'
import { isDark } from '../../src/draw/is-dark.ts'

it('tells grounds that need white from those that need black', () => {
  expect(['#000000', '#a3222a', '#22394f', '#6f141b', '#757575'].every(isDark)).toBe(true)
  // White and black are equally clear on a luminance of 0.179, the grey #757575 (0.178); one step lighter takes black.
  expect(['#ffffff', '#eebb33', '#d6ab6a', '#dfe3cf', '#767676'].some(isDark)).toBe(false)
})
