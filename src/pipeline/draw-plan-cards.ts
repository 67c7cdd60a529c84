import type { DrawContext } from '../components/component.ts'
import { CARD } from '../components/plan-card/card-frame.ts'
import type { GarrisonPost } from '../components/plan-card/garrison-cards.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { PlanCardSheet } from '../game/plan-sheet.ts'
import { parameterNumber } from '../game/parameter-numbers.ts'
import type { RowsTable } from '../game/tables.ts'
import { wordingFor } from '../game/wording-for.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { piecesOf, scenarioOf } from './drawn-parts.ts'
import type { DrawnSheet } from './drawn-sheet.ts'

/** Draws the cards of a plan: waves, garrison, tallies. */
export function drawPlanCards(
  request: PlanCardSheet,
  context: DrawContext,
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  const { game, rulings } = context
  const plan = game.plans.find(({ id }) => id === request.plan)
  // References were resolved when the game was loaded.
  if (!plan) throw new Error(`no plan ${request.plan}`)
  const scenario = scenarioOf(game, request.scenario)
  const number = (name: string): number => parameterNumber(game, scenario, name, rulings)
  const rowsOf = (id: string): string[][] => {
    const table = game.tables.find(
      (candidate): candidate is RowsTable => candidate.id === id && candidate.kind === 'rows',
    )
    return (table?.rows ?? []).map(({ cells }) =>
      (table?.columns ?? []).map((column) => wordingFor(cells[column.id] ?? '', rulings)),
    )
  }
  const { waves, garrison, built, tallies, colours, place } = request
  const later = new Set(plan.zones.flatMap(({ id, whenBuilt }) => (whenBuilt ? [id] : [])))
  const posts = [
    ...rowsOf(garrison),
    ...(built === undefined ? [] : rowsOf(built).filter(([zone = '']) => later.has(zone))),
  ]
  const drawn = COMPONENTS['plan-card'].draw(
    {
      plan,
      waves: {
        steps: number(waves.steps),
        sizes: waves.sizes,
        shares: waves.tests.map(number),
        worth: number(waves.worth),
        // The last column says for how many figures there is a marker; words mean none.
        perMarker: rowsOf(waves.markers).map((row) => Number(row.at(-1)) || undefined),
      },
      garrison: posts.map(([zone = '', post = '', figures = '']): GarrisonPost => ({ zone, post, figures })),
      tallies: tallies.map(({ title, parameter }) => ({ title, most: number(parameter) })),
      colours,
      place,
    },
    context,
  )
  diagnostics.push(...drawn.diagnostics)
  return (
    drawn.value && {
      id: request.id,
      contents: request.title,
      format: CARD,
      manner: 'cards',
      pieces: piecesOf(drawn.value),
      notes: [],
      at: spanAt(place),
    }
  )
}
