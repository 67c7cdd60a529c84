import { valueAt } from '../schema/read-shape.ts'
import { possibleAt } from '../schema/schema-at.ts'
import { isMap, type RawMap } from '../schema/values/containers.ts'
import type { Family } from '../schema/variant-families.ts'
import { partAt, putAt, wholeOf } from '../source/edit-document.ts'
import type { LocatedDocument, Path } from '../source/located-document.ts'
import { withWay } from './change-value.ts'
import { findWay, schemaOf, type Draft, type Goal } from './find-way.ts'
import { reportAstray, spanOfWay, type Layer, type WayPlace } from './variant-layer.ts'
import { sayVariant } from './variant-messages.ts'

/** Adds what a variant says under `add`: items of a list, keys of a map, whole files. */
export function addToGame(layer: Layer, way: string): void {
  const { drafts, variant } = layer
  const place: WayPlace = { document: variant.document, path: ['add', way] }
  const value = variant.data.add?.[way]
  const refuse = (why: string): void =>
    void layer.diagnostics.push(sayVariant('not-addable', { path: way, why }, spanOfWay(place)))
  const found = findWay(drafts, way.split('.'))
  if ('index' in found) return reportAstray(layer, way, found, place)
  if ('draft' in found) return addInside(found, value, place, refuse)
  if (!Array.isArray(value)) return refuse('a list of what is to be added is wanted')
  addFiles(layer, found.family, value as unknown[], place)
}

function addInside(goal: Goal, value: unknown, place: WayPlace, refuse: (why: string) => void): void {
  const { draft, path, missing } = goal
  const schema = schemaOf(draft)
  const old = missing > 0 ? undefined : partAt(draft.whole, path)?.value
  const isList = missing > 0 ? schema && possibleAt(schema, path)?.isList === true : Array.isArray(old)
  if (!isList && missing === 0 && !isMap(old)) return refuse('a single value stands there, which `changes` replaces')
  if (isList && !Array.isArray(value)) return refuse('a list of what is to be added is wanted')
  if (!isList && !isMap(value)) return refuse('keys and values are wanted')
  const keys = Object.keys(value as RawMap)
  const taken = isMap(old) ? keys.find((key) => Object.hasOwn(old, key)) : undefined
  if (taken !== undefined) return refuse(`"${taken}" is there already, and is altered by \`changes\``)
  let whole = missing > 0 ? withWay(goal, place) : draft.whole
  if (missing > 0 && isList) whole = putAt(whole, path, { value: [], origin: { place } })
  const first = Array.isArray(old) ? old.length : 0
  for (const [i, key] of keys.entries()) {
    const step = isList ? first + i : key
    const from: Path = [...place.path, isList ? i : key]
    whole = putAt(whole, [...path, step], {
      value: valueAt(value, [isList ? i : key]),
      origin: { place: { document: place.document, path: from } },
    })
  }
  draft.whole = whole
}

/** Adds files of a kind, or items to the list that the files of a kind are. */
function addFiles(layer: Layer, family: Family, items: readonly unknown[], place: WayPlace): void {
  const { kind, by } = family
  if (typeof by !== 'object') {
    for (const [i, item] of items.entries())
      layer.drafts.push(newFile(kind, isMap(item) ? { ...item, kind } : item, place, (path) => [i, ...path]))
    return
  }
  const { list } = by
  const draft = layer.drafts.find((file) => file.kind === kind && Array.isArray(valueAt(file.whole.value, [list])))
  if (draft) addInside({ family, draft, path: [list], missing: 0 }, items, place, () => undefined)
  else layer.drafts.push(newFile(kind, { kind, [list]: items }, place, (path) => path.slice(1)))
}

/** A file that stands in a variant. `inside` leads from a path in it to one inside the addition. */
function newFile(kind: string, value: unknown, place: WayPlace, inside: (path: Path) => Path): Draft {
  const { document: variant } = place
  const { file, text } = variant
  const document: LocatedDocument = {
    file,
    text,
    value,
    spanOf: (path, part) => variant.spanOf([...place.path, ...inside(path)], part),
  }
  return { kind, document, whole: wholeOf(document) }
}
