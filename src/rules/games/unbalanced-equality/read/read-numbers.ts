import type { Scenario } from '../../../../game/game.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { thousands } from '../../../../kernel/thousands.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import type { EqualityNumbers } from '../equality-params.ts'
import { say } from '../messages.ts'

/** Longest length and largest number that the rules reckon with. */
const MOST = 10_000

/** Parameters of a scenario: what they are called, and their bounds. */
const PARAMETERS: Readonly<Record<keyof EqualityNumbers | 'startDistance', readonly [string, number, number]>> = {
  menPerFigure: ['men-per-figure', 1, 1000],
  halfPercent: ['half-percent', 1, 100],
  gonePercent: ['gone-percent', 1, 100],
  armyPercent: ['army-percent', 1, 100],
  hitsToDestroy: ['hits-to-destroy', 1, MOST],
  holdersOf: ['holders-of', 1, MOST],
  closedWithin: ['closed-within', 0, MOST],
  clearOfEnemy: ['clear-of-enemy', 0, MOST],
  contact: ['contact', 0, MOST],
  routMoves: ['rout-moves', 0, 100],
  retireMoves: ['retire-moves', 0, 100],
  pursuitMoves: ['pursuit-moves', 0, 100],
  meleePercent: ['melee-percent', 0, 100],
  loserAddsOneIn: ['loser-adds-one-in', 1, MOST],
  crewPercent: ['crew-percent', 0, 1000],
  fieldHalfWidth: ['field-half-width', 1, MOST],
  britishEdge: ['british-edge', 0, MOST],
  zuluEdge: ['zulu-edge', 1, MOST],
  turnLimit: ['turn-limit', 1, 1000],
  fallBackWithin: ['fall-back-within', 0, MOST],
  hornsX: ['horns-x', 0, MOST],
  hornsY: ['horns-y', 0, MOST],
  startDistance: ['start-distance', 0, MOST],
}

/** The numbers of a scenario, and how far off the Zulus start; one that depends on a ruling is as the ruling in force says. */
export function readNumbers(
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): EqualityNumbers & { readonly startDistance: number } {
  const read = Object.entries(PARAMETERS).map(([key, [id, least, most]]) => {
    const parameter = Object.hasOwn(scenario.parameters, id) ? scenario.parameters[id] : undefined
    if (!parameter) {
      diagnostics.push(say('missing-parameter', { parameter: id }, keySpanAt(scenario.place, 'parameters')))
      return [key, least]
    }
    const value = parameter.value ?? Number(rulings.get(parameter.ruling ?? '') ?? NaN)
    if (Number.isInteger(value) && value >= least && value <= most) return [key, value]
    const told = { parameter: id, least, most: thousands(most), value }
    diagnostics.push(say('bad-parameter', told, spanAt(parameter.place, 'value')))
    return [key, least]
  })
  const known = Object.values(PARAMETERS).map(([id]) => id)
  for (const [id, { place }] of Object.entries(scenario.parameters))
    if (!known.includes(id)) {
      const hints = didYouMean(id, known, 'parameters')
      diagnostics.push(say('unknown-parameter', { parameter: id }, keySpanAt(place), { hints }))
    }
  return Object.fromEntries(read) as EqualityNumbers & { readonly startDistance: number }
}
