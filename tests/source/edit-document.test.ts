import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropAt, editedDocument, partAt, putAt, wholeOf, type Sourced } from '../../src/source/edit-document.ts'
import { textAt, type LocatedDocument, type Path } from '../../src/source/located-document.ts'
import { parseYaml } from '../../src/source/parse-yaml.ts'

function read(file: string, text: string): LocatedDocument {
  const { value } = parseYaml(file, text)
  if (!value) throw new Error(text)
  return value
}

const BASE = read(
  'base.yaml',
  'id: orcs\ncards:\n  - { id: a, count: 1 }\n  - { id: b, count: 2 }\n  - { id: c, count: 3 }\n',
)
const CHANGE = read('change.yaml', 'new: 9\nitem: { id: d, count: 4 }\n')

const from = (key: string): Sourced => ({
  value: (CHANGE.value as Record<string, unknown>)[key],
  origin: { place: { document: CHANGE, path: [key] } },
})
const by = { document: CHANGE, path: ['new'] }
const at = (document: LocatedDocument, ...path: Path): string => {
  const span = document.spanOf(path)
  return `${span.file}: ${textAt(document, span)}`
}

describe('an edited document', () => {
  it('points into the other file for what was put, and into its own for the rest', () => {
    const edited = editedDocument(BASE, putAt(wholeOf(BASE), ['cards', 1, 'count'], from('new')))
    expect(at(edited, 'cards', 1, 'count')).toBe('change.yaml: 9')
    expect(at(edited, 'cards', 1, 'id')).toBe('base.yaml: b')
    expect(at(edited, 'cards', 2, 'count')).toBe('base.yaml: 3')
    expect(at(BASE, 'cards', 1, 'count')).toBe('base.yaml: 2')
  })

  it('knows the insides of what was put', () => {
    const edited = editedDocument(BASE, putAt(wholeOf(BASE), ['cards', 3], from('item')))
    expect(at(edited, 'cards', 3, 'count')).toBe('change.yaml: 4')
    expect(textAt(edited, edited.spanOf(['cards', 3, 'count'], 'key'))).toBe('count')
  })

  it('lets the items behind one that is dropped keep their places', () => {
    const edited = editedDocument(BASE, dropAt(wholeOf(BASE), ['cards', 0], by))
    expect(at(edited, 'cards', 0, 'id')).toBe('base.yaml: b')
    expect(at(edited, 'cards', 1, 'count')).toBe('base.yaml: 3')
  })

  it('says of a key that is gone who took it', () => {
    const edited = editedDocument(BASE, dropAt(wholeOf(BASE), ['id'], by))
    expect(Object.keys(edited.value as object)).toEqual(['cards'])
    expect(at(edited, 'id')).toBe('change.yaml: 9')
  })

  it('may be edited again', () => {
    const once = editedDocument(BASE, putAt(wholeOf(BASE), ['cards', 3], from('item')))
    const twice = editedDocument(once, dropAt(wholeOf(once), ['cards', 0], by))
    expect(at(twice, 'cards', 2, 'id')).toBe('change.yaml: d')
    expect(at(twice, 'cards', 1, 'id')).toBe('base.yaml: c')
  })

  it('has each item where it was written, whatever is dropped', () => {
    const items = read('list.yaml', `[${Array.from({ length: 12 }, (_, i) => `x${i}`).join(', ')}]`)
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 10 }), (drops) => {
        let whole = wholeOf(items)
        for (const drop of drops) {
          const count = (whole.value as unknown[]).length
          if (count > 0) whole = dropAt(whole, [drop % count], by)
        }
        const edited = editedDocument(items, whole)
        const left = (edited.value as { written: string }[]).map(({ written }) => written)
        expect(left.map((_, i) => at(edited, i))).toEqual(left.map((name) => `list.yaml: ${name}`))
      }),
    )
  })

  it('refuses to put something where nothing leads', () => {
    expect(() => putAt(wholeOf(BASE), ['card', 'bleed'], from('new'))).toThrow('nothing to put')
    expect(() => dropAt(wholeOf(BASE), ['id', 'x'], by)).toThrow('nothing to drop')
    expect(partAt(wholeOf(BASE), ['id', 'x'])).toBeUndefined()
  })
})
