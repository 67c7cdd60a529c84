import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { withKinds } from '../../src/schema/describe-kinds.ts'
import { schemaText } from '../../src/schema/json-schema.ts'
import { KINDS } from '../../src/schema/registry.ts'

const shipped = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => join('data', path))

/** A YAML file as an editor's validator sees it. */
async function plainData(path: string): Promise<unknown> {
  const { parse } = await import('yaml')
  return parse(readFileSync(path, 'utf8'))
}

describe('the JSON Schemas of data/schema', () => {
  it.each(KINDS.map((kind) => [kind.id, kind] as const))('%s is up to date', (id, kind) => {
    expect(readFileSync(`data/schema/${id}.json`, 'utf8')).toBe(schemaText(kind))
  })

  it('are there for every kind and nothing else', () => {
    expect(readdirSync('data/schema').sort()).toEqual(KINDS.map((kind) => `${kind.id}.json`).sort())
  })

  it.each(shipped)('%s names its schema in the first line, and satisfies it', async (path) => {
    const [first] = readFileSync(path, 'utf8').split('\n')
    const data = await plainData(path)
    const kind = (data as { kind: string }).kind
    expect(first).toBe(`# yaml-language-server: $schema=${relative(dirname(path), `data/schema/${kind}.json`)}`)
    const schema = z.fromJSONSchema(
      JSON.parse(readFileSync(`data/schema/${kind}.json`, 'utf8')) as z.core.JSONSchema.JSONSchema,
    )
    expect(schema.safeParse(data).error?.issues).toBeUndefined()
  })

  it('refuse what the reader refuses: a misspelt key, a count in words', () => {
    const schema = z.fromJSONSchema(
      JSON.parse(readFileSync('data/schema/deck.json', 'utf8')) as z.core.JSONSchema.JSONSchema,
    )
    const deck = (card: object, more: object = {}): object => ({ kind: 'deck', id: 'a', cards: [card], ...more })
    expect(schema.safeParse(deck({ title: 'Orc', count: null })).success).toBe(true)
    expect(schema.safeParse(deck({ title: 'Orc', own: 'field' })).success).toBe(true)
    expect(schema.safeParse(deck({ title: 'Orc', count: 'ten' })).success).toBe(false)
    expect(schema.safeParse(deck({ title: 'Orc' }, { tilte: 'A' })).success).toBe(false)
    expect(schema.safeParse(deck({ title: 'Orc' }, { card: { size: 'pokre' } })).success).toBe(false)
  })
})

describe('data/README.md', () => {
  it('is up to date', () => {
    const readme = readFileSync('data/README.md', 'utf8')
    expect(withKinds(readme)).toBe(readme)
  })

  it('keeps what stands around the tables', () => {
    const text = 'before\n<!-- kinds: written by `npm run docs` -->\noutdated\n<!-- /kinds -->\nafter\n'
    const written = withKinds(text, [KINDS[0]!])
    expect(written).toMatch(/^before\n.*\n\n### game: `game.yaml`\n/)
    expect(written).toMatch(/<!-- \/kinds -->\nafter\n$/)
    expect(written).not.toContain('outdated')
    expect(written).toContain('| `title` | text | yes |')
    expect(() => withKinds('no marks')).toThrow('lost its marks')
  })
})
