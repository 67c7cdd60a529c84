import { describeValue } from '../schema/describe-value.ts'
import { isMap } from '../schema/values/containers.ts'
import { partAt, putAt, type Sourced } from '../source/edit-document.ts'
import { Plain, spanAt, type Path } from '../source/located-document.ts'
import type { Goal } from './find-way.ts'
import { goalOf, isFirstNamed, spanOfWay, type Layer, type WayPlace } from './variant-layer.ts'
import { sayVariant } from './variant-messages.ts'

/** Replaces one value of a game by what a variant says under `changes`. */
export function changeValue(layer: Layer, way: string): void {
  const { variant, diagnostics } = layer
  const place: WayPlace = { document: variant.document, path: ['changes', way] }
  const goal = goalOf(layer, way, place)
  if (!goal) return
  const { draft } = goal
  const value = variant.data.changes?.[way]
  const path = isMap(value) ? goal.path : inFull(goal)
  if (!isFirstNamed(layer, draft, path, way, place)) return
  const old = partAt(draft.whole, path)?.value
  const what = isTooMuch(goal, path, old, value)
  if (what !== undefined) diagnostics.push(sayVariant('path-too-short', { path: way, what }, spanOfWay(place)))
  else if (isScalar(old) && isScalar(value) && written(old) === written(value))
    diagnostics.push(sayVariant('without-effect', { path: way, value: describeValue(value) }, spanAt(place)))
  else {
    const whole = putAt(withWay(goal, place), path, { value, origin: { place } })
    draft.whole = withOrigin(whole, goal, variant.data.title ?? variant.data.id, place)
  }
}

/** What a way leads to, where a single value cannot take its place. */
function isTooMuch({ family }: Goal, path: Path, old: unknown, value: unknown): string | undefined {
  if (path.length === 0) return `a whole file of the kind ${family.kind}`
  if (isMap(old) && isScalar(value)) return 'something with several keys'
  return Array.isArray(old) && isScalar(value) ? 'a list' : undefined
}

/** The way to what a single value stands for: `rulings.rally` sets the default of the ruling. */
function inFull({ family: { short }, draft, path, missing }: Goal): Path {
  if (!short) return path
  const fits = short.under === undefined ? path.length === 2 : path.at(-2) === short.under
  const isWhole = missing > 0 || isMap(partAt(draft.whole, path)?.value)
  return fits && isWhole ? [...path, short.key] : path
}

/** The file with maps on the way to a value that is not written yet; entries that hold unwritten start as what they are like. */
export function withWay({ draft, family: { unwritten }, path, missing }: Goal, place: WayPlace): Sourced {
  let { whole } = draft
  for (let length = path.length - missing + 1; length <= path.length; length++) {
    const here = path.slice(0, length)
    const isEntry = unwritten?.under === here.at(-2)
    const like = unwritten && isEntry ? partAt(whole, [...here.slice(0, -2), unwritten.like]) : undefined
    whole = putAt(whole, here, { value: like?.value ?? {}, origin: { place } })
  }
  return whole
}

/** Notes that a value is no longer what the rules say. */
function withOrigin(whole: Sourced, { family: { origin }, path }: Goal, title: string, place: WayPlace): Sourced {
  const at = origin ? path.lastIndexOf(origin.of) : -1
  const name = path[at + 1]
  if (!origin || at < 0 || name === undefined || path.at(-1) === 'source') return whole
  const house: Sourced = { value: { kind: 'house', text: `variant ${title}` }, origin: { place } }
  if (origin.under === undefined) return putAt(whole, [...path.slice(0, at + 2), 'source'], house)
  const home = [...path.slice(0, at), origin.under]
  const all = partAt(whole, home) ?? { value: {}, origin: { place } }
  return putAt(putAt(whole, home, all), [...home, name], house)
}

function isScalar(value: unknown): value is string | Plain {
  return typeof value === 'string' || value instanceof Plain
}

function written(value: string | Plain): string {
  return value instanceof Plain ? value.written : value
}
