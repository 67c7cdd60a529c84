import { describe, expect, it } from 'vitest'
import type { Library } from '../../src/draw/face.ts'
import { openStore, storeOf } from '../../src/output/store.ts'

describe('a store', () => {
  it('makes a thing once for each kind and key', () => {
    const store = openStore()
    let made = 0
    const make = () => ++made
    expect([store.once('a', 'x', make), store.once('a', 'x', make), store.once('a', 'y', make)]).toEqual([1, 1, 2])
    expect(store.once('b', 'x', make)).toBe(3)
  })

  it('keeps also what is undefined', () => {
    const store = openStore()
    let made = 0
    const make = () => void made++
    store.once('a', 'x', make)
    store.once('a', 'x', make)
    expect(made).toBe(1)
  })

  it('is one for each library of drawings', () => {
    const [one, other]: Library[] = [new Map<string, string>(), new Map<string, string>()]
    if (!one || !other) throw new Error('no library')
    expect(storeOf(one)).toBe(storeOf(one))
    expect(storeOf(other)).not.toBe(storeOf(one))
  })
})
