import type { Game, Scenario } from '../../../../game/game.ts'
import type { RosterUnit } from '../../../../game/roster.ts'
import { countOf } from '../../../../kernel/count-of.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import type { EqualityNumbers, UnitSpec } from '../equality-params.ts'
import { isOnField } from '../geometry.ts'
import { say } from '../messages.ts'
import { SIDES, ZULU } from '../seats.ts'
import type { UnitType } from '../unit-type.ts'

/** Words for how a unit starts. */
const COVER = 'cover'
const CLOSED = 'closed'

/** What the units of a scenario are made with. */
interface Muster {
  readonly types: ReadonlyMap<string, UnitType>
  readonly numbers: EqualityNumbers & { readonly startDistance: number }
  readonly rulings: ReadonlyMap<string, string>
  readonly diagnostics: Diagnostic[]
}

/** The units that take part, in the order of the roster. */
export function readUnits(game: Game, scenario: Scenario, muster: Muster): UnitSpec[] {
  const { rulings, diagnostics } = muster
  const roster = game.rosters.find(({ id }) => id === scenario.roster)
  if (!roster) {
    const hints = [`rosters: ${game.rosters.map(({ id }) => id).join(', ') || 'none'}`]
    diagnostics.push(say('missing-roster', { scenario: scenario.id }, spanAt(scenario.place), { hints }))
    return []
  }
  const taking = roster.units.filter(({ when }) =>
    Object.entries(when).every(([id, value]) => rulings.get(id) === value),
  )
  const units = taking.flatMap((unit) => readUnit(unit, muster))
  for (const side of SIDES)
    if (!taking.some((unit) => unit.side === side && unit.count > 0))
      diagnostics.push(say('no-units', { roster: roster.id, side }, keySpanAt(roster.place, 'units')))
  return units
}

/** The units of a line of the roster; none if something that the rules need is missing. */
function readUnit(unit: RosterUnit, { types, numbers, rulings, diagnostics }: Muster): UnitSpec[] {
  const seat = SIDES.findIndex((side) => side === unit.side)
  const lacks = { side: seat < 0, type: unit.type === undefined, at: unit.at === undefined }
  for (const [key, isMissing] of Object.entries(lacks))
    if (isMissing) diagnostics.push(say('unit-lacks', { unit: unit.title, key }, spanAt(unit.place)))
  for (const [index, word] of unit.starts.entries())
    if (word !== COVER && word !== CLOSED) {
      const hints = didYouMean(word, [COVER, CLOSED], 'starts')
      diagnostics.push(say('unknown-start', { word }, spanAt(unit.place, 'starts', index), { hints }))
    }
  const type = types.get(unit.type ?? '')
  if (!type && unit.type !== undefined) {
    const hints = didYouMean(unit.type, [...types.keys()], 'types')
    diagnostics.push(say('unknown-type', { type: unit.type }, spanAt(unit.place, 'type'), { hints }))
  }
  if (seat < 0 || !unit.at || !type) return []
  const { x, y = seat === ZULU ? numbers.startDistance : 0 } = unit.at
  if (!isOnField({ x, y }, numbers) || !Number.isInteger(x) || !Number.isInteger(y))
    diagnostics.push(say('off-field', { unit: unit.title, x, y }, spanAt(unit.place, 'at')))
  const { figures, men, stands } = unit
  const each = numbers.menPerFigure
  if (men !== figures * each) {
    const told = {
      unit: unit.title,
      men: countOf(men, 'man', 'men'),
      computed: figures * each,
      figures: countOf(figures, 'figure'),
      each,
    }
    diagnostics.push(say('uneven-men', told, spanAt(unit.place)))
  }
  const cover = unit.starts.includes(COVER) && rulings.get('cover') !== 'no'
  const closed = unit.starts.includes(CLOSED)
  const spec = { id: unit.id, title: unit.title, seat, type, stands, figures, men, x, y, cover, closed }
  if (unit.count === 1) return [spec]
  return Array.from({ length: unit.count }, (_, i) => ({
    ...spec,
    id: `${unit.id}-${i + 1}`,
    title: `${unit.title} ${i + 1}`,
  }))
}
