import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { CounterUnit } from '../../game/counter-sheet.ts'
import { unitsOf } from '../../game/units-of.ts'
import type { Game, Scenario } from '../../game/game.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'unit-without-place': {
    severity: 'warning',
    says: '{scenario} has no place for {unit}',
    explain:
      'The scenario says where pieces start, but not where this one does. Give it a hex or a turn, or mark it as `aside: true` if it never starts on the map.',
    bad: 'set-up: { map: field, places: [] }   # while the counters hold a unit "scouts"',
    good: 'set-up: { map: field, places: [{ unit: scouts, hex: 0101 }] }',
  },
  'too-many-placed': {
    severity: 'error',
    says: '{scenario} places {placed} of {unit}, and there are {there}',
    explain: 'More pieces start on the map than are printed.',
    bad: 'places: [{ unit: scouts, hex: 0101, count: 3 }]   # of which two are printed',
    good: 'places: [{ unit: scouts, hex: 0101, count: 2 }]',
  },
  'too-few-placed': {
    severity: 'warning',
    says: '{scenario} places {placed} of {unit}, and there are {there}',
    explain: 'Some of the pieces that are printed start nowhere.',
    bad: 'places: [{ unit: scouts, hex: 0101, count: 1 }]   # of which two are printed',
    good: 'places: [{ unit: scouts, hex: 0101, count: 2 }]',
  },
})

/** Does every unit start somewhere, with as many pieces as are printed? */
export const startingUnits: Check = {
  id: 'data/starting-units',
  summary: 'every unit has a place in every set-up, with all of its pieces',
  messages: say,
  run: (game) => game.scenarios.flatMap((scenario) => checkScenario(game, scenario)),
}

function checkScenario(game: Game, { title, setUp }: Scenario): Diagnostic[] {
  if (!setUp) return []
  return unitsOf(game).flatMap((unit) => {
    const places = setUp.placements.filter((placement) => placement.unit === unit.id)
    const placed = places.reduce((sum, { count }) => sum + count, 0)
    const there = formations(unit)
    if (placed === there || (placed === 0 && unit.aside)) return []
    const [first] = places
    if (!first) return [say('unit-without-place', { scenario: title, unit: unit.title }, spanAt(setUp.place, 'places'))]
    const code = placed > there ? 'too-many-placed' : 'too-few-placed'
    return [say(code, { scenario: title, placed, unit: unit.title, there }, spanAt(first.place))]
  })
}

/** Pieces of a unit that can be in play together: its counters, or of a unit with steps those of the first step. */
function formations({ types }: CounterUnit): number {
  return types[0]?.count ?? 0
}
