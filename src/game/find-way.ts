import { FAMILIES, type Family } from '../schema/variant-families.ts'
import { itemNames, itemsCalled } from '../schema/item-names.ts'
import { valueAt } from '../schema/read-shape.ts'
import { KINDS } from '../schema/registry.ts'
import { jsonSchemaOf, type JsonSchema } from '../schema/json-schema.ts'
import { possibleAt } from '../schema/schema-at.ts'
import { isMap } from '../schema/values/containers.ts'
import { partAt, type Sourced } from '../source/edit-document.ts'
import type { LocatedDocument, Path } from '../source/located-document.ts'

/** A file of a game while variants are laid over it. */
export interface Draft {
  readonly kind: string
  readonly document: LocatedDocument
  whole: Sourced
}

/** What a way leads to. */
export interface Goal {
  readonly family: Family
  readonly draft: Draft
  /** Keys and numbers of items, as they are in the file. */
  readonly path: Path
  /** How many of the last steps are not written yet, but may be. */
  readonly missing: number
}

/** Why a way leads nowhere: its word at `index` is not known, or too many are called so. */
export interface Astray {
  readonly index: number
  readonly known: readonly string[]
  readonly several?: number
}

/** A way that ends at files of a kind, before it names one. */
export interface Files {
  readonly family: Family
}

/** Follows a way through the files of a game: `decks.zulu.cards.attack.count`. */
export function findWay(drafts: readonly Draft[], words: readonly string[]): Goal | Files | Astray {
  const [first = '', second] = words
  const family = FAMILIES.find((candidate) => candidate.words.includes(first))
  if (!family) return { index: 0, known: FAMILIES.flatMap(({ words: [usual] }) => usual) }
  const files = drafts.filter(({ kind }) => kind === family.kind)
  if (family.by === 'one') {
    const [draft] = files
    return draft ? walk({ family, draft, drafts, words, from: 1, path: [] }) : { index: 0, known: [] }
  }
  if (second === undefined) return { family }
  const starts = files.flatMap((draft): { draft: Draft; path: Path }[] => {
    if (family.by === 'file') return itemNames([draft.whole.value])[0] === second ? [{ draft, path: [] }] : []
    const { list } = family.by as { list: string }
    return itemsCalled(itemsAt(draft, list), second).map((index) => ({ draft, path: [list, index] }))
  })
  const [start] = starts
  if (!start) return { index: 1, known: namesOf(family, files) }
  if (starts.length > 1) return { index: 1, known: [], several: starts.length }
  return walk({ family, ...start, drafts, words, from: 2 })
}

/** Names that may follow the first word of a family. */
function namesOf({ by }: Family, files: readonly Draft[]): string[] {
  const names = files.flatMap((draft) =>
    typeof by === 'object' ? itemNames(itemsAt(draft, by.list)) : itemNames([draft.whole.value]),
  )
  return names.filter((name) => name !== '')
}

function itemsAt({ whole }: Draft, list: string): readonly unknown[] {
  const items = valueAt(whole.value, [list])
  return Array.isArray(items) ? (items as unknown[]) : []
}

interface Walk {
  readonly family: Family
  readonly draft: Draft
  readonly drafts: readonly Draft[]
  readonly words: readonly string[]
  /** Words that are behind us. */
  readonly from: number
  readonly path: Path
}

function walk(at: Walk): Goal | Astray {
  const { family, draft, words, from } = at
  const { through } = family
  let path = at.path
  for (let index = from; index < words.length; index++) {
    const word = words[index] ?? ''
    const here = partAt(draft.whole, path)?.value
    if (Array.isArray(here)) {
      const [item, ...others] = itemsCalled(here, word)
      if (item === undefined) return { index, known: itemNames(here).filter((name) => name !== '') }
      if (others.length > 0) return { index, known: [], several: others.length + 1 }
      path = [...path, item]
    } else if (isMap(here)) {
      if (Object.hasOwn(here, word)) path = [...path, word]
      else if (through && index === from && itemNames(itemsAt(draft, through.named)).includes(word))
        path = [...path, through.key, word]
      else return unwritten({ ...at, from: index, path })
    } else return { index, known: [] }
  }
  const missing = partAt(draft.whole, path) ? 0 : unwrittenSteps(draft, path)
  return { family, draft, path, missing }
}

/** A way that goes on beyond what is written: right when files of the kind may hold it. */
function unwritten({ family, draft, drafts, words, from, path }: Walk): Goal | Astray {
  const schema = schemaOf(draft)
  const rest = words.slice(from)
  for (const [step, word] of rest.entries()) {
    const before = [...path, ...rest.slice(0, step)]
    const possible = schema && possibleAt(schema, before)
    const written = partAt(draft.whole, before)?.value
    const known = [...new Set([...(isMap(written) ? Object.keys(written) : []), ...(possible?.keys ?? [])])]
    const mayBe =
      possible?.keys.includes(word) === true ||
      (possible?.entries !== undefined && possible.entries !== 'maps') ||
      (family.unwritten !== undefined && family.unwritten.under === before.at(-1)) ||
      drafts.some((other) => other.kind === draft.kind && valueAt(other.whole.value, [...before, word]) !== undefined)
    if (!mayBe) return { index: from + step, known }
  }
  return { family, draft, path: [...path, ...rest], missing: rest.length }
}

/** The JSON Schema of a file's kind. */
export function schemaOf({ kind }: Draft): JsonSchema | undefined {
  const known = KINDS.find(({ id }) => id === kind)
  return known && jsonSchemaOf(known)
}

/** How many of the last steps of a path are not written. */
function unwrittenSteps({ whole }: Draft, path: Path): number {
  let missing = 1
  while (!partAt(whole, path.slice(0, -missing))) missing++
  return missing
}
