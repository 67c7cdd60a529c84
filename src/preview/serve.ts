import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, COMMON_HEADERS, pathOf, refusal, say, type Answer, type Asked, type Library } from './answer.ts'
import type { Preview } from './preview.ts'
import { readSetting } from './read-setting.ts'
import type { PreviewEvent, Setting } from './shown.ts'

/** A preview that can be looked at with a browser. */
export interface PreviewServer {
  readonly port: number
  /** Ends all connections and stops listening. */
  close(): Promise<void>
}

export interface ServeOptions {
  readonly preview: Preview
  readonly file: Library['file']
  /** Setting of a page that asks for none. */
  readonly usual: Setting
  /** 0 for any free one. */
  readonly port: number
  /** Hears that somebody began to look at something, which may not be drawn yet. */
  onLook(): void
}

/** Seconds after which a page looks for us again when we went away. */
const RETRY = 'retry: 1000\n\n'

/** Serves a preview to this computer alone. Throws what the system says where the port cannot be had (`EADDRINUSE`, `EACCES`). */
export async function servePreview(options: ServeOptions): Promise<PreviewServer> {
  let port = options.port
  const server = createServer((request, response) => {
    const asked: Asked = {
      method: request.method ?? '',
      url: request.url ?? '',
      host: request.headers.host,
      site: headerOf(request, 'sec-fetch-site'),
    }
    const refused = refusal(asked, port)
    if (refused) send(response, refused)
    else if (pathOf(asked.url) === '/events') stream(asked.url, response, options)
    else send(response, answer(asked, { file: (path) => options.file(path), page: (id) => options.preview.page(id) }))
  })
  await listen(server, options.port)
  port = (server.address() as AddressInfo).port
  return {
    port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ host: '127.0.0.1', port }, () => {
      server.off('error', fail)
      done()
    })
  })
}

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  response.writeHead(status, { ...COMMON_HEADERS, ...headers, 'Content-Type': type }).end(body)
}

/** Tells a page how things stand and what changes, as server-sent events, until it goes away. */
function stream(url: string, response: ServerResponse, options: ServeOptions): void {
  const setting = readSetting(new URL(url, 'http://localhost').searchParams, options.usual)
  if (!setting) {
    send(response, say(400, 'paper, backs or ink is not known.'))
    return
  }
  response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'text/event-stream' })
  response.write(RETRY)
  const tell = ({ kind, ...event }: PreviewEvent): void => {
    response.write(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  const end = options.preview.listen(setting, tell)
  response.on('close', end)
  options.onLook()
}
