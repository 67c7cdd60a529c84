import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { VariantFile } from '../schema/kinds/variant.ts'
import { keySpanAt, spanAt, textAt, type Path, type Place } from '../source/located-document.ts'
import { findWay, type Astray, type Draft, type Goal } from './find-way.ts'
import type { Filed } from './sort-documents.ts'
import { sayVariant } from './variant-messages.ts'

/** A variant that is being laid over the files of a game. */
export interface Layer {
  drafts: Draft[]
  readonly variant: Filed<VariantFile>
  readonly diagnostics: Diagnostic[]
  /** What was named under each key so far, and how. */
  readonly named: {
    readonly key: string
    readonly draft: Draft
    readonly path: string
    readonly way: string
    readonly at: Span
  }[]
}

/** Where a way stands in the file of a variant: a key of `changes` or `add`, or an item of `remove`. */
export type WayPlace = Place & { readonly path: readonly ['changes' | 'add', string] | readonly ['remove', number] }

/** Follows a way that must lead to something in a file; says what is wrong where it does not. */
export function goalOf(layer: Layer, way: string, place: WayPlace): Goal | undefined {
  const found = findWay(layer.drafts, way.split('.'))
  if ('draft' in found) return found
  if ('index' in found) reportAstray(layer, way, found, place)
  else {
    const what = `all files of the kind ${found.family.kind}`
    layer.diagnostics.push(sayVariant('path-too-short', { path: way, what }, spanOfWay(place)))
  }
  return undefined
}

/** Whether this place of a file is the first of its key to be named; says so where it was named before, perhaps in other words. */
export function isFirstNamed(layer: Layer, draft: Draft, steps: Path, way: string, place: WayPlace): boolean {
  const [key] = place.path
  const at = spanOfWay(place)
  const path = JSON.stringify(steps)
  const before = layer.named.find((other) => other.key === key && other.draft === draft && other.path === path)
  if (!before) {
    layer.named.push({ key, draft, path, way, at })
    return true
  }
  const related = [{ message: 'it is named here first', at: before.at }]
  layer.diagnostics.push(sayVariant('twice', { path: way, other: before.way }, at, { related }))
  return false
}

/** Says which word of a way is wrong, and marks it. */
export function reportAstray(
  { diagnostics }: Layer,
  way: string,
  { index, known, several }: Astray,
  place: WayPlace,
): void {
  const words = way.split('.')
  const word = words[index] ?? ''
  const at = spanOfWord(place, words, index)
  if (several !== undefined) diagnostics.push(sayVariant('ambiguous', { path: way, count: several, word }, at))
  else
    diagnostics.push(
      sayVariant('unknown-path', { path: way, word }, at, { hints: didYouMean(word, known, 'there is') }),
    )
}

/** The span of a way as it is written. */
export function spanOfWay(place: WayPlace): Span {
  return place.path[0] === 'remove' ? spanAt(place) : keySpanAt({ document: place.document, path: [] }, ...place.path)
}

function spanOfWord(place: WayPlace, words: readonly string[], index: number): Span {
  const whole = spanOfWay(place)
  const before = textAt(place.document, whole).indexOf(words.join('.'))
  if (before < 0) return whole
  const start = whole.start + before + words.slice(0, index).reduce((sum, word) => sum + word.length + 1, 0)
  return { ...whole, start, end: start + (words[index] ?? '').length }
}
