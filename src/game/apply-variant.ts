import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { VariantFile } from '../schema/kinds/variant.ts'
import { dropAt, editedDocument, wholeOf } from '../source/edit-document.ts'
import type { LocatedDocument, Path } from '../source/located-document.ts'
import { addToGame } from './add-to-game.ts'
import { changeValue } from './change-value.ts'
import type { Goal } from './find-way.ts'
import type { Filed, Sorted } from './sort-documents.ts'
import { goalOf, isFirstNamed, reportAstray, type Layer, type WayPlace } from './variant-layer.ts'

/**
 * The files of a game with a variant laid over them. Whatever it changes or adds has its place in the file of the variant, so that all that is
 * found later points there. First values change, then things are taken out, then others come in; what is to be taken out is found before anything changes.
 */
export function applyVariant(sorted: Sorted, variant: Filed<VariantFile>, diagnostics: Diagnostic[]): Sorted {
  const drafts = [...sorted.byKind].flatMap(([kind, documents]) =>
    documents.map((document) => ({ kind, document, whole: wholeOf(document) })),
  )
  const layer: Layer = { drafts, variant, diagnostics, named: [] }
  const { changes = {}, add = {}, remove = [] } = variant.data
  const dropped = remove.flatMap((way, index) => dropGoal(layer, way, index) ?? [])
  for (const way of Object.keys(changes)) changeValue(layer, way)
  for (const each of dropped.sort((a, b) => comparePaths(b.goal.path, a.goal.path))) drop(layer, each)
  for (const way of Object.keys(add)) addToGame(layer, way)
  const byKind = new Map<string, LocatedDocument[]>()
  for (const { kind, document, whole } of layer.drafts) {
    const changed = whole.value === document.value ? document : editedDocument(document, whole)
    byKind.set(kind, [...(byKind.get(kind) ?? []), changed])
  }
  return { byKind, diagnostics: sorted.diagnostics }
}

interface Dropped {
  readonly goal: Goal
  readonly place: WayPlace
}

function dropGoal(layer: Layer, way: string, index: number): Dropped | undefined {
  const place: WayPlace = { document: layer.variant.document, path: ['remove', index] }
  const goal = goalOf(layer, way, place)
  if (!goal) return undefined
  if (goal.missing === 0) return isFirstNamed(layer, goal.draft, goal.path, way, place) ? { goal, place } : undefined
  reportAstray(layer, way, { index: way.split('.').length - 1, known: [] }, place)
  return undefined
}

/** Takes one thing out; the last of a list come first, so that the numbers of those before stay. */
function drop(layer: Layer, { goal: { draft, path }, place }: Dropped): void {
  if (path.length === 0) layer.drafts = layer.drafts.filter((other) => other !== draft)
  else draft.whole = dropAt(draft.whole, path, place)
}

function comparePaths(a: Path, b: Path): number {
  for (const [i, step] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    if (step !== other) return step < other ? -1 : 1
  }
  return a.length - b.length
}
