import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import type { Game } from './game.ts'
import { names, type Names } from './names.ts'
import type { PlanCardSheet, PlanSheet } from './plan-sheet.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Finds names in a sheet of a plan that nothing defines. Only zones that are built later are pieces of their own. */
export function checkPlanSheet(sheet: PlanSheet, { game, names: judge, diagnostics }: Checker): void {
  if (sheet.kind === 'figures') return judge.expect('set of figures', sheet.figures, spanAt(sheet.place, 'figures'))
  judge.expect('plan', sheet.plan, spanAt(sheet.place, 'plan'))
  const plan = game.plans.find(({ id }) => id === sheet.plan)
  if (sheet.kind === 'plan-cards') return checkCards(sheet, { game, names: judge, diagnostics })
  if (sheet.kind !== 'plan-piece' || !plan) return
  const built = plan.zones.flatMap(({ id, whenBuilt }) => (whenBuilt ? [id] : []))
  const what = 'zone that is built later'
  names({ [what]: built }, judge.complete, diagnostics).expect(what, sheet.zone, spanAt(sheet.place, 'zone'))
}

function checkCards(sheet: PlanCardSheet, { game, names: judge, diagnostics }: Checker): void {
  const { waves, tallies, place } = sheet
  judge.expect('scenario', sheet.scenario, spanAt(place, 'scenario'))
  judge.expect('table', sheet.garrison, spanAt(place, 'garrison'))
  judge.expect('table', sheet.built, spanAt(place, 'built'))
  judge.expect('table', waves.markers, spanAt(place, 'waves', 'markers'))
  const scenario = game.scenarios.find(({ id }) => id === sheet.scenario)
  if (!scenario) return
  const what = `parameter of "${scenario.id}"`
  const parameters = names({ [what]: Object.keys(scenario.parameters) }, judge.complete, diagnostics)
  const expect = (id: string, ...at: (string | number)[]): void => parameters.expect(what, id, spanAt(place, ...at))
  waves.tests.forEach((id, index) => expect(id, 'waves', 'tests', index))
  expect(waves.worth, 'waves', 'worth')
  expect(waves.steps, 'waves', 'steps')
  tallies.forEach(({ parameter }, index) => expect(parameter, 'tallies', index, 'parameter'))
}
