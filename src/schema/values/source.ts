import { Plain } from '../../source/located-document.ts'
import { readAs, type ValueSchema } from '../complaint.ts'
import { map, optional } from './containers.ts'
import { whole } from './numbers.ts'
import { line, oneOf } from './texts.ts'

const KINDS = ['stated', 'derived', 'reconstructed', 'house'] as const

/** Where a value is from. A plain text means: stated there. */
export function source() {
  return orText(map({ kind: oneOf(KINDS), text: line() }))
}

/** Where a card is from, with the number of copies that the source states, so that a change can be pointed at. */
export function cardSource() {
  return orText(map({ kind: oneOf(KINDS), text: line(), count: optional(whole(0, 5000)) }))
}

/** Lets a text stand for `{ kind: stated, text }`. */
function orText<V extends ValueSchema>(value: V) {
  const isText = (raw: unknown): boolean => typeof raw === 'string' || raw instanceof Plain
  return readAs((raw) => (isText(raw) ? { kind: 'stated', text: raw } : raw), value.meta({ orText: true }))
}
