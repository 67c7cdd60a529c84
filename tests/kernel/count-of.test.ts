import { expect, it } from 'vitest'
import { countOf } from '../../src/kernel/count-of.ts'

it.each([
  [countOf(0, 'game'), '0 games'],
  [countOf(1, 'game'), '1 game'],
  [countOf(2, 'game'), '2 games'],
  [countOf(0.25, 'point'), '0.25 points'],
  [countOf(12345, 'game'), '12,345 games'],
  [countOf(1, 'man', 'men'), '1 man'],
  [countOf(1500, 'man', 'men'), '1,500 men'],
])('%s', (said, expected) => expect(said).toBe(expected))
