import { describe, expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { inkName, readSetting } from '../../src/preview/read-setting.ts'
import { a4Setting } from './settings.ts'

const read = (query: string, usual = a4Setting) => readSetting(new URLSearchParams(query), usual)

describe('readSetting', () => {
  it('takes what is not said from the usual one', () => {
    expect(read('')).toEqual(a4Setting)
    expect(read('paper=letter')).toEqual({ ...a4Setting, paper: findPaper('letter') })
    expect(read('backs=none', { ...a4Setting, lowInk: 'backs' })).toEqual({
      ...a4Setting,
      backs: 'none',
      lowInk: 'backs',
    })
  })

  it('knows what saves ink', () => {
    expect(read('ink=low')?.lowInk).toBe('all')
    expect(read('ink=low-backs')?.lowInk).toBe('backs')
    expect(read('ink=full', { ...a4Setting, lowInk: 'all' })?.lowInk).toBeUndefined()
    for (const name of ['full', 'low', 'low-backs']) expect(inkName(read(`ink=${name}`)?.lowInk)).toBe(name)
  })

  it.each(['paper=a99', 'paper=100x100mm', 'backs=sideways', 'ink=', 'ink=toString'])('knows no %s', (query) => {
    expect(read(query)).toBeUndefined()
  })

  it('knows a paper of its own size that was begun with', () => {
    const own = findPaper('100x150mm')!
    expect(read('paper=100x150mm', { ...a4Setting, paper: own })?.paper).toBe(own)
  })
})
