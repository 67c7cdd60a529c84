import type { Diagnostic } from '../kernel/diagnostic.ts'
import { keySpanAt, spanAt, type Place } from '../source/located-document.ts'
import { fixedNumber } from './build-rosters.ts'
import { checkChoices } from './check-references.ts'
import { checkTypes } from './check-unit-types.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import { namedParameters } from './named-parameters.ts'
import { names, type Names } from './names.ts'
import type { Amount, Roster, RosterUnit } from './roster.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Most figures of a roster: so many dots fill some dozen pages. */
const MOST_FIGURES = 20_000

/** Finds names in rosters that nothing defines, and numbers that cannot be drawn. */
export function checkRosters(game: Game, judge: Names, diagnostics: Diagnostic[]): void {
  for (const roster of game.rosters) checkRoster(roster, { game, names: judge, diagnostics })
}

function checkRoster(roster: Roster, checker: Checker): void {
  const { place } = roster
  const { names: judge } = checker
  judge.expect('scenario', roster.scenario, spanAt(place, 'scenario'))
  for (const side of Object.keys(roster.devices)) judge.expect('side', side, keySpanAt(place, 'devices', side))
  roster.stated.forEach((claim) => judge.expect('side', claim.side, spanAt(claim.place, 'side')))
  checkTypes(roster, checker)
  checkAmounts(roster, checker)
  for (const unit of roster.units) checkUnit(unit, checker)
  checkSize(roster, checker)
}

function checkUnit(unit: RosterUnit, checker: Checker): void {
  const { place, side, stands, perStand, when } = unit
  checker.names.expect('side', side, spanAt(place, 'side'))
  checkChoices(when, place, 'when', checker)
  if (Number.isInteger(perStand) && perStand > 0) return
  const params = { what: `number of figures on each of the ${stands} stands`, amount: perStand, most: 200 }
  checker.diagnostics.push(sayGame('amount-out-of-range', params, spanAt(place, 'members')))
}

/** The line with which a roster has more figures than can be drawn. */
function checkSize({ units }: Roster, { diagnostics }: Checker): void {
  let sum = 0
  for (const { figures, count, place } of units) {
    sum += figures * count
    if (sum <= MOST_FIGURES) continue
    const params = { what: 'number of figures of the roster, with this unit,', amount: sum, most: MOST_FIGURES }
    diagnostics.push(sayGame('amount-out-of-range', params, spanAt(place)))
    return
  }
}

/** Parameters that stand for numbers, by name or in texts. */
function checkAmounts(roster: Roster, { game, names: { complete }, diagnostics }: Checker): void {
  const scenario = game.scenarios.find(({ id }) => id === roster.scenario)
  if (roster.scenario !== undefined && !scenario) return
  const what = scenario ? `parameter of "${scenario.id}"` : 'parameter, as the roster names no scenario,'
  const known = names({ [what]: Object.keys(scenario?.parameters ?? {}) }, complete, diagnostics)
  const expect = (amount: Amount | undefined, owner: Place, ...inside: string[]): void => {
    if (typeof amount === 'string') known.expect(what, amount, spanAt(owner, ...inside))
  }
  const inText = (text: string | undefined, owner: Place, ...inside: (string | number)[]): void => {
    for (const name of namedParameters(text ?? '')) known.expect(what, name, spanAt(owner, ...inside))
  }
  for (const { at, text, place } of [...roster.marks, ...roster.losses]) {
    expect(at, place, 'at')
    inText(text, place, 'text')
  }
  for (const { boxes, place } of roster.extras) expect(boxes, place, 'boxes')
  roster.columns.forEach(({ note }, i) => inText(note, roster.place, 'columns', i, 'note'))
  const { menIn } = roster
  expect(menIn, roster.place, 'men-per-figure')
  const isKnown = typeof menIn === 'string' && scenario && Object.hasOwn(scenario.parameters, menIn)
  if (isKnown && fixedNumber(menIn, scenario.id, [scenario]) === undefined)
    diagnostics.push(sayGame('not-fixed', { parameter: menIn }, spanAt(roster.place, 'men-per-figure')))
}
