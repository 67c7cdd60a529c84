import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASE, sourceUri } from '../../../src/report/sarif/source-uri.ts'

describe('sourceUri', () => {
  it.each([
    ['deck.yaml', 'deck.yaml'],
    ['./deck.yaml', 'deck.yaml'],
    ['my game/a#1?.yaml', 'my%20game/a%231%3F.yaml'],
    ['100%/é.yaml', '100%25/%C3%A9.yaml'],
    ['c:/x.yaml', 'c%3A/x.yaml'],
    ['a/../b.yaml', 'b.yaml'],
    ['..deck/x.yaml', '..deck/x.yaml'],
    ['/desk/deck.yaml', 'deck.yaml'],
    ['.', '.'],
  ])('%s is %s below the folder', (path, uri) => {
    expect(sourceUri(path, '/desk')).toEqual({ uri, uriBaseId: BASE })
  })

  it.each([
    ['../other game/deck.yaml', 'file:///home/other%20game/deck.yaml'],
    ['/games/a:b.yaml', 'file:///games/a%3Ab.yaml'],
    ['/home/desktop/deck.yaml', 'file:///home/desktop/deck.yaml'],
  ])('%s is %s outside of it', (path, uri) => {
    expect(sourceUri(path, '/home/desk')).toEqual({ uri })
  })

  it('leads back to the file, whatever it is called', () => {
    const name = fc.stringMatching(/^[^/\0\ud800-\udfff]{1,8}$/).filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
        const { uri } = sourceUri(names.join('/'), '/desk')
        expect(new URL(uri, 'file:///desk/').protocol).toBe('file:')
        expect(decodeURIComponent(new URL(uri, 'file:///desk/').pathname)).toBe(`/desk/${names.join('/')}`)
      }),
    )
  })
})
