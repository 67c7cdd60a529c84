import { Plain, type LocatedDocument, type Path, type Place } from './located-document.ts'

/** A value, and where it and what is inside it was written. Never changed in place: each edit makes a new one. */
export interface Sourced {
  readonly value: unknown
  readonly origin: Origin
}

/** Where a value was written. What is inside was written inside that place, unless `inside` says otherwise. */
interface Origin {
  readonly place: Place
  readonly inside?: ReadonlyMap<string, Origin>
}

/** All that a document holds. */
export function wholeOf(document: LocatedDocument): Sourced {
  return { value: document.value, origin: { place: { document, path: [] } } }
}

/** The value at a path, undefined where there is none. */
export function partAt(whole: Sourced, path: Path): Sourced | undefined {
  let { value, origin } = whole
  for (const step of path) {
    if (!isContainer(value) || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
    origin = originInside(origin, step)
  }
  return { value, origin }
}

/** Puts a value at a path, in place of what is there or as a new key. The way to it must exist. */
export function putAt(whole: Sourced, path: Path, part: Sourced): Sourced {
  const [step, ...rest] = path
  if (step === undefined) return part
  const { value, origin } = whole
  if (!isContainer(value)) throw new Error(`nothing can be put at ${path.join('.')}`)
  const old = partAt(whole, [step])
  const inner = rest.length === 0 ? part : old && putAt(old, rest, part)
  if (!inner) throw new Error(`nothing to put ${path.join('.')} into`)
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string | number, unknown>
  // Defined rather than assigned, so that a key `__proto__` is data like any other.
  Object.defineProperty(copy, step, { value: inner.value, enumerable: true, configurable: true, writable: true })
  return { value: copy, origin: { ...origin, inside: new Map(origin.inside).set(String(step), inner.origin) } }
}

/** Takes out an item of a list or a key; `by` is where that is asked for. */
export function dropAt(whole: Sourced, path: Path, by: Place): Sourced {
  const last = path.at(-1)
  const home = partAt(whole, path.slice(0, -1))
  if (last === undefined || !home || !isContainer(home.value)) throw new Error(`nothing to drop at ${path.join('.')}`)
  return putAt(whole, path.slice(0, -1), dropFrom(home, last, by))
}

function dropFrom({ value, origin }: Sourced, step: string | number, by: Place): Sourced {
  if (Array.isArray(value)) {
    // The items behind it move up, and take their places along.
    const kept = value.map((_, index) => index).filter((index) => index !== step)
    const inside = new Map(kept.map((old, index) => [String(index), originInside(origin, old)] as const))
    return { value: kept.map((index) => (value as unknown[])[index]), origin: { ...origin, inside } }
  }
  const { [step]: _dropped, ...rest } = value as Record<string | number, unknown>
  return { value: rest, origin: { ...origin, inside: new Map(origin.inside).set(String(step), { place: by }) } }
}

/** A document of these edited contents, every part of which knows where it was written. */
export function editedDocument(base: LocatedDocument, { value, origin }: Sourced): LocatedDocument {
  return {
    file: base.file,
    text: base.text,
    value,
    origins: [...new Set(documentsIn(origin))],
    spanOf: (path, part) => {
      let at = origin
      for (const step of path) at = originInside(at, step)
      return at.place.document.spanOf(at.place.path, part)
    },
  }
}

function documentsIn({ place, inside }: Origin): LocatedDocument[] {
  return [place.document, ...(place.document.origins ?? []), ...[...(inside?.values() ?? [])].flatMap(documentsIn)]
}

function originInside({ place, inside }: Origin, step: string | number): Origin {
  return inside?.get(String(step)) ?? { place: { document: place.document, path: [...place.path, step] } }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Plain)
}
