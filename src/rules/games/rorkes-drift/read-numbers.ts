import type { Scenario } from '../../../game/game.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { thousands } from '../../../kernel/thousands.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import type { Numbers } from './rorkes-params.ts'

/** Most figures, turns and so on: they are counted in bytes. */
const MOST = 200

/** Name of every parameter, its least and, where it is not MOST, its largest value. */
const PARAMETERS: Readonly<Record<string, readonly [least: number, most?: number]>> = {
  british: [1],
  zulus: [1],
  assaults: [1],
  die: [2],
  'melee-dice': [1, 10],
  approach: [1],
  revolver: [1],
  shots: [1],
  choppers: [0],
  door: [1, 50],
  boost: [1],
  storm: [1],
  'rifles-per-die': [1],
  riflemen: [0],
  'first-test': [1, 1000],
  'second-test': [1, 1000],
  resurrected: [1],
  returning: [1],
  'casualty-limit': [0, 10_000],
  'last-wave-turn': [1],
  'turn-cap': [1],
  front: [0],
  'front-inside': [0],
  'british-per-zulu': [0],
  wave: [1],
  'held-back': [0],
  'ledge-worth': [0],
  'opening-worth': [0],
}

/** The numbers of the scenario; those that depend on a ruling as the ruling in force says. */
export function readNumbers(
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): Numbers {
  const read = (id: string): number => {
    const [least = 0, most = MOST] = PARAMETERS[id] ?? []
    const parameter = Object.hasOwn(scenario.parameters, id) ? scenario.parameters[id] : undefined
    if (!parameter) {
      diagnostics.push(say('missing-parameter', { parameter: id }, keySpanAt(scenario.place, 'parameters')))
      return least
    }
    const value = parameter.value ?? Number(rulings.get(parameter.ruling ?? '') ?? NaN)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    const told = { parameter: id, least, most: thousands(most), value }
    diagnostics.push(
      say('bad-parameter', told, spanAt(parameter.place, parameter.value === undefined ? 'ruling' : 'value')),
    )
    return least
  }
  for (const [id, { place }] of Object.entries(scenario.parameters)) {
    if (Object.hasOwn(PARAMETERS, id)) continue
    const hints = didYouMean(id, Object.keys(PARAMETERS), 'parameters')
    diagnostics.push(say('unknown-parameter', { parameter: id }, keySpanAt(place), { hints }))
  }
  return {
    british: read('british'),
    zulus: read('zulus'),
    assaults: read('assaults'),
    die: read('die'),
    meleeDice: read('melee-dice'),
    approach: read('approach'),
    revolver: read('revolver'),
    shots: read('shots'),
    choppers: read('choppers'),
    door: read('door'),
    boost: read('boost'),
    storm: read('storm'),
    riflesPerDie: read('rifles-per-die'),
    riflemen: read('riflemen'),
    tests: [read('first-test'), read('second-test')],
    resurrected: read('resurrected'),
    returning: read('returning'),
    casualtyLimit: read('casualty-limit'),
    lastWaveTurn: read('last-wave-turn'),
    turnCap: read('turn-cap'),
    front: read('front'),
    frontInside: read('front-inside'),
    britishPerZulu: read('british-per-zulu'),
    wave: read('wave'),
    heldBack: read('held-back'),
    ledgeWorth: read('ledge-worth'),
    openingWorth: read('opening-worth'),
  }
}
