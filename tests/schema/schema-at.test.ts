import { expect, it } from 'vitest'
import { jsonSchemaOf } from '../../src/schema/json-schema.ts'
import { KINDS } from '../../src/schema/registry.ts'
import { possibleAt } from '../../src/schema/schema-at.ts'
import type { Path } from '../../src/source/located-document.ts'

const at = (kind: string, ...path: Path) =>
  possibleAt(jsonSchemaOf(KINDS.find(({ id }) => id === kind) ?? KINDS[0]!), path)

it('knows the keys of a map, and whether names of the author may stand there', () => {
  expect(at('scenario')?.keys).toContain('parameters')
  expect(at('scenario')?.entries).toBeUndefined()
  expect(at('scenario', 'parameters')).toEqual({ keys: [], entries: 'maps', isList: false })
  expect(at('scenario', 'parameters', 'draw')?.keys).toEqual(['value', 'ruling', 'source'])
  expect(at('scenario', 'rulings')?.entries).toBe('values')
  expect(at('deck', 'cards', 3)?.entries).toBe('anything')
})

it('looks through lists and into each of several forms', () => {
  expect(at('deck', 'cards')?.isList).toBe(true)
  expect(at('tables', 'tables', 0)?.keys).toEqual(expect.arrayContaining(['rows', 'always-hit']))
  expect(at('tables', 'tables', 0, 'rows', 2, 'cells')?.entries).toBe('values')
  expect(at('deck', 'source')?.keys).toEqual(['kind', 'text'])
})

it('has nothing where nothing can stand', () => {
  expect(at('deck', 'id', 'x')).toBeUndefined()
  expect(at('deck', 'crads')).toBeUndefined()
})
