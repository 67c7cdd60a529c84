import type { Game, Scenario } from '../../../game/game.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { thousands } from '../../../kernel/thousands.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import { readPack } from './read-pack.ts'
import { readPhases } from './read-phases.ts'
import { SIDES } from './roles.ts'
import { readRulings } from './rulings.ts'
import type { Mode, Pack, ZuluParams } from './zulu-params.ts'

const MOST = 1_000_000

interface ParameterRule {
  readonly least: number
  readonly optional?: boolean
}

/** Parameters of each form of the game. `token` and `tokens` are for the table, and for the checks. */
const PARAMETERS: Readonly<Record<Mode, Readonly<Record<string, ParameterRule>>>> = {
  'two-player': {
    'opening-hand': { least: 0 },
    draw: { least: 1 },
    'zulu-hand-limit': { least: 0 },
    'british-hand-limit': { least: 0 },
    troops: { least: 1 },
    token: { least: 1, optional: true },
    tokens: { least: 1, optional: true },
  },
  solo: {
    hand: { least: 0 },
    die: { least: 1 },
    troops: { least: 1 },
    token: { least: 1, optional: true },
    tokens: { least: 1, optional: true },
  },
}

/** Reads what a scenario needs to be played. All mistakes are reported at once; with an error among them there is no value. */
export function readParams(game: Game, scenario: Scenario, rulings: ReadonlyMap<string, string>): Outcome<ZuluParams> {
  const diagnostics: Diagnostic[] = []
  const mode: Mode = scenario.mode === 'solo' ? 'solo' : 'two-player'
  const packs = SIDES.map((side): Pack | undefined => {
    const deck = game.decks.find((d) => d.id === scenario.decks[side])
    if (deck) return readPack(deck, side, mode, diagnostics)
    const hints = [`decks: ${game.decks.map(({ id }) => id).join(', ')}`]
    diagnostics.push(say('missing-deck', { side }, keySpanAt(scenario.place, 'decks'), { hints }))
    return undefined
  })
  const numbers = readNumbers(scenario, mode, rulings, diagnostics)
  const stages = readPhases(scenario, mode, diagnostics)
  const [zulu, british] = packs
  if (hasErrors(diagnostics) || !zulu || !british) return { diagnostics }
  const value: ZuluParams = {
    mode,
    packs: [zulu, british],
    stages,
    rulings: readRulings(rulings),
    troops: numbers['troops'] ?? 0,
    openingHand: numbers['opening-hand'] ?? 0,
    draw: numbers['draw'] ?? 0,
    limits: [numbers['zulu-hand-limit'] ?? 0, numbers['british-hand-limit'] ?? 0],
    hand: numbers['hand'] ?? 0,
    die: numbers['die'] ?? 0,
  }
  return { value, diagnostics }
}

/** The parameters' values; those that depend on a ruling as the ruling in force says. */
function readNumbers(
  scenario: Scenario,
  mode: Mode,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {}
  const known = PARAMETERS[mode]
  for (const [id, { least, optional }] of Object.entries(known)) {
    const parameter = Object.hasOwn(scenario.parameters, id) ? scenario.parameters[id] : undefined
    if (!parameter) {
      if (!optional)
        diagnostics.push(say('missing-parameter', { parameter: id, mode }, keySpanAt(scenario.place, 'parameters')))
      continue
    }
    const value = parameter.value ?? Number(rulings.get(parameter.ruling ?? '') ?? NaN)
    if (!Number.isInteger(value) || value < least || value > MOST)
      diagnostics.push(
        say('bad-parameter', { parameter: id, least, most: thousands(MOST), value }, spanAt(parameter.place, 'value')),
      )
    else numbers[id] = value
  }
  for (const [id, parameter] of Object.entries(scenario.parameters))
    if (!Object.hasOwn(known, id)) {
      const hints = didYouMean(id, Object.keys(known), 'parameters')
      diagnostics.push(say('unknown-parameter', { mode, parameter: id }, keySpanAt(parameter.place), { hints }))
    }
  return numbers
}
