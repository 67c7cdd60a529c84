import type { Path } from '../source/located-document.ts'
import { isSchema, type Json, type JsonSchema } from './json-schema.ts'

/** What may stand somewhere in a file of a kind. */
export interface Possible {
  /** Keys that are named. */
  readonly keys: readonly string[]
  /** What entries with names of the author's own hold; absent where there are none. */
  readonly entries?: 'values' | 'maps' | 'anything'
  readonly isList: boolean
}

/** What a file of this schema may hold at a path; undefined where it can hold nothing. */
export function possibleAt(schema: JsonSchema, path: Path): Possible | undefined {
  let parts = [schema]
  for (const step of path) parts = parts.flatMap(alternatives).flatMap((part) => stepInto(part, step))
  const all = parts.flatMap(alternatives)
  if (all.length === 0) return undefined
  const keys = all.flatMap(({ properties }) => (isSchema(properties) ? Object.keys(properties) : []))
  const entries = all.flatMap(({ additionalProperties: named }) => entriesOf(named))[0]
  return {
    keys: [...new Set(keys)],
    ...(entries && { entries }),
    isList: all.some(({ items }) => items !== undefined),
  }
}

/** A value that may be one of several things, as each of them. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const others = [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? list : []))
  return [schema, ...others.filter(isSchema).flatMap(alternatives)]
}

function stepInto({ items, properties, additionalProperties: named }: JsonSchema, step: string | number): JsonSchema[] {
  if (typeof step === 'number') return isSchema(items) ? [items] : []
  const own = isSchema(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined
  if (isSchema(own)) return [own]
  return isSchema(named) ? [named] : named === true ? [{}] : []
}

function entriesOf(named: Json | undefined): ('values' | 'maps' | 'anything')[] {
  if (named === true) return ['anything']
  if (!isSchema(named)) return []
  return alternatives(named).every(({ type }) => type === undefined || type === 'object') ? ['maps'] : ['values']
}
