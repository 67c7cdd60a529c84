import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from './support/architecture.ts'
import { readSources } from './support/read-sources.ts'

const fixtures = 'tests/fixtures/architecture'

describe.each(Object.entries(RULES))('architecture: %s', (name, find) => {
  it('holds for src', () => {
    expect(find(readSources('src'))).toEqual([])
  })

  it('finds the planted violation', () => {
    const planted = join(fixtures, name)
    expect(existsSync(planted)).toBe(true)
    expect(find(readSources(planted))).not.toEqual([])
  })

  it('finds nothing in a sound tree', () => {
    expect(find(readSources(join(fixtures, 'sound')))).toEqual([])
  })
})

it('has no fixture without its rule', () => {
  expect(readdirSync(fixtures).filter((name) => name !== 'sound' && !(name in RULES))).toEqual([])
})
