import { expect, it } from 'vitest'
import { openPageStore } from '../../src/preview/page-store.ts'

it('names equal pictures alike, others otherwise', () => {
  const store = openPageStore()
  const id = store.put('<svg/>')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(store.put('<svg/>')).toBe(id)
  expect(store.put('<svg></svg>')).not.toBe(id)
  expect(new TextDecoder().decode(store.get(id))).toBe('<svg/>')
  expect(store.get('0'.repeat(32))).toBeUndefined()
})

it('keeps what is in use, and what was the time before', () => {
  const store = openPageStore()
  const [old, now] = [store.put('old'), store.put('now')]
  store.keepOnly(new Set([old]))
  expect(store.get(now)).toBeUndefined()
  store.put('now')
  store.keepOnly(new Set([now]))
  expect(store.get(old)).toBeDefined()
  store.keepOnly(new Set([now]))
  expect(store.get(old)).toBeUndefined()
  expect(store.get(now)).toBeDefined()
})
