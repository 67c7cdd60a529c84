/** What a browser asks, as far as we look at it. */
export interface Asked {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
  readonly host: string | undefined
  /** `Sec-Fetch-Site`: where the asking page is from; browsers do not let pages make it up. */
  readonly site: string | undefined
}

/** A whole answer. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** What a preview can give out by path: a table, so that no path leads to the disk. */
export interface Library {
  /** Files of the page itself by path, such as `/page.css`. */
  file(path: string): Pick<Answer, 'type' | 'body'> | undefined
  /** The picture of a page of a sheet. */
  page(id: string): Uint8Array | undefined
}

/** Nothing from elsewhere, nothing inline, no frames; pictures are our own SVG. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Inside a picture: only what is written in it. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; frame-ancestors 'none'"

/** Headers of every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

/**
 * Why a request is refused; undefined for a good one. A page from elsewhere may point its own name at 127.0.0.1, so the name is looked at; it may
 * also embed our pictures, so where the request is from is looked at too.
 */
export function refusal({ method, url, host, site }: Asked, port: number): Answer | undefined {
  const names = ['localhost', '127.0.0.1'].flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])])
  if (host === undefined || !names.includes(host.toLowerCase()))
    return say(403, `This is a preview for this computer only: http://127.0.0.1:${port}/`)
  const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (foreign && pathOf(url) !== '/') return say(403, 'Other pages may not use this preview.')
  if (method !== 'GET') return { ...say(405, 'Only GET is answered.'), headers: { Allow: 'GET' } }
  return undefined
}

/** The answer to a good request for a file or a picture. */
export function answer({ url }: Asked, library: Library): Answer {
  const path = pathOf(url)
  const id = /^\/pages\/([0-9a-f]{32})\.svg$/.exec(path)?.[1]
  if (id === undefined) {
    const file = library.file(path)
    return file ? { status: 200, ...file } : say(404, 'There is nothing here.')
  }
  const body = library.page(id)
  if (!body) return say(404, 'This page is no longer shown.')
  // Another picture has another name, so a browser may keep it.
  const headers = { 'Content-Security-Policy': PICTURE_POLICY, 'Cache-Control': 'private, max-age=86400, immutable' }
  return { status: 200, type: 'image/svg+xml', body, headers }
}

/** The path of an address without its query, to the letter. */
export function pathOf(url: string): string {
  return url.replace(/[?#][^]*$/, '')
}

/** A short answer in words. */
export function say(status: number, words: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body: `${words}\n` }
}
