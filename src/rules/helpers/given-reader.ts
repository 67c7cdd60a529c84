import { didYouMean } from '../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../source/located-document.ts'
import type { ExampleContext } from './example-context.ts'
import { countIn, entriesIn, numberIn, textIn } from './read-value.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Reads the keys of a map in an example's `given`. What is wrong or missing is reported, and a harmless value stands in. */
export interface GivenReader {
  has(key: string): boolean
  count(key: string): number
  counts(key: string): readonly number[]
  flag(key: string): boolean
  point(key: string): Point
  /** One of some words. */
  word<T extends string>(key: string, words: readonly T[]): T | undefined
  /** One of some names, and what they are; undefined, with a finding, for any other. */
  name<T extends { readonly id: string }>(key: string, all: readonly T[]): T | undefined
  names<T extends { readonly id: string }>(key: string, all: readonly T[]): readonly T[]
  /** The reader of a map inside; `keys` are those it may have, any without them. */
  inside(key: string, keys?: readonly string[]): GivenReader
  /** Keys of the map. */
  readonly keys: readonly string[]
}

/** A reader of `given`, or of a map in it. Keys that are not among `keys` are reported. */
export function givenReader(
  context: ExampleContext,
  value: unknown,
  path: readonly string[],
  keys?: readonly string[],
): GivenReader {
  const { example, diagnostics, say } = context
  const id = example.id
  const at = (...more: (string | number)[]) => spanAt(example.place, 'given', ...path, ...more)
  const shape = (key: string, expected: string, ...more: (string | number)[]): void =>
    void diagnostics.push(say('example-shape', { example: id, key, expected }, at(...more)))
  const entries = entriesIn(value)
  if (!entries) shape(path.at(-1) ?? 'given', 'a map')
  const values = new Map(entries)
  for (const key of values.keys())
    if (keys && !keys.includes(key)) {
      const hints = didYouMean(key, keys, 'keys')
      const told = { example: id, key, where: path.at(-1) ?? 'given' }
      diagnostics.push(say('example-key', told, keySpanAt(example.place, 'given', ...path, key), { hints }))
    }
  /** A value read by `parse`; without it, or where it does not fit, a finding and what stands in. */
  const read = <T>(key: string, expected: string, otherwise: T, parse: (value: unknown) => T | undefined): T => {
    const found = parse(values.get(key))
    if (found === undefined) shape(key, expected, key)
    return found ?? otherwise
  }
  const unknown = (name: string, all: readonly { readonly id: string }[], ...more: (string | number)[]): void => {
    const hints = didYouMean(
      name,
      all.map((one) => one.id),
      'units',
    )
    diagnostics.push(say('example-unit', { example: id, unit: name }, at(...more), { hints }))
  }
  const list = <T>(value: unknown, parse: (value: unknown) => T | undefined): readonly T[] | undefined => {
    const parsed = Array.isArray(value) ? value.map(parse) : [undefined]
    return parsed.every((one) => one !== undefined) ? parsed : undefined
  }
  return {
    keys: [...values.keys()],
    has: (key) => values.has(key),
    count: (key) => read(key, 'a whole number of 0 or more', 0, countIn),
    counts: (key) => read(key, 'a list of whole numbers', [], (found) => list(found, countIn)),
    flag: (key) => read(key, 'yes or no', false, flagIn),
    point: (key) =>
      read(key, 'a place such as [15, 0], in tenths of an inch', { x: 0, y: 0 }, (found) => {
        const [x, y, ...more] = list(found, numberIn) ?? []
        return x === undefined || y === undefined || more.length > 0 ? undefined : { x, y }
      }),
    word: (key, words) =>
      read(key, `one of ${words.join(', ')}`, undefined, (found) => words.find((word) => word === textIn(found))),
    name(key, all) {
      const name = read(key, 'a name', '', textIn)
      const found = all.find((one) => one.id === name)
      if (!found && name !== '') unknown(name, all, key)
      return found
    },
    names(key, all) {
      const names = read(key, 'a list of names', [], (found) => list(found, textIn))
      return names.flatMap((name, index) => {
        const found = all.find((one) => one.id === name)
        if (!found) unknown(name, all, key, index)
        return found ?? []
      })
    },
    inside: (key, known) => givenReader(context, values.get(key), [...path, key], known),
  }
}

function flagIn(value: unknown): boolean | undefined {
  const word = textIn(value)
  return word === 'yes' || word === 'true' ? true : word === 'no' || word === 'false' ? false : undefined
}
