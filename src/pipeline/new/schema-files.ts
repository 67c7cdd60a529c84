import { schemaText } from '../../schema/json-schema.ts'
import { KINDS } from '../../schema/registry.ts'
import type { NewFile } from './new-file.ts'

/** The JSON Schemas of all kinds of files, for editors. */
export function jsonSchemaFiles(folder: string): NewFile[] {
  const encoder = new TextEncoder()
  return KINDS.map((kind) => ({ path: `${folder}${kind.id}.json`, bytes: encoder.encode(schemaText(kind)) }))
}
