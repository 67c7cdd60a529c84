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
import { placedCounter } from './placed-counter.ts'
import { placingNotes } from './placing-notes.ts'
import { rulingNotes } from './ruling-notes.ts'
import type { PageSheet } from './sheet-kinds.ts'

/**
 * Draws the set-up sheet of a scenario: every unit with the counter that starts the game, by side and hex, what arrives later last. Notes say what
 * must be known, and how the rulings that the sheet names are decided, beside those that the scenario sets itself.
 */
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
  const entries = inPlaces(setUp.placements, game).flatMap((placement): SetUpEntry[] => {
    const found = unitOf(game.counterSheets, placement.unit)
    const entry = found && entryOf(placement, found, context, diagnostics)
    return entry ? [entry] : []
  })
  const notes = [
    ...(scenario.notes === undefined ? [] : [scenario.notes]),
    ...notesOf(setUp, game),
    ...rulingNotes([...(request.rulings ?? []), ...Object.keys(scenario.rulings)], scenario, context),
  ]
  const { id, title } = request
  const drawn = COMPONENTS['set-up'].draw({ id, title, subtitle: scenario.title, entries, notes, ...page }, context)
  return { ...drawn, diagnostics: [...diagnostics, ...drawn.diagnostics] }
}

/** By side in the order of the game, then by hex; what comes later last, turn by turn. Units of one place keep their order. */
function inPlaces(placements: readonly Placement[], { sides, counterSheets }: Game): Placement[] {
  const sideOf = ({ unit }: Placement): number => {
    const index = sides.findIndex(({ id }) => id === unitOf(counterSheets, unit)?.unit.side)
    return index < 0 ? sides.length : index
  }
  const keyOf = (placement: Placement): string =>
    placement.hex === undefined
      ? `~${String(placement.turn ?? 0).padStart(6, '0')}`
      : `${String(sideOf(placement)).padStart(3, '0')}${placement.hex}`
  const sideOfPlace = new Map<string, string>()
  // A hex in which units of both sides start stands with the first of them.
  for (const placement of placements)
    if (!sideOfPlace.has(whereOf(placement))) sideOfPlace.set(whereOf(placement), keyOf(placement))
  const key = (placement: Placement): string => sideOfPlace.get(whereOf(placement)) ?? ''
  return placements.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

const whereOf = ({ hex, turn }: Placement): string => hex ?? (turn === undefined ? '' : `Turn ${turn}`)

interface FoundUnit {
  readonly set: CounterSheet
  readonly unit: CounterUnit
}

function unitOf(sets: readonly CounterSheet[], id: string): FoundUnit | undefined {
  const found = sets.flatMap((set) => set.units.filter((unit) => unit.id === id).map((unit) => ({ set, unit })))
  return found[0]
}

function entryOf(
  placement: Placement,
  { set, unit }: FoundUnit,
  context: DrawContext,
  diagnostics: Diagnostic[],
): SetUpEntry | undefined {
  const [type] = unit.types
  if (!type) return undefined
  const source = { id: set.id, types: [placedCounter(type, placement)], size: DESIGN_SIZE, bleed: 0 }
  const drawn = COMPONENTS.counter.draw(source, { ...context, oneOfEach: true })
  diagnostics.push(...drawn.diagnostics)
  const face = drawn.value?.fronts[0]
  const { count, free } = placement
  return face && { face, title: unit.title, where: whereOf(placement), count, free, at: spanAt(unit.place, 'title') }
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
