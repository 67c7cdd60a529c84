import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { openPageFiles } from '../../src/preview/page-files.ts'
import { servePreview, type PreviewServer } from '../../src/preview/serve.ts'
import { tinyDeck, tinyGame } from '../support/tiny-game.ts'
import { a4Setting, tinyPreview } from './settings.ts'

const open: PreviewServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

/** A served preview of the tiny game. */
async function served() {
  const host = tinyGame()
  const preview = tinyPreview(host)
  let looks = 0
  const file = openPageFiles(host, a4Setting)
  const server = await servePreview({ preview, file, usual: a4Setting, port: 0, onLook: () => (looks += 1) })
  open.push(server)
  return { host, preview, port: server.port, url: `http://localhost:${server.port}`, looks: () => looks }
}

/** Asks by hand: `fetch` would tidy up the path and set the headers itself. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } }
    request(options, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
      .on('error', fail)
      .end()
  })
}

/** Listens to events, as text; `next` waits for one of a kind. */
async function listen(url: string) {
  const response = await fetch(url)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    end: () => reader.cancel(),
    async next<T>(kind: string): Promise<T> {
      for (;;) {
        const found = new RegExp(`event: ${kind}\ndata: (.*)\n\n`).exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return JSON.parse(found[1] ?? '') as T
        }
        const { value, done } = await reader.read()
        if (done) throw new Error(`no event ${kind}`)
        text += value
      }
    },
  }
}

interface SheetEvent {
  readonly sheet: { readonly pages: readonly { readonly id: string }[]; readonly changed: readonly string[] }
}

describe('a served preview', () => {
  it('gives out its page with a policy that lets nothing in from elsewhere', async () => {
    const { url } = await served()
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<script type="module" src="/page.js">')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('tells how things stand, then what changes, and gives out the pictures', async () => {
    const { host, preview, url, looks } = await served()
    const events = await listen(`${url}/events?paper=a4`)
    expect(events.response.headers.get('content-type')).toBe('text/event-stream')
    expect(looks()).toBe(1)
    await preview.redraw(() => true)
    const before = await events.next<SheetEvent>('sheet')
    host.writeFile('/games/tiny/duel.yaml', new TextEncoder().encode(tinyDeck('Runs away.', 'Stays.')))
    await preview.redraw(() => true)
    const after = await events.next<SheetEvent>('sheet')
    expect(after.sheet.changed).toEqual(['duel/page/1 front'])
    const [id] = after.sheet.pages
      .map((page) => page.id)
      .filter((page) => !before.sheet.pages.some((p) => p.id === page))
    const picture = await fetch(`${url}/pages/${id}.svg`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toContain('aria-label="Stays."')
    await events.end()
  })

  it('refuses names of others, other methods, and other pages', async () => {
    const { port } = await served()
    expect(await ask(port, '/')).toBe(200)
    expect(await ask(port, '/', { host: 'evil.example' })).toBe(403)
    expect(await ask(port, '/', { host: `evil.example:${port}` })).toBe(403)
    expect(await ask(port, '/events', { host: `evil.example:${port}` })).toBe(403)
    expect(await ask(port, '/', {}, 'POST')).toBe(405)
    expect(await ask(port, '/page.js', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it.each([
    '/../package.json',
    '/pages/../../../etc/passwd',
    '/%2e%2e/package.json',
    '//etc/passwd',
    '/page.html/..',
    'x',
  ])('leads nowhere by %s', async (path) => {
    const { port } = await served()
    expect([400, 404]).toContain(await ask(port, path))
  })

  it.each(['/events?paper=a99', '/events?ink=invisible', '/events?backs=up'])('does not know %s', async (path) => {
    const { port } = await served()
    expect(await ask(port, path)).toBe(400)
  })

  it('cannot be reached from other computers', async () => {
    const { port } = await served()
    // All of 127/8 is this computer, but only 127.0.0.1 is listened at.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
  })

  it('says so when the port is taken', async () => {
    const { port, preview } = await served()
    const again = servePreview({ preview, file: () => undefined, usual: a4Setting, port, onLook: () => undefined })
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('lets go of who listens when it closes, and of who leaves', async () => {
    const { preview, url } = await served()
    const events = await listen(`${url}/events`)
    await open.pop()?.close()
    await expect(events.next('sheet')).rejects.toThrow()
    expect(await preview.redraw(() => true)).toBe(1)
  })
})
