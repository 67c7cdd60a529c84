import { isSchema, jsonSchemaOf, type Json, type JsonSchema } from './json-schema.ts'
import type { Kind } from './kind.ts'
import { KINDS } from './registry.ts'

const START = '<!-- kinds: written by `npm run docs` -->'
const END = '<!-- /kinds -->'

/** `data/README.md` with its section on the kinds of files brought up to date. */
export function withKinds(readme: string, kinds: readonly Kind[] = KINDS): string {
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error(`data/README.md has lost its marks ${START} and ${END}`)
  return `${readme.slice(0, start + START.length)}\n\n${kinds.map(describeKind).join('\n')}\n${readme.slice(end)}`
}

/** The keys of a kind of file as a Markdown table. */
export function describeKind(kind: Kind): string {
  const rows = rowsOf(jsonSchemaOf(kind), '')
  const table = rows.map((row) => `| \`${row.key}\` | ${row.value} | ${row.needed ? 'yes' : ''} | ${row.says} |`)
  return [
    `### ${kind.id}: \`${kind.file}\``,
    '',
    kind.summary,
    '',
    '| key | value | needed | |',
    '|---|---|---|---|',
    ...table,
    '',
  ].join('\n')
}

interface Row {
  readonly key: string
  readonly value: string
  readonly needed: boolean
  readonly says: string
}

function rowsOf(schema: JsonSchema, prefix: string): Row[] {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(properties).flatMap(([key, part]) => {
    if (!isSchema(part)) return []
    const says = typeof part['description'] === 'string' ? part['description'].replaceAll('|', '\\|') : ''
    const row: Row = { key: prefix + key, value: valueOf(part), needed: required.includes(key), says }
    return [row, ...rowsInside(part, prefix + key)]
  })
}

/** Rows of the maps inside a value, their keys with the way that leads there: `credits[].role`. */
function rowsInside(schema: JsonSchema, path: string): Row[] {
  const items = schema['items']
  if (isSchema(items)) return rowsInside(items, `${path}[]`)
  const named = schema['additionalProperties']
  const whole = Array.isArray(schema['anyOf'])
    ? schema['anyOf'].find((part) => isSchema(part) && 'properties' in part)
    : undefined
  if (isSchema(whole) && whole['additionalProperties'] === false) return rowsOf(whole, `${path}.`)
  if (Array.isArray(schema['oneOf']))
    return schema['oneOf'].flatMap((part) => (isSchema(part) ? rowsOf(part, `${path}.`) : []))
  const own = rowsOf(schema, `${path}.`)
  return isSchema(named) ? [...own, ...rowsInside(named, `${path}.<name>`)] : own
}

function valueOf(schema: JsonSchema): string {
  const { const: only, minimum, maximum, items, oneOf } = schema
  const [type, ...others] = namesIn(schema['type'])
  const words = withoutNull(schema['enum'])
  const anyOf = withoutNull(schema['anyOf'])
  if (only !== undefined) return `\`${say(only)}\``
  if (Array.isArray(words)) return words.map((word) => `\`${say(word)}\``).join(', ')
  if (Array.isArray(oneOf)) return 'map by its `kind`'
  if (Array.isArray(anyOf))
    return anyOf.some((part) => isSchema(part) && part['additionalProperties'] !== false && 'properties' in part)
      ? 'text, or one per option of a ruling'
      : 'text or map'
  if (others.length > 0) return 'text'
  if (type === 'array') return `list of ${isSchema(items) ? plural(valueOf(items)) : 'anything'}`
  if (type === 'object')
    return isSchema(schema['additionalProperties']) && !('properties' in schema)
      ? `map of names to ${plural(valueOf(schema['additionalProperties']))}`
      : 'map'
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'number' || type === 'integer')
    return `${type === 'integer' ? 'whole number' : 'number'}${range(minimum, maximum)}`
  return 'anything'
}

/** Types of a piece, but for the null of an empty value. */
function namesIn(type: Json | undefined): Json[] {
  return (Array.isArray(type) ? type : type === undefined ? [] : [type]).filter((name) => name !== 'null')
}

function withoutNull(parts: Json | undefined): Json[] | undefined {
  return Array.isArray(parts)
    ? parts.filter((part) => part !== null && !(isSchema(part) && part['type'] === 'null'))
    : undefined
}

function range(low: Json | undefined, high: Json | undefined): string {
  if (low === undefined && high === undefined) return ''
  if (high === undefined) return ` from ${say(low)}`
  return ` ${say(low)}-${say(high)}`
}

function plural(value: string): string {
  return value === 'map' || value === 'text'
    ? `${value}s`
    : value.startsWith('map by')
      ? value.replace('map', 'maps').replace('its', 'their')
      : value
}

function say(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
