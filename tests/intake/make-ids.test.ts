import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import { asciiSlug, makeIds } from '../../src/intake/make-ids.ts'

const at = { file: 't', start: 0, end: 0 }
const idsOf = (rows: readonly (readonly [title: string, id?: string])[]) => {
  const diagnostics: Diagnostic[] = []
  const named = rows.map(([title, id]) => ({
    title: { text: title, at },
    id: id === undefined ? undefined : { text: id, at },
  }))
  return { ids: makeIds(named, diagnostics, 'card'), said: diagnostics.map(({ message }) => message) }
}

it.each([
  ['Señor Müller & Söhne', 'senor-muller-sohne'],
  ['Straße', 'strasse'],
  ['Łódź Ærø', 'lodz-aero'],
  ['ÞÓRR', 'thorr'],
  ['Дракон', 'дракон'],
  ['½ cup', '1-2-cup'],
  ['★', ''],
])('asciiSlug(%j) is %j', (title, id) => {
  expect(asciiSlug(title)).toBe(id)
})

describe('makeIds', () => {
  it('numbers titles alike and says so', () => {
    expect(idsOf([['Orc'], ['orc!'], ['Elf'], ['★'], ['☆'], ['Orc']])).toEqual({
      ids: ['orc', 'orc-2', 'elf', 'card', 'card-2', 'orc-3'],
      said: [
        '"orc!" is there already; this row gets the id orc-2',
        '"☆" is there already; this row gets the id card-2',
        '"Orc" is there already; this row gets the id orc-3',
      ],
    })
  })

  it('does not call rows without a title alike', () => {
    expect(idsOf([[''], ['']])).toEqual({ ids: ['card', 'card-2'], said: [] })
  })

  it('keeps written ids, also those further down', () => {
    expect(idsOf([['Orc'], ['Elf', '0101'], ['Man', 'orc'], ['Hag', 'A #1']])).toEqual({
      ids: ['orc-2', '0101', 'orc', 'a-1'],
      said: ['"Orc" is there already; this row gets the id orc-2', '"A #1" cannot be an id and becomes a-1'],
    })
  })

  it('makes valid ids, no two alike, that do not change when rows are added below', () => {
    const titles = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Orc', 'orc', 'Orc 2', 'a'.repeat(80))),
    )
    fc.assert(
      fc.property(titles, titles, (first, more) => {
        const rows = (list: readonly string[]) => list.map((title): [string] => [title])
        const { ids } = idsOf(rows([...first, ...more]))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u)
        expect(idsOf(rows(first)).ids).toEqual(ids.slice(0, first.length))
      }),
    )
  })
})
