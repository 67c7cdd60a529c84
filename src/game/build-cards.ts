import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { ValueSchema } from '../schema/complaint.ts'
import { cardKeys, type FieldTypeName } from '../schema/kinds/deck.ts'
import { readShape, valueAt } from '../schema/read-shape.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { map, optional } from '../schema/values/containers.ts'
import { flag, number, numberOf } from '../schema/values/numbers.ts'
import { colour, line, lineOf, slug } from '../schema/values/texts.ts'
import { wording } from '../schema/values/wording.ts'
import { keySpanAt, spanAt, type LocatedDocument, type Place } from '../source/located-document.ts'
import type { Card, Deck, FieldSpec, FieldValue } from './game.ts'

/** How a value of each type is read. */
const READERS: Readonly<Record<FieldTypeName, () => ValueSchema>> = {
  text: () => wording(),
  line: () => wording(lineOf),
  number: () => number(),
  role: line,
  icon: line,
  image: line,
  colour,
  flag,
}

interface Request {
  readonly document: LocatedDocument
  /** How many lines there are under `cards`. */
  readonly lines: number
  readonly fields: Readonly<Record<string, FieldSpec>>
  /** The deck that this one is like. */
  readonly base: Deck | undefined
  readonly diagnostics: Diagnostic[]
}

/** Reads the card lines of a deck, each field as the deck declares it. */
export function buildCards({ document, lines, fields, base, diagnostics }: Request): Card[] {
  const readers = Object.entries(fields).map(([name, spec]): [string, ValueSchema] => {
    const reader = READERS[spec.type]()
    return [name, spec.optional || base ? optional(reader) : reader]
  })
  const title = base ? cardKeys.title : line()
  const shape = map({ ...cardKeys, title, ...Object.fromEntries(readers) })
  const cards: Card[] = []
  const usedIds = new Set<string>()
  for (let index = 0; index < lines; index++) {
    const place: Place = { document, path: ['cards', index] }
    const read = readShape(document, shape, place.path)
    diagnostics.push(...read.diagnostics.map((finding) => withFieldHint(finding, place)))
    if (!read.value) continue
    const { id: writtenId, title: writtenTitle, count, back, source, ...values } = read.value
    const like = base?.cards.find((card) => card.id === writtenId)
    const cardTitle = writtenTitle ?? like?.title
    const own = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    const merged = { ...like?.fields, ...own } as Record<string, FieldValue>
    const missing = Object.keys(fields).filter((name) => !fields[name]!.optional && !(name in merged))
    for (const key of cardTitle === undefined ? ['title', ...missing] : missing)
      diagnostics.push(sayShape('missing-key', { key }, spanAt(place), { hints: likeHint(base, writtenId) }))
    if (cardTitle === undefined) continue
    const id = writtenId ?? unusedId(cardTitle, usedIds)
    usedIds.add(id)
    cards.push({ id, title: cardTitle, count: count ?? 1, fields: merged, back: back ?? like?.back, source, place })
  }
  return cards
}

/** An id made of the title; lines without an id that share a title are numbered. */
function unusedId(title: string, used: ReadonlySet<string>): string {
  const wanted = slug(title) || 'card'
  let id = wanted
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`
  return id
}

function likeHint(base: Deck | undefined, id: string | undefined): string[] {
  if (!base || id === undefined || base.cards.some((card) => card.id === id)) return []
  return [`the deck "${base.id}" has no card "${id}" from which it could be taken over`]
}

/** A key of a card that is near no known one may be a field that the deck forgot to declare. */
function withFieldHint(finding: Diagnostic, { document, path }: Place): Diagnostic {
  const hints = finding.hints ?? []
  if (finding.code !== 'schema/unknown-key' || hints.some((hint) => hint.startsWith('did you mean'))) return finding
  const card = valueAt(document.value, path)
  const keys: [string, unknown][] = typeof card === 'object' && card !== null ? Object.entries(card) : []
  const own = keys.find(([key]) => keySpanAt({ document, path }, key).start === finding.at?.start)
  if (!own) return finding
  const [key, value] = own
  const type: FieldTypeName = numberOf(value) === undefined ? 'text' : 'number'
  return { ...finding, hints: [...hints, `or declare it among the fields of the deck: "${key}?": ${type}`] }
}
