import type { Game, Scenario } from '../../../game/game.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../../../kernel/diagnostic.ts'
import { keySpanAt } from '../../../source/located-document.ts'
import type { BattleParams } from './battle-params.ts'
import { say } from './messages.ts'
import { readField, type Field } from './read-field.ts'
import { readNumbers } from './read-numbers.ts'
import { readPieces, type Pieces } from './read-pieces.ts'
import { readTables } from './read-tables.ts'
import { readRulings } from './rulings.ts'

/** Phases of a turn, in the order of play. */
const PHASES = ['zulu-movement', 'reaction', 'zulu-attack', 'first', 'second', 'sniping', 'leaders']

/** Reads what a scenario needs to be played. All mistakes are reported at once; with an error among them there is no value. */
export function readParams(
  game: Game,
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
): Outcome<BattleParams> {
  const diagnostics: Diagnostic[] = []
  const numbers = readNumbers(scenario, rulings, diagnostics)
  const tables = readTables(game, rulings, diagnostics)
  const actual = scenario.phases.map(({ id }) => id)
  if (actual.join() !== PHASES.join()) {
    const told = { expected: PHASES.join(', '), actual: actual.join(', ') }
    diagnostics.push(say('phases', told, keySpanAt(scenario.place, 'phases')))
  }
  const field = readField(game, scenario, diagnostics)
  const pieces = field && readPieces(game, field, diagnostics)
  if (hasErrors(diagnostics) || !tables || !field || !pieces) return { diagnostics }
  const { setUp: _setUp, numberOf: _numberOf, ...ground } = field
  const value: BattleParams = {
    ...ground,
    ...pieces,
    ...tables,
    toPlace: piecesToPlace(field, pieces),
    numbers,
    phases: scenario.phases.map(({ title }) => title),
    rulings: readRulings(rulings),
  }
  return { value, diagnostics }
}

/** Units that must stand alone are placed after the others, so that these do not take their hexes unseen; leaders come last. */
function piecesToPlace({ placing }: Field, { units, leaders }: Pieces): number[] {
  const isAlone = (unit: number): boolean =>
    placing.some(({ alone, groups }) => alone && groups.includes(units[unit]?.group ?? ''))
  const free = units.flatMap((unit, i) => (unit.free && unit.hex >= 0 ? [i] : []))
  const last = leaders.flatMap((leader, i) => (leader.free ? [units.length + i] : []))
  return [...free.filter((unit) => !isAlone(unit)), ...free.filter(isAlone), ...last]
}
