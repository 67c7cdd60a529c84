import { deserialize, serialize } from 'node:v8'

/**
 * Values on their way through the queue, as text. Numbers, typed arrays and missing fields arrive as they were sent, which JSON does not promise.
 * Both ends are the same version of the program (`queueName`).
 */
export function pack(value: unknown): string {
  return serialize(value).toString('base64')
}

/** What was packed. The caller says what it is. */
export function unpack(text: string): unknown {
  return deserialize(Buffer.from(text, 'base64'))
}
