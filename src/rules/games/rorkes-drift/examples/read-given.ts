import type { Example } from '../../../../game/game.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { thousands } from '../../../../kernel/thousands.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import { countIn, entriesIn, textIn } from '../../../helpers/read-value.ts'
import { say } from '../messages.ts'
import type { Field, Given } from './step.ts'

/** Most of anything that an example gives. */
const MOST = 100_000

/** Reads what an example gives for its step. Wrong values and keys are reported; absent ones get the step's value. */
export function readGiven(example: Example, fields: Readonly<Record<string, Field>>, diagnostics: Diagnostic[]): Given {
  const given: Record<string, number | string> = {}
  for (const [key, field] of Object.entries(fields)) given[key] = field.absent
  const entries = entriesIn(example.given)
  if (!entries) {
    const told = { example: example.id, key: 'given', expected: 'a map' }
    diagnostics.push(say('example-shape', told, spanAt(example.place, 'given')))
  }
  for (const [key, value] of entries ?? []) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field) {
      diagnostics.push(unknownKey(example, key, 'given', Object.keys(fields)))
      continue
    }
    const read = valueIn(field, value)
    if (read !== undefined) given[key] = read
    else {
      const told = { example: example.id, key, expected: expectedOf(field) }
      diagnostics.push(say('example-shape', told, spanAt(example.place, 'given', key)))
    }
  }
  return given
}

/** The finding that a key is not read. */
export function unknownKey(example: Example, key: string, where: string, known: readonly string[]): Diagnostic {
  const told = { example: example.id, key, where, step: example.do }
  const hints = didYouMean(key, known, 'keys')
  return say('example-key', told, keySpanAt(example.place, where, key), { hints })
}

function valueIn(field: Field, value: unknown): number | string | undefined {
  if (field.is === 'number') {
    const count = countIn(value)
    return count !== undefined && count <= (field.most ?? MOST) ? count : undefined
  }
  const text = textIn(value)
  return text !== undefined && (field.words?.includes(text) ?? true) ? text : undefined
}

function expectedOf(field: Field): string {
  if (field.is === 'number') return `a whole number of 0 to ${thousands(field.most ?? MOST)}`
  return field.words ? `one of ${field.words.join(', ')}` : 'a word'
}
