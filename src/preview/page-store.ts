import { sha256 } from '../output/sha256.ts'

/** Pictures of pages by name, for a server to give out. */
export interface PageStore {
  /** Keeps a picture and gives its name, which depends on nothing but the picture. */
  put(svg: string): string
  get(id: string): Uint8Array | undefined
  /** Forgets the pictures that are in use neither now nor were the time before: a browser may still be fetching those. */
  keepOnly(ids: ReadonlySet<string>): void
}

/** An empty store. */
export function openPageStore(): PageStore {
  const pages = new Map<string, Uint8Array>()
  const encoder = new TextEncoder()
  let before: ReadonlySet<string> = new Set()
  return {
    put(svg) {
      const bytes = encoder.encode(svg)
      const id = sha256(bytes).slice(0, 32)
      pages.set(id, bytes)
      return id
    },
    get: (id) => pages.get(id),
    keepOnly(ids) {
      for (const id of [...pages.keys()]) if (!ids.has(id) && !before.has(id)) pages.delete(id)
      before = ids
    },
  }
}
