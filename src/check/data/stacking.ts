import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { unitsOf } from '../../game/units-of.ts'
import type { Game, Scenario } from '../../game/game.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'

const say = messages('check', {
  overstacked: {
    severity: 'error',
    says: '{strength} strength points start in hex {hex}; at most {limit} may ({source})',
    explain:
      'The units of a hex have more strength together than the limit of the scenario allows. A hex that the rules exempt stands under `except`, with the reason.',
    bad: 'stacking: { limit: 8, source: Rules }\nplaces: [{ unit: a, hex: 0101 }, { unit: b, hex: 0101 }]   # 8 and 6 points',
    good: 'stacking: { limit: 8, source: Rules }\nplaces: [{ unit: a, hex: 0101 }, { unit: b, hex: 0102 }]',
  },
})

/** Does no hex hold more strength at the start than the scenario allows? */
export const stacking: Check = {
  id: 'data/stacking',
  summary: 'no hex holds more strength at the start than the scenario allows',
  messages: say,
  run: (game) => withoutRepeats(game.scenarios.flatMap((scenario) => checkScenario(game, scenario))),
}

function checkScenario(game: Game, { setUp }: Scenario): Diagnostic[] {
  if (!setUp?.stacking) return []
  const { limit, except, source } = setUp.stacking
  const strengths = new Map(unitsOf(game).map(({ id, steps }) => [id, Math.max(0, ...steps)]))
  const hexes = [...new Set(setUp.placements.map(({ hex }) => hex))]
  return hexes.flatMap((hex) => {
    if (hex === undefined || except.some((other) => other.hex === hex)) return []
    const here = setUp.placements.filter((placement) => placement.hex === hex && strengths.get(placement.unit))
    const strength = here.reduce((sum, { unit, count }) => sum + count * (strengths.get(unit) ?? 0), 0)
    const [first, ...others] = here
    if (strength <= limit || !first) return []
    const related = others.map(({ unit, place }) => ({ message: `and ${unit}`, at: spanAt(place, 'hex') }))
    const params = { strength, hex, limit, source: source.text }
    return [say('overstacked', params, spanAt(first.place, 'hex'), { related })]
  })
}
