import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { openIconSet } from '../../src/draw/icon-set.ts'
import type { Host } from '../../src/kernel/host.ts'

const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const text = readFileSync(path, 'utf8')
const { icons, aliases } = JSON.parse(text) as {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

/** A set read from this text. */
const setOf = (written: string) =>
  openIconSet({ packageFile: () => path, readBytes: () => new TextEncoder().encode(written) } as unknown as Host)

describe.each([
  ['as it is laid out', text],
  ['laid out in another way', JSON.stringify({ prefix: 'game-icons', icons, aliases })],
])('openIconSet, %s', (_, written) => {
  it('finds every icon', () => {
    const set = setOf(written)
    const wrong = Object.entries(icons).filter(([id, { body }]) => !body.includes(` d="${set.find(id) ?? '?'}"`))
    expect(wrong).toEqual([])
  })

  it('finds icons by their older names', () => {
    const [older, { parent }] = Object.entries(aliases)[0]!
    expect(setOf(written).find(older)).toBe(setOf(written).find(parent))
  })

  it('knows no other', () => {
    for (const id of ['', 'a-thing-that-nobody-drew', 'zzz', 'body', 'constructor'])
      expect(setOf(written).find(id)).toBeUndefined()
  })

  it('lists all names', () => {
    expect(new Set(setOf(written).names())).toEqual(new Set([...Object.keys(icons), ...Object.keys(aliases)]))
  })
})
