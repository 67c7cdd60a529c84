import type { Game, Scenario } from '../../../../game/game.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../../../../kernel/diagnostic.ts'
import { keySpanAt } from '../../../../source/located-document.ts'
import { menBySide, STEPS, type EqualityParams, type Step } from '../equality-params.ts'
import { say } from '../messages.ts'
import { readRulings } from '../rulings.ts'
import { readNumbers } from './read-numbers.ts'
import { eitherOf, FACTOR, INCHES, tableReader, WHOLE, type TableReader } from './read-tables.ts'
import { readUnits } from './read-units.ts'
import { readUnitTypes } from './read-unit-types.ts'

/** Reads what a scenario needs to be played. All mistakes are reported at once; with an error among them there is no value. */
export function readParams(
  game: Game,
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
): Outcome<EqualityParams> {
  const diagnostics: Diagnostic[] = []
  const tables = tableReader(game, rulings, diagnostics)
  const { startDistance, ...numbers } = readNumbers(scenario, rulings, diagnostics)
  const types = readUnitTypes(tables)
  const units = readUnits(game, scenario, { types, numbers: { ...numbers, startDistance }, rulings, diagnostics })
  const value: EqualityParams = {
    units,
    types: [...types.values()],
    men: menBySide(units),
    numbers,
    ...readFire(tables),
    rulings: readRulings(rulings),
    titles: readTitles(scenario, diagnostics),
  }
  return hasErrors(diagnostics) ? { diagnostics } : { value, diagnostics }
}

/** The tables of fire, morale and dice. */
function readFire(tables: TableReader): Pick<EqualityParams, 'fire' | 'morale' | 'dice'> {
  const factor = (row: string) => tables.cell(tables.row('fire', row), 'change', FACTOR)
  const fails = (row: string) => tables.cell(tables.row('morale', row), 'fails', WHOLE)
  const upTo = (row: string) => tables.cell(tables.row('morale', row), 'up-to', INCHES)
  return {
    fire: {
      range: [factor('short'), factor('medium'), factor('long')],
      cover: factor('cover'),
      half: factor('half'),
      newCrew: factor('new-crew'),
      closedTarget: tables.cell(tables.row('fire', 'closed-target'), 'change', WHOLE),
    },
    morale: {
      ends: { short: upTo('short'), medium: upTo('medium') },
      fails: [fails('short'), fails('medium'), fails('long')],
      singleStand: fails('single-stand'),
      cover: fails('cover'),
    },
    dice: {
      artillery: {
        british: tables.faces('artillery', 'british', WHOLE),
        native: tables.faces('artillery', 'native', WHOLE),
      },
      gunHits: {
        crew: tables.faces('gun-hits', 'crew', eitherOf('hit', 'miss')),
        infantry: tables.faces('gun-hits', 'infantry', eitherOf('hit', 'miss')),
      },
      recovers: tables.faces('recovery', 'result', eitherOf('steady', 'shaken')),
      leaves: tables.faces('army-morale', 'result', eitherOf('leaves', 'stays')),
    },
  }
}

/** Titles of the steps; the scenario's phases must be those of the rules, in their order. */
function readTitles(scenario: Scenario, diagnostics: Diagnostic[]): Readonly<Record<Step, string>> {
  const ids = scenario.phases.map(({ id }) => id)
  if (ids.join() !== STEPS.join())
    diagnostics.push(say('wrong-phases', { phases: STEPS.join(', ') }, keySpanAt(scenario.place, 'phases')))
  const titles = STEPS.map((step) => [step, scenario.phases.find(({ id }) => id === step)?.title ?? step])
  return Object.fromEntries(titles) as Record<Step, string>
}
