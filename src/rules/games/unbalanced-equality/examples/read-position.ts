import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt } from '../../../../source/located-document.ts'
import type { ExampleContext } from '../../../helpers/example-context.ts'
import type { GivenReader } from '../../../helpers/given-reader.ts'
import { menBySide, type EqualityParams, type UnitSpec } from '../equality-params.ts'
import { newState, type EqualityState, type Unit } from '../equality-state.ts'
import { removeUnit } from '../strength.ts'

/** Keys of a unit in `given.units`. */
const UNIT_KEYS = ['type', 'stands', 'cover', 'at', 'lost', 'closed', 'shaken', 'halved', 'hits', 'new-crew'] as const

/** Keys of `given` that say what the position is. */
export const POSITION_KEYS = ['only', 'units']

/** The position of an example: that of the start of the scenario, with what `only` leaves of it and `units` changes. */
export function readPosition(params: EqualityParams, given: GivenReader, context: ExampleContext): EqualityState {
  const ids = params.units.map(({ id }) => id)
  const changes = given.has('units') ? given.inside('units') : undefined
  for (const id of changes?.keys ?? [])
    if (!ids.includes(id)) {
      const at = keySpanAt(context.example.place, 'given', 'units', id)
      const hints = didYouMean(id, ids, 'units')
      context.diagnostics.push(context.say('example-unit', { example: context.example.id, unit: id }, at, { hints }))
    }
  const taking = given.has('only') ? given.names('only', params.units) : params.units
  const changed = taking.map((spec) => {
    const change = changes?.has(spec.id) ? changes.inside(spec.id, UNIT_KEYS) : undefined
    return { spec: change ? changeSpec(params, spec, change) : spec, change }
  })
  const units = changed.map(({ spec }) => spec)
  const state = newState({ ...params, units, men: menBySide(units) })
  changed.forEach(({ change }, number) => {
    const unit = state.units[number]
    if (change && unit) changeUnit(unit, change)
  })
  return state
}

/** What is fixed about a unit, changed: its place at the start is where the example puts it. */
function changeSpec(params: EqualityParams, spec: UnitSpec, change: GivenReader): UnitSpec {
  const type = (change.has('type') && change.name('type', params.types)) || spec.type
  const stands = change.has('stands') ? change.count('stands') : spec.stands
  const figures = type === spec.type && stands === spec.stands ? spec.figures : stands * type.figures
  const { x, y } = change.has('at') ? change.point('at') : spec
  const cover = change.has('cover') ? change.flag('cover') : spec.cover
  return { ...spec, type, stands, figures, men: figures * params.numbers.menPerFigure, x, y, cover }
}

function changeUnit(unit: Unit, change: GivenReader): void {
  if (change.has('closed')) unit.closed = change.flag('closed')
  if (change.has('shaken')) unit.shaken = change.flag('shaken')
  if (change.has('halved')) unit.halved = change.flag('halved')
  if (change.has('new-crew')) unit.newCrew = change.flag('new-crew')
  if (change.has('hits')) unit.hits = change.count('hits')
  if (change.has('lost')) unit.lost = Math.min(change.count('lost'), unit.spec.men)
  if (unit.spec.men > 0 && unit.lost === unit.spec.men) removeUnit(unit)
}
