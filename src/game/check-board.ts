import type { Diagnostic } from '../kernel/diagnostic.ts'
import { keySpanAt, spanAt, type Place } from '../source/located-document.ts'
import type { CounterSheet } from './counter-sheet.ts'

import { checkPlan } from './check-plans.ts'
import { expectHex } from './expect-hex.ts'
import type { FigureSet } from './figures.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import type { HexMap, TerrainType } from './hex-map.ts'
import { names, type Names } from './names.ts'
import type { SetUp } from './set-up.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Finds every name in counters, maps and set-ups that nothing defines. */
export function checkBoard(game: Game, judge: Names, diagnostics: Diagnostic[]): void {
  const checker = { game, names: judge, diagnostics }
  for (const sheet of game.counterSheets) checkCounters(sheet, checker)
  for (const map of game.maps) checkMap(map, checker)
  for (const { values, place } of game.terrain.types) checkColumns(Object.keys(values), place, checker)
  for (const plan of game.plans) checkPlan(plan, judge.complete, diagnostics)
  for (const set of game.figures) checkFigures(set, judge)
  for (const scenario of game.scenarios) {
    // A start that is taken over whole is judged where it is written.
    const { setUp } = scenario
    if (setUp && setUp.place.document === scenario.place.document) checkSetUp(setUp, checker)
  }
}

function checkCounters(sheet: CounterSheet, { names: judge }: Checker): void {
  judge.expect('scenario', sheet.setUp, spanAt(sheet.place, 'set-up'))
  for (const { side, place } of sheet.units) judge.expect('side', side, spanAt(place, 'side'))
}

function checkFigures(set: FigureSet, judge: Names): void {
  for (const { side, place } of set.groups) judge.expect('side', side, spanAt(place, 'side'))
}

function checkMap(map: HexMap, checker: Checker): void {
  expectTerrain(fillOf(map), 'hex', { ...map.place, path: ['fill'] }, checker)
  for (const hex of map.hexes) if (hex.place.path[0] === 'hexes') expectTerrain(hex.terrain, 'hex', hex.place, checker)
  for (const { terrain, place } of map.roads) expectTerrain(terrain, 'road', place, checker)
  for (const { terrain, place } of map.hexsides) expectTerrain(terrain, 'hexside', place, checker)
  for (const { terrain, place } of map.marks) expectTerrain(terrain, 'mark', place, checker)
  for (const { terrain, notTerrain, values, place } of map.constraints) {
    checker.names.expect('terrain', terrain, spanAt(place, 'terrain'))
    checker.names.expect('terrain', notTerrain, spanAt(place, 'not'))
    checkColumns(Object.keys(values), place, checker)
  }
}

/** The terrain of the hexes that the file does not name; undefined when it names all. */
function fillOf(map: HexMap): string | undefined {
  return map.hexes.find(({ place }) => place.path[0] === 'fill')?.terrain
}

const COVERS = { hex: 'whole hexes', road: 'roads', hexside: 'hexsides', mark: 'marked hexes' } as const

function expectTerrain(id: string | undefined, on: TerrainType['on'], owner: Place, checker: Checker): void {
  const type = checker.game.terrain.types.find((known) => known.id === id)
  if (id === undefined || type?.on === on) return
  const at = spanAt(owner, 'terrain')
  checker.names.expect('terrain', id, at)
  if (!type) return
  const params = { terrain: id, covers: COVERS[type.on], wanted: COVERS[on] }
  checker.diagnostics.push(sayGame('wrong-terrain', params, at))
}

function checkColumns(
  columns: readonly string[],
  owner: Place,
  { game, names: { complete }, diagnostics }: Checker,
): void {
  const known = names({ 'figure of the terrain key': game.terrain.columns.map(({ id }) => id) }, complete, diagnostics)
  for (const column of columns) known.expect('figure of the terrain key', column, keySpanAt(owner, 'values', column))
}

function checkSetUp(setUp: SetUp, checker: Checker): void {
  const { game, names: judge, diagnostics } = checker
  judge.expect('map', setUp.map, spanAt(setUp.place, 'map'))
  const map = game.maps.find(({ id }) => id === setUp.map)
  const expectAt = (hex: string, place: Place, ...inside: (string | number)[]): void => {
    if (judge.complete && map) expectHex(hex, map.hexes, () => spanAt(place, ...inside), diagnostics)
  }
  for (const { unit, hex, place } of setUp.placements) {
    // Places that are taken over are judged where they are written.
    if (place.document !== setUp.place.document) continue
    judge.expect('unit', unit, spanAt(place, 'unit'))
    if (hex !== undefined) expectAt(hex, place, 'hex')
  }
  const { stacking } = setUp
  stacking?.except.forEach(({ hex }, index) => expectAt(hex, stacking.place, 'except', index, 'hex'))
  const groups = game.counterSheets.flatMap(({ units }) =>
    units.flatMap(({ group }) => (group === undefined ? [] : [group])),
  )
  const group = names({ 'group of units': [...new Set(groups)] }, judge.complete, diagnostics)
  for (const limit of setUp.limits) {
    limit.groups.forEach((id, index) => group.expect('group of units', id, spanAt(limit.place, 'groups', index)))
    limit.terrain?.forEach((id, index) => judge.expect('terrain', id, spanAt(limit.place, 'terrain', index)))
    limit.notTerrain?.forEach((id, index) => judge.expect('terrain', id, spanAt(limit.place, 'not-terrain', index)))
    judge.expect('unit', limit.aloneExceptWith, spanAt(limit.place, 'alone-except-with'))
  }
}
