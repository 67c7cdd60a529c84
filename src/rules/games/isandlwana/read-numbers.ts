import type { Scenario } from '../../../game/game.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import type { BattleNumbers } from './battle-params.ts'
import { say } from './messages.ts'

const MOST = 100

/** Parameters of the scenario, their names in the rules and their least values. */
const PARAMETERS: Readonly<Record<string, readonly [name: keyof BattleNumbers, least: number]>> = {
  turns: ['turns', 1],
  'zulu-movement': ['zuluMovement', 0],
  'zulu-strength': ['zuluStrength', 0],
  'british-movement': ['britishMovement', 0],
  'square-movement': ['squareMovement', 0],
  'square-cost': ['squareCost', 0],
  'square-defence-limit': ['squareDefenceLimit', 0],
  'wagon-movement': ['wagonMovement', 0],
  'wagon-road-movement': ['wagonRoadMovement', 0],
  'least-strength': ['leastStrength', 0],
  'shortage-turn': ['shortageTurn', 1],
  'shortage-range': ['shortageRange', 0],
  'sniping-bonus': ['snipingBonus', 0],
  'sniping-bonus-turn': ['snipingBonusTurn', 1],
  'leader-lost': ['leaderLost', 0],
  'east-column': ['eastColumn', 0],
}

/** The numbers of a scenario; those that depend on a ruling as the ruling in force says. */
export function readNumbers(
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): BattleNumbers {
  const numbers: Partial<Record<keyof BattleNumbers, number>> = {}
  for (const [id, [name, least]] of Object.entries(PARAMETERS)) {
    const parameter = Object.hasOwn(scenario.parameters, id) ? scenario.parameters[id] : undefined
    const value = parameter?.value ?? Number(rulings.get(parameter?.ruling ?? '') ?? NaN)
    numbers[name] = value
    if (!parameter)
      diagnostics.push(say('missing-parameter', { parameter: id }, keySpanAt(scenario.place, 'parameters')))
    else if (!Number.isInteger(value) || value < least || value > MOST)
      diagnostics.push(
        say('bad-parameter', { parameter: id, least, most: MOST, value }, spanAt(parameter.place, 'value')),
      )
  }
  for (const [id, { place }] of Object.entries(scenario.parameters))
    if (!Object.hasOwn(PARAMETERS, id)) {
      const hints = didYouMean(id, Object.keys(PARAMETERS), 'parameters')
      diagnostics.push(say('unknown-parameter', { parameter: id }, keySpanAt(place), { hints }))
    }
  return numbers as BattleNumbers
}
