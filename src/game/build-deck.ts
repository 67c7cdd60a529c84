import { CARD_SIZES } from '../kernel/card-sizes.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { USUAL_FIELDS, type DeckFile } from '../schema/kinds/deck.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { keySpanAt, spanAt, type Place } from '../source/located-document.ts'
import { buildCards } from './build-cards.ts'
import type { CardFormat, Deck, FieldSpec } from './game.ts'
import { sayGame } from './game-messages.ts'
import type { Names } from './names.ts'
import type { Filed } from './sort-documents.ts'

const MOST_CARDS = 5000
/** Cut and rim where a deck says nothing, in mm. */
const USUAL_RIM = 3

/** What files that rest on one another are built with. */
export interface Building {
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** The typed decks of all deck files. A deck that is `like` another is built after it. */
export function buildDecks(files: readonly Filed<DeckFile>[], { names, diagnostics }: Building): Deck[] {
  const built = new Map<string, Deck | undefined>()
  const byId = new Map(files.map((file) => [file.data.id, file]))
  const build = (file: Filed<DeckFile>, chain: readonly string[]): Deck | undefined => {
    const { id, like } = file.data
    if (built.has(id) && byId.get(id) === file) return built.get(id)
    const baseFile = like === undefined ? undefined : byId.get(like)
    if (like !== undefined && chain.includes(like)) {
      const place = { document: file.document, path: ['like'] }
      diagnostics.push(sayGame('circle', { id: like, chain: [...chain, like].join(' → ') }, spanAt(place)))
      return undefined
    }
    if (!baseFile) names.expect('deck', like, file.document.spanOf(['like']))
    const base = baseFile && build(baseFile, [...chain, baseFile.data.id])
    // Without its base a deck would only complain about all that it should have taken over.
    const deck = like !== undefined && !base ? undefined : buildDeck(file, base, diagnostics)
    if (byId.get(id) === file) built.set(id, deck)
    return deck
  }
  return files.map((file) => build(file, [file.data.id])).filter((deck) => deck !== undefined)
}

function buildDeck(file: Filed<DeckFile>, base: Deck | undefined, diagnostics: Diagnostic[]): Deck | undefined {
  const { data, document } = file
  const place: Place = { document, path: [] }
  const before = diagnostics.length
  const format = formatOf(data.card ?? {}, base?.format, { document, path: ['card'] }, diagnostics)
  const fields = fieldsOf(data, base, place, diagnostics)
  const cards = buildCards({ document, lines: data.cards.length, fields, base, diagnostics })
  if (data.stated?.accept !== undefined && data.stated.ruling === undefined)
    diagnostics.push(sayShape('needs-partner', { key: 'accept', partner: 'ruling' }, spanAt(place, 'stated', 'accept')))
  limitCards(cards, diagnostics)
  if (diagnostics.slice(before).some((d) => d.severity === 'error')) return undefined
  return {
    id: data.id,
    title: data.title ?? base?.title ?? data.id,
    side: data.side ?? base?.side,
    stated: data.stated && { ...data.stated, place: { document, path: ['stated'] } },
    copyLimit: data['copy-limit'] ?? base?.copyLimit,
    format,
    fields,
    cards,
    source: data.source,
    place,
  }
}

function formatOf(
  card: NonNullable<DeckFile['card']>,
  base: CardFormat | undefined,
  place: Place,
  diagnostics: Diagnostic[],
): CardFormat {
  const { size, width, height, ...rest } = card
  if (size !== undefined && (width !== undefined || height !== undefined))
    diagnostics.push(sayShape('either-or', { keys: 'size, or width with height' }, keySpanAt(place, 'size')))
  else if (width !== undefined && height === undefined)
    diagnostics.push(sayShape('needs-partner', { key: 'width', partner: 'height' }, keySpanAt(place, 'width')))
  else if (height !== undefined && width === undefined)
    diagnostics.push(sayShape('needs-partner', { key: 'height', partner: 'width' }, keySpanAt(place, 'height')))
  const named = CARD_SIZES.find((known) => known.id === size) ?? base ?? CARD_SIZES[0]!
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    bleed: USUAL_RIM,
    safe: USUAL_RIM,
    template: 'card',
    ...base,
    ...given,
    width: width ?? named.width,
    height: height ?? named.height,
  }
}

const FIELD_NAME = /^\p{L}[\p{L}\p{N}_-]*$/u
/** Keys of every card line; no field may be called like one. */
const TAKEN = new Set(['id', 'title', 'count', 'back', 'source'])

function fieldsOf(
  data: DeckFile,
  base: Deck | undefined,
  place: Place,
  diagnostics: Diagnostic[],
): Record<string, FieldSpec> {
  const fields = new Map(Object.entries(base?.fields ?? {}))
  for (const [written, type] of Object.entries(data.fields ?? (base ? {} : USUAL_FIELDS))) {
    const name = written.replace(/\?$/, '')
    if (!FIELD_NAME.test(name) || TAKEN.has(name))
      diagnostics.push(sayGame('bad-field-name', { field: written }, keySpanAt(place, 'fields', written)))
    else fields.set(name, { type, optional: written.endsWith('?') })
  }
  return Object.fromEntries(fields)
}

function limitCards(cards: readonly { count: number; place: Place }[], diagnostics: Diagnostic[]): void {
  let sum = 0
  for (const card of cards) {
    sum += card.count
    if (sum <= MOST_CARDS) continue
    diagnostics.push(sayGame('too-many-pieces', { cards: sum, limit: MOST_CARDS }, spanAt(card.place, 'count')))
    return
  }
}
