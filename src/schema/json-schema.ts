import * as z from 'zod'
import type { ValueSchema } from './complaint.ts'
import type { Kind } from './kind.ts'
import { map } from './values/containers.ts'
import { oneOf } from './values/texts.ts'

/** A piece of a JSON Schema, draft-7. */
export type JsonSchema = { [key: string]: Json }
export type Json = string | number | boolean | null | Json[] | JsonSchema

/** Any unquoted scalar may stand for a text: it is taken as written. */
const SCALAR: readonly string[] = ['string', 'number', 'boolean']

/** The JSON Schema of a kind of file, for editors. What it says is less than what the reader checks, never more. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = fromShape(kind.shape)
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: kind.id,
    description: kind.summary,
    ...schema,
    properties: { ...properties, kind: { const: kind.id, description: 'The kind of this file' } },
  }
}

/** The text of a schema file. */
export function schemaText(kind: Kind): string {
  return `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`
}

function fromShape(shape: ValueSchema): JsonSchema {
  const { $schema: _draft, ...schema } = z.toJSONSchema(shape, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => spellOut(jsonSchema),
  })
  const tidied = tidy(schema)
  return isSchema(tidied) ? tidied : {}
}

/** Puts shapes in place of the marks that `byKind` and the lines of a deck leave; the shapes themselves would not survive in JSON. */
function spellOut(schema: Record<string, unknown>): void {
  const { variants, lines } = schema
  if (lines !== undefined) {
    const { properties } = fromShape(map(lines as Shape))
    Object.assign(schema, { lines: undefined, properties, additionalProperties: true })
  }
  if (variants === undefined) return
  const kinds = Object.entries(variants as Record<string, Shape>)
  const oneOfThem = kinds.map(([kind, shape]) => fromShape(map({ kind: oneOf([kind]), ...shape })))
  Object.assign(schema, { variants: undefined, oneOf: oneOfThem })
}

/** Turns zod's JSON Schema into ours: says what the marks of our value readers mean, drops what says nothing. */
function tidy(value: unknown): Json {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : null
  const { written, wording, orText, propertyNames: _names, ...rest } = value as Record<string, unknown>
  const schema: JsonSchema = {}
  for (const [key, part] of Object.entries(rest)) {
    if (part === undefined || (key === 'minItems' && part === 0)) continue
    // `{ not: {} }` is how zod says that no further keys are allowed.
    schema[key] = key === 'additionalProperties' && isRefusal(part) ? false : tidy(part)
  }
  allowBlank(schema)
  if (written !== undefined) return { ...schema, type: [...SCALAR] }
  if (wording !== undefined) return { ...schema, anyOf: [{ type: [...SCALAR] }, versions()] }
  if (orText === undefined) return schema
  const { description, ...whole } = schema
  return { ...(description === undefined ? {} : { description }), anyOf: [{ type: [...SCALAR] }, whole] }
}

type Shape = Readonly<Record<string, ValueSchema>>

/** A key that may be missing may also be left empty, which YAML reads as null. */
function allowBlank({ properties, required }: JsonSchema): void {
  if (!isSchema(properties)) return
  for (const [key, part] of Object.entries(properties)) {
    if (!isSchema(part) || (Array.isArray(required) && required.includes(key))) continue
    if (Array.isArray(part['anyOf'])) part['anyOf'] = [...part['anyOf'], { type: 'null' }]
    if (Array.isArray(part['enum'])) part['enum'] = [...part['enum'], null]
    if (typeof part['type'] === 'string') part['type'] = [part['type'], 'null']
    else if (Array.isArray(part['type'])) part['type'] = [...part['type'], 'null']
  }
}

/** One version of a text per option of a ruling. */
function versions(): JsonSchema {
  return {
    type: 'object',
    properties: { ruling: { type: [...SCALAR] } },
    required: ['ruling'],
    additionalProperties: { type: [...SCALAR] },
  }
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'not' in value
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** Whether a piece of JSON is a map. */
export function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
