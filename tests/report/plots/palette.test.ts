import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { mix, PALETTE } from '../../../src/report/plots/palette.ts'

it('has the colours of the sheets', () => {
  const theme = parse(readFileSync('templates/theme.yaml', 'utf8')) as { colours: Record<string, string> }
  expect(theme.colours).toMatchObject(PALETTE)
})

it('mixes by share', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1), mix('#102030', '#304050', 0.5)]).toEqual([
    '#000000',
    '#ffffff',
    '#203040',
  ])
})
