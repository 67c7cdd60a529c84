import { describe, expect, it } from 'vitest'
import { answer, pathOf, refusal, type Asked } from '../../src/preview/answer.ts'

const asked = (changes: Partial<Asked>): Asked => {
  return { method: 'GET', url: '/', host: 'localhost:4680', site: undefined, ...changes }
}

describe('refusal', () => {
  it.each(['localhost:4680', '127.0.0.1:4680', 'LOCALHOST:4680'])('lets %s in', (host) => {
    expect(refusal(asked({ host }), 4680)).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    'localhost',
    'localhost:80',
    'evil.example:4680',
    'localhost.evil.example:4680',
    '192.168.1.2:4680',
  ])('keeps a page out that calls us %s', (host) => {
    expect(refusal(asked({ host }), 4680)?.status).toBe(403)
  })

  it('needs no port where browsers send none', () => {
    expect(refusal(asked({ host: 'localhost' }), 80)).toBeUndefined()
  })

  it('keeps other pages from using our files, but lets people follow a link', () => {
    expect(refusal(asked({ url: '/page.js', site: 'cross-site' }), 4680)?.status).toBe(403)
    expect(refusal(asked({ url: '/events?paper=a4', site: 'same-site' }), 4680)?.status).toBe(403)
    expect(refusal(asked({ url: '/page.js', site: 'same-origin' }), 4680)).toBeUndefined()
    expect(refusal(asked({ url: '/page.js', site: 'none' }), 4680)).toBeUndefined()
    expect(refusal(asked({ url: '/?paper=a4', site: 'cross-site' }), 4680)).toBeUndefined()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('answers no %s', (method) => {
    expect(refusal(asked({ method }), 4680)).toMatchObject({ status: 405, headers: { Allow: 'GET' } })
  })
})

describe('answer', () => {
  const id = '0123456789abcdef'.repeat(2)
  const library = {
    file: (path: string) => (path === '/' ? { type: 'text/html', body: 'page' } : undefined),
    page: (name: string) => (name === id ? Uint8Array.of(60) : undefined),
  }
  const get = (url: string) => answer(asked({ url }), library)

  it('gives out files and pictures', () => {
    expect(get('/?paper=a4')).toMatchObject({ status: 200, body: 'page' })
    expect(get(`/pages/${id}.svg`)).toMatchObject({ status: 200, type: 'image/svg+xml', body: Uint8Array.of(60) })
  })

  it('lets no script run in a picture that is opened by itself', () => {
    expect(get(`/pages/${id}.svg`).headers?.['Content-Security-Policy']).toMatch(/^default-src 'none'; img-src data:/)
  })

  it.each([
    '/pages/../../etc/passwd',
    '/../package.json',
    '/pages/%2e%2e/x.svg',
    `/pages/${id}.svg/`,
    `/pages/${'f'.repeat(32)}.svg`,
  ])('has nothing at %s', (url) => {
    expect(get(url).status).toBe(404)
  })
})

it('takes the path of an address to the letter', () => {
  expect(pathOf('/a/../b?c=/d#e')).toBe('/a/../b')
  expect(pathOf('/#?')).toBe('/')
})
