import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import type { AidSheet } from './aid-sheet.ts'
import { sayGame } from './game-messages.ts'
import type { Game, Scenario } from './game.ts'
import { names, type Names } from './names.ts'
import { parameterChoices } from './parameter-numbers.ts'

/** Most pieces, boxes or places that a sheet of aids may have: a page has no room for more. */
const MOST = { tokens: 500, boxes: 120, places: 30 } as const

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Finds names that nothing defines in a sheet of chits, racks, tokens or a track, and amounts that no page can hold. */
export function checkAids(sheet: AidSheet, checker: Checker): void {
  const at = (...inside: (string | number)[]): Span => spanAt(sheet.place, ...inside)
  if (sheet.kind === 'chits') {
    sheet.decks.forEach(({ deck, beyond }, index) => {
      checker.names.expect('deck', deck, at('decks', index, 'deck'))
      checker.names.expect('deck', beyond, at('decks', index, 'beyond'))
    })
    return
  }
  checker.names.expect('scenario', sheet.scenario, at('scenario'))
  const scenario = checker.game.scenarios.find(({ id }) => id === sheet.scenario)
  if (!scenario) return
  const numbers = readerOf(scenario, checker)
  const within = (what: string, found: readonly number[], most: number, span: Span): void => {
    const odd = found.find((number) => !Number.isInteger(number) || number < 1 || number > most)
    if (odd !== undefined) checker.diagnostics.push(sayGame('amount-out-of-range', { what, amount: odd, most }, span))
  }
  switch (sheet.kind) {
    case 'tokens':
      numbers(sheet.value, at('value'))
      return within('number of tokens', numbers(sheet.count, at('count')), MOST.tokens, at('count'))
    case 'rack':
      return sheet.racks.forEach(({ holds }, index) => {
        const parts = holds.map((name, i) => Math.max(0, ...numbers(name, at('racks', index, 'holds', i))))
        const sum = parts.reduce((a, b) => a + b, 0)
        within('number of chits in a rack', [sum], MOST.places, at('racks', index, 'holds'))
      })
    case 'parameter-track': {
      const most = Math.max(0, ...numbers(sheet.parameter, at('parameter')))
      const steps = numbers(sheet.step, at('step'))
      within(
        'number of boxes',
        steps.map((step) => most / step),
        MOST.boxes,
        at('step'),
      )
    }
  }
}

/** Reads what a parameter may be; reports a name that the scenario does not have. */
function readerOf(scenario: Scenario, { game, names: { complete }, diagnostics }: Checker) {
  const what = `parameter of "${scenario.id}"`
  const known = names({ [what]: Object.keys(scenario.parameters) }, complete, diagnostics)
  return (name: string, at: Span): number[] => {
    known.expect(what, name, at)
    return parameterChoices(game, scenario, name).map(({ number }) => number)
  }
}
