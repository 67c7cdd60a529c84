import type { Library } from '../draw/face.ts'

/** Keeps what was worked out once, by kind and key. */
export interface Store {
  /** The thing of a key, made when it is first asked for. */
  once<T>(kind: string, key: string, make: () => T): T
}

/** An empty store. */
export function openStore(): Store {
  const made = new Map<string, Map<string, unknown>>()
  return {
    once<T>(kind: string, key: string, make: () => T): T {
      let known = made.get(kind)
      if (!known) made.set(kind, (known = new Map<string, unknown>()))
      if (!known.has(key)) known.set(key, make())
      return known.get(key) as T
    },
  }
}

const stores = new WeakMap<Library, Store>()

/**
 * The store of the drawings of a build: what all its documents can use, such as paths already translated. It must not hold anything that
 * depends on a document.
 */
export function storeOf(library: Library): Store {
  let store = stores.get(library)
  if (!store) stores.set(library, (store = openStore()))
  return store
}
