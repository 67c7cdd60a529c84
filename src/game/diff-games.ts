import type { Game } from './game.ts'

/** A value that a part of a game has in one version and not in the other; absent where the part does not have it at all. */
export interface ChangedField {
  readonly field: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A part of a game, as small as a player would name it, that is not the same in two versions. */
export interface ChangedPart {
  /** Way to it: `decks.zulu.cards.attack`. */
  readonly id: string
  /** `card`, `counter`, `hex` ... */
  readonly kind: string
  readonly title: string
  readonly change: 'added' | 'removed' | 'changed'
  readonly fields: readonly ChangedField[]
}

/** What players name by itself; `*` is any id. What is deeper in the game than one of these belongs to it. */
const PARTS: readonly (readonly [way: string, kind: string])[] = [
  ['decks.*', 'deck'],
  ['decks.*.cards.*', 'card'],
  ['counterSheets.*', 'set of counters'],
  ['counterSheets.*.units.*', 'unit'],
  ['counterSheets.*.types.*', 'counter'],
  ['maps.*', 'map'],
  ['maps.*.hexes.*', 'hex'],
  ['maps.*.roads.*', 'road'],
  ['maps.*.marks.*', 'mark'],
  ['plans.*', 'plan'],
  ['plans.*.zones.*', 'zone'],
  ['terrain.types.*', 'terrain'],
  ['tables.*', 'table'],
  ['tables.*.rows.*', 'table row'],
  ['tracks.*', 'track'],
  ['rosters.*', 'roster'],
  ['rosters.*.units.*', 'unit'],
  ['rulings.*', 'ruling'],
  ['scenarios.*', 'scenario'],
  ['scenarios.*.parameters.*', 'parameter'],
  ['scenarios.*.setUp.placements.*', 'placement'],
  ['references.*', 'reference'],
  ['examples.*', 'example'],
  ['sheets.*', 'sheet'],
]

/** Where things stand and come from, and what is written twice: counters also stand in their units. */
const LEFT_OUT = new Set(['place', 'document', 'source', 'sources', 'folder', 'variants'])

interface Owner {
  readonly path: readonly string[]
  readonly kind: string
  readonly from: unknown
  readonly to: unknown
}

/** Everything that is not the same in two versions of a game, part by part. */
export function diffGames(base: Game, changed: Game): ChangedPart[] {
  const parts = new Map<string, { owner: Owner; fields: ChangedField[] }>()
  const visit = (from: unknown, to: unknown, path: readonly string[], outer: Owner): void => {
    const kind = kindAt(path)
    const owner = kind === undefined ? outer : { path, kind, from, to }
    const [before, after] = [membersOf(from, path), membersOf(to, path)]
    if ((before ?? after) && (before || from === undefined) && (after || to === undefined)) {
      for (const key of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]))
        visit(before?.get(key), after?.get(key), [...path, key], owner)
      return
    }
    const [one, other] = [textOf(from), textOf(to)]
    if (one === other) return
    const id = owner.path.join('.')
    const part = parts.get(id) ?? { owner, fields: [] }
    part.fields.push({ field: fieldName(path.slice(owner.path.length)), from: one, to: other })
    parts.set(id, part)
  }
  visit(base, changed, [], { path: [], kind: 'game', from: base, to: changed })
  return [...parts.values()].map(({ owner, fields }) => partOf(owner, fields))
}

function kindAt(path: readonly string[]): string | undefined {
  const isHere = ([way]: readonly [string, string]): boolean => {
    const steps = way.split('.')
    return steps.length === path.length && steps.every((step, i) => step === '*' || step === path[i])
  }
  return PARTS.find(isHere)?.[1]
}

/** Entries of a map, items of a list by what they are called; undefined for single values and lists of them. */
function membersOf(value: unknown, path: readonly string[]): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) {
    const isUnit = path.length === 4 && path[0] === 'counterSheets' && path[2] === 'units'
    const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key) && !(isUnit && key === 'types'))
    return new Map(path.length === 0 ? entries.filter(([key]) => key !== 'id') : entries)
  }
  const items = value as unknown[]
  if (items.length > 0 && items.every((item) => typeof item !== 'object')) return undefined
  const names = items.map(memberName)
  const isUnique = new Set(names).size === names.length && !names.includes('')
  return new Map(items.map((item, i) => [isUnique ? (names[i] ?? '') : `#${i + 1}`, item]))
}

/** What a member of a list is called by: its id, results of dice, the piece, the option or the box; empty where there is nothing of the kind. */
export function memberName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const { id, on, unit, value, at } = item as Record<string, unknown>
  const range = on as { from: number; to: number } | undefined
  const results = range && (range.from === range.to ? range.from : `${range.from}-${range.to}`)
  return textOf(id ?? results ?? unit ?? value ?? at) ?? ''
}

/** A single value, or a list of them, as text. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined
}

/** Own fields of cards stand beside `count`, versions of a text beside each other. */
function fieldName(path: readonly string[]): string {
  const words = path.filter((step, i) => !(i === 0 && step === 'fields') && step !== 'byOption')
  return words.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('.')
}

function partOf({ path, kind, from, to }: Owner, fields: readonly ChangedField[]): ChangedPart {
  const [first = 'game', ...rest] = path
  const words =
    first === 'counterSheets'
      ? ['counters', ...rest]
      : first === 'terrain'
        ? ['terrain', ...rest.slice(1)]
        : [first, ...rest]
  const item = (to ?? from ?? {}) as Record<string, unknown>
  return {
    id: words.filter((word) => word !== 'setUp').join('.'),
    kind,
    title: typeof item['title'] === 'string' ? item['title'] : (path.at(-1) ?? ''),
    change: from === undefined ? 'added' : to === undefined ? 'removed' : 'changed',
    fields,
  }
}
