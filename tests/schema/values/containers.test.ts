import { describe, expect, it } from 'vitest'
import { byKind, list, map, openMap, optional, record } from '../../../src/schema/values/containers.ts'
import { whole } from '../../../src/schema/values/numbers.ts'
import { id, line } from '../../../src/schema/values/texts.ts'
import { readAs } from '../read-as.ts'

describe('map', () => {
  const card = map({ id: id(), title: line(), count: optional(whole(0, 9)) })

  it('reads its keys', () => {
    expect(readAs(card, 'id: orc\ntitle: Orc\ncount: 3').value).toEqual({ id: 'orc', title: 'Orc', count: 3 })
  })

  it('finds all that is wrong at once, each at its place', () => {
    expect(readAs(card, '{ titel: Orc, count: 12, id: a b }').found).toEqual([
      'schema/bad-id @ a b',
      'schema/missing-key @ { titel: Orc, count: 12, id: a b }',
      'schema/expected-whole @ 12',
      'schema/unknown-key @ titel',
    ])
  })

  it('takes a blank optional key for an absent one', () => {
    expect(readAs(card, 'id: orc\ntitle: Orc\ncount:').value?.count).toBeUndefined()
  })

  it('refuses scalars and lists', () => {
    expect(readAs(card, 'orc').found).toEqual(['schema/expected-map @ orc'])
    expect(readAs(card, '[orc]').found).toEqual(['schema/expected-map @ [orc]'])
  })

  it('suggests the keys of the map in which the wrong one stands', () => {
    expect(readAs(map({ card }), 'card: { id: a, title: A, cuont: 1 }').hints).toEqual(['did you mean "count"?'])
  })
})

describe('openMap and record', () => {
  it('let other keys pass', () => expect(readAs(openMap({}), '{ a: "x" }').value).toEqual({ a: 'x' }))

  it('read every value', () => {
    expect(readAs(record(whole(0, 5)), '{ a: 1, b: 5 }').value).toEqual({ a: 1, b: 5 })
    expect(readAs(record(whole(0, 5)), '{ a: 1, b: 6 }').found).toEqual(['schema/expected-whole @ 6'])
  })
})

describe('list', () => {
  it('reads every item and counts them', () => {
    expect(readAs(list(whole(0, 5)), '[1, 2]').value).toEqual([1, 2])
    expect(readAs(list(whole(0, 5)), '[1, 7, x]').found).toEqual([
      'schema/expected-whole @ 7',
      'schema/expected-whole @ x',
    ])
    expect(readAs(list(whole(0, 5), 1), '[]').found).toEqual(['schema/too-few @ []'])
    expect(readAs(list(whole(0, 5)), '- 1\n'.repeat(10_001)).found.map((f) => f.split(' ')[0])).toEqual([
      'schema/too-many',
    ])
    expect(readAs(list(whole(0, 5)), 'a: 1').found).toEqual(['schema/expected-list @ a: 1'])
  })
})

describe('byKind', () => {
  const sheet = byKind({ deck: { deck: id() }, page: { page: id(), copies: optional(whole(1, 9)) } })

  it('reads what its kind has', () => {
    expect(readAs(sheet, '{ kind: page, page: one, copies: 2 }').value).toEqual({
      kind: 'page',
      page: 'one',
      copies: 2,
    })
  })

  it('finds a wrong, a missing and a foreign key', () => {
    expect(readAs(sheet, '{ kind: pgae, page: one }')).toMatchObject({
      found: ['schema/expected-one-of @ pgae'],
      hints: ['did you mean "page"?'],
    })
    expect(readAs(sheet, '{ page: one }').found).toEqual(['schema/missing-key @ { page: one }'])
    expect(readAs(sheet, '{ kind: deck, page: one }').found).toEqual([
      'schema/missing-key @ { kind: deck, page: one }',
      'schema/unknown-key @ page',
    ])
  })
})
