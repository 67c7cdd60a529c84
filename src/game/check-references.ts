import type { Diagnostic } from '../kernel/diagnostic.ts'
import { valueAt } from '../schema/read-shape.ts'
import { keySpanAt, placeAt, spanAt, type Place } from '../source/located-document.ts'
import { explainOption } from './active-rulings.ts'
import { checkAids } from './check-aids.ts'
import { NO_BACK, type Deck, type Example, type Game, type Ruling, type Scenario, type SheetRequest } from './game.ts'
import { checkStands } from './check-unit-types.ts'
import { checkPlanSheet } from './check-plan-sheet.ts'
import { checkReferenceSheet } from './check-reference-sheet.ts'
import { checkWording } from './check-wording.ts'
import { sayGame } from './game-messages.ts'
import { names, type Names } from './names.ts'
import type { Table } from './tables.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Finds every name in a game that nothing defines, and every option that its ruling does not have. */
export function checkReferences(game: Game, judge: Names, diagnostics: Diagnostic[]): void {
  const checker = { game, names: judge, diagnostics }
  judge.expect('side', game.effectSide, spanAt(game.place, 'effect', 'side'))
  for (const deck of game.decks) checkDeck(deck, checker)
  for (const ruling of game.rulings) checkRuling(ruling, checker)
  for (const scenario of game.scenarios) checkScenario(scenario, checker)
  for (const example of game.examples) checkExample(example, checker)
  for (const reference of game.references) checkReferenceSheet(reference, checker)
  for (const table of game.tables) checkTable(table, checker)
  for (const sheet of game.sheets) checkSheet(sheet, checker)
}

function checkDeck(deck: Deck, checker: Checker): void {
  checker.names.expect('side', deck.side, spanAt(deck.place, 'side'))
  expectTemplate(deck.format.template, placeAt(deck.place, 'card', 'template'), checker)
  expectTemplate(deck.format.back, placeAt(deck.place, 'card', 'back'), checker)
  for (const card of deck.cards)
    if (card.back !== NO_BACK) expectTemplate(card.back, placeAt(card.place, 'back'), checker)
  if (deck.stated) checker.names.expect('ruling', deck.stated.ruling, spanAt(deck.stated.place, 'ruling'))
  for (const card of deck.cards)
    for (const [field, value] of Object.entries(card.fields)) checkWording(value, placeAt(card.place, field), checker)
}

/** A template that was taken over from another deck is judged there. */
function expectTemplate(name: string | undefined, at: Place, { names }: Checker): void {
  if (valueAt(at.document.value, at.path) !== undefined) names.expect('template', name, spanAt(at))
}

function checkRuling(ruling: Ruling, checker: Checker): void {
  for (const [index, id] of (ruling.scenarios ?? []).entries())
    checker.names.expect('scenario', id, spanAt(ruling.place, 'scenarios', index))
}

function checkScenario(scenario: Scenario, checker: Checker): void {
  const { names } = checker
  for (const [side, deck] of Object.entries(scenario.decks)) {
    names.expect('side', side, keySpanAt(scenario.place, 'decks', side))
    names.expect('deck', deck, spanAt(scenario.place, 'decks', side))
  }
  names.expect('roster', scenario.roster, spanAt(scenario.place, 'roster'))
  for (const side of Object.keys(scenario.policies))
    names.expect('side', side, keySpanAt(scenario.place, 'policies', side))
  for (const parameter of Object.values(scenario.parameters)) {
    const at = spanAt(parameter.place, 'ruling')
    names.expect('ruling', parameter.ruling, at)
    const options = checker.game.rulings.find((ruling) => ruling.id === parameter.ruling)?.options ?? []
    if (options.some((option) => !/^\d+$/.test(option.value)))
      checker.diagnostics.push(sayGame('options-not-numbers', { ruling: parameter.ruling ?? '' }, at))
  }
  checkChoices(scenario.rulings, scenario.place, 'rulings', checker)
}

function checkExample(example: Example, checker: Checker): void {
  checker.names.expect('scenario', example.scenario, spanAt(example.place, 'scenario'))
  for (const side of Object.keys(example.policies))
    checker.names.expect('side', side, keySpanAt(example.place, 'policies', side))
  checkChoices(example.rulings, example.place, 'rulings', checker)
}

/** `rulings: { id: option }` of a scenario or an example, `when: { id: option }` of a unit. */
export function checkChoices(
  choices: Readonly<Record<string, string>>,
  owner: Place,
  key: string,
  checker: Checker,
): void {
  for (const [id, option] of Object.entries(choices)) {
    checker.names.expect('ruling', id, keySpanAt(owner, key, id))
    const ruling = checker.game.rulings.find((known) => known.id === id)
    const problem = ruling && explainOption(ruling, option, spanAt(owner, key, id))
    if (problem) checker.diagnostics.push(problem)
  }
}

/** Cells of columns that the table does not have, and texts of rulings. */
function checkTable(table: Table, checker: Checker): void {
  if (table.kind !== 'rows') return
  const known = names({ column: table.columns.map(({ id }) => id) }, true, checker.diagnostics)
  for (const row of table.rows)
    for (const [column, cell] of Object.entries(row.cells)) {
      known.expect('column', column, keySpanAt(row.place, 'cells', column))
      checkWording(cell, placeAt(row.place, 'cells', column), checker)
    }
}

function checkSheet(sheet: SheetRequest, checker: Checker): void {
  const { names } = checker
  const expect = (what: string, id: string, ...at: (string | number)[]): void =>
    names.expect(what, id, spanAt(sheet.place, ...at))
  switch (sheet.kind) {
    case 'chits':
    case 'rack':
    case 'tokens':
    case 'parameter-track':
      return checkAids(sheet, checker)
    case 'supplement':
      expect('deck', sheet.beyond, 'beyond')
      return expect('deck', sheet.deck, 'deck')
    case 'deck':
      return expect('deck', sheet.deck, 'deck')
    case 'reference':
      return expect('reference', sheet.reference, 'reference')
    case 'counters':
      return expect('set of counters', sheet.counters, 'counters')
    case 'map':
      if (sheet.track !== undefined) expect('track', sheet.track, 'track')
      return expect('map', sheet.map, 'map')
    case 'setup':
      sheet.rulings?.forEach((id, index) => expect('ruling', id, 'rulings', index))
      return expect('scenario', sheet.scenario, 'scenario')
    case 'setup-map':
      return expect('scenario', sheet.scenario, 'scenario')
    case 'roster':
      return expect('roster', sheet.roster, 'roster')
    case 'stands':
      checkStands(sheet, checker.game, checker)
      return expect('roster', sheet.roster, 'roster')
    case 'sticks':
      return expect('set of sticks', sheet.sticks, 'sticks')
    case 'track':
      return expect('track', sheet.track, 'track')
    case 'figures':
    case 'plan':
    case 'plan-overview':
    case 'plan-piece':
    case 'plan-cards':
      return checkPlanSheet(sheet, checker)
    case 'tables':
      return sheet.tables.forEach((id, index) => expect('table', id, 'tables', index))
  }
}
