import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { DESIGN_SIZE } from '../components/small-piece.ts'
import type { SetUpEntry } from '../components/set-up/draw-set-up.ts'
import type { CounterSheet, CounterUnit } from '../game/counter-sheet.ts'
import type { Game } from '../game/game.ts'
import type { Placement, SetUp } from '../game/set-up.ts'
import { unitsOf } from '../game/units-of.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { saySheets } from '../sheets/sheet-messages.ts'
import { spanAt } from '../source/located-document.ts'
import { scenarioOf } from './drawn-parts.ts'
import { placingNotes } from './placing-notes.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws the set-up sheet of a scenario: every unit in the order of the set-up, with the counter that starts the game. */
export function drawSetUpPages(
  request: PageSheet & { kind: 'setup' },
  context: DrawContext,
  page: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  const { game } = context
  const scenario = scenarioOf(game, request.scenario)
  const { setUp } = scenario
  if (!setUp)
    return { diagnostics: [saySheets('nothing-to-print', { sheet: request.id }, spanAt(request.place, 'scenario'))] }
  const diagnostics: Diagnostic[] = []
  const entries = setUp.placements.flatMap((placement): SetUpEntry[] => {
    const found = unitOf(game.counterSheets, placement.unit)
    const entry = found && entryOf(placement, found, context, diagnostics)
    return entry ? [entry] : []
  })
  const notes = notesOf(setUp, game)
  const { id, title } = request
  const drawn = COMPONENTS['set-up'].draw({ id, title, subtitle: scenario.title, entries, notes, ...page }, context)
  return { ...drawn, diagnostics: [...diagnostics, ...drawn.diagnostics] }
}

interface FoundUnit {
  readonly set: CounterSheet
  readonly unit: CounterUnit
}

function unitOf(sets: readonly CounterSheet[], id: string): FoundUnit | undefined {
  const found = sets.flatMap((set) => set.units.filter((unit) => unit.id === id).map((unit) => ({ set, unit })))
  return found[0]
}

function entryOf(
  { hex, turn, count, free }: Placement,
  { set, unit }: FoundUnit,
  context: DrawContext,
  diagnostics: Diagnostic[],
): SetUpEntry | undefined {
  const [type] = unit.types
  if (!type) return undefined
  const source = { id: set.id, types: [type], size: DESIGN_SIZE, bleed: 0 }
  const drawn = COMPONENTS.counter.draw(source, { ...context, oneOfEach: true })
  diagnostics.push(...drawn.diagnostics)
  const face = drawn.value?.fronts[0]
  const where = hex ?? (turn === undefined ? '' : `Turn ${turn}`)
  return face && { face, title: unit.title, where, count, free, at: spanAt(unit.place, 'title') }
}

/** Where units may stand, hexes that break the stacking limit, and what waits beside the map. */
function notesOf({ stacking, limits }: SetUp, game: Game): string[] {
  const aside = unitsOf(game).filter((unit) => unit.aside)
  const counted = aside.map(({ title, types }) => {
    const count = types.reduce((sum, type) => sum + type.count, 0)
    return count === 1 ? title : `${title} (${count})`
  })
  return [
    ...(stacking ? [`At most ${stacking.limit} strength points in a hex.`] : []),
    ...(stacking?.except ?? []).map(({ hex, why }) => `${hex}: ${why}.`),
    ...placingNotes(limits, game),
    ...(counted.length > 0 ? [`Beside the map: ${counted.join(', ')}.`] : []),
  ]
}
