import type { Game, Scenario } from '../../../game/game.ts'
import type { RowsTable, TableRow } from '../../../game/tables.ts'
import { countOf } from '../../../kernel/count-of.ts'
import { hasErrors, type Outcome } from '../../../kernel/diagnostic.ts'
import { didYouMean } from '../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { findWays } from './find-ways.ts'
import { spotName, type Ground } from './ground.ts'
import { say } from './messages.ts'
import { readGround } from './read-ground.ts'
import { readNumbers } from './read-numbers.ts'
import { badCell, diceRows, numberOf, rowOf, tableOf, textIn, type Reading } from './read-tables.ts'
import {
  NO_EFFECT,
  NO_END,
  TO_THE_END,
  type MeleeRow,
  type Officer,
  type Posting,
  type RorkesParams,
} from './rorkes-params.ts'

/** Phases of a turn, in the order in which the rules play them. */
const PHASES = ['waves', 'initiative', 'first', 'second', 'riflemen', 'fire', 'morale', 'markers', 'reloading', 'end']

/** Figures stand on spots that are counted in a signed byte. */
const MOST_SPOTS = 127

/** What a post is called that is no section. */
const YARD = 'yard'

/** Reads what a scenario needs to be played. All mistakes are reported at once; with an error among them there is no value. */
export function readParams(
  game: Game,
  scenario: Scenario,
  rulings: ReadonlyMap<string, string>,
): Outcome<RorkesParams> {
  const reading: Reading = { game, rulings, diagnostics: [] }
  const { diagnostics } = reading
  const numbers = readNumbers(scenario, rulings, diagnostics)
  readPhases(scenario, reading)
  const [plan] = game.plans
  if (!plan) return { diagnostics: [...diagnostics, say('missing-plan', {}, spanAt(game.place))] }
  const ground = readGround(plan)
  if (ground.spots > MOST_SPOTS)
    diagnostics.push(say('plan-too-large', { spots: ground.spots, most: MOST_SPOTS }, spanAt(plan.place)))
  const value: RorkesParams = {
    ground,
    numbers,
    rulings: {
      allReturn: rulings.get('zulus-per-assault') !== 'left',
      riflemenReload: rulings.get('oskarberg-reload') !== 'no',
      soldiersReload: rulings.get('reload') !== 'no',
    },
    fronts: ground.sections.map(({ kind }) => (kind === 'wall' ? numbers.front : 1)),
    phases: Object.fromEntries(scenario.phases.map(({ id, title }) => [id, title])),
    officers: readOfficers(reading, ground),
    garrison: readPostings(reading, ground, 'garrison'),
    redoubtGarrison: readPostings(reading, ground, 'redoubt-garrison'),
    riflemenReach: placesIn(reading, ground, 'riflemen-reach').map(({ spot }) => spot),
    markerEvery: readMarkers(reading, numbers.assaults),
    melee: readMelee(reading),
    morale: diceRows(reading, 'morale', ['rounds'], { 'to the end': TO_THE_END, 'no effect': NO_EFFECT }),
    shooting: diceRows(reading, 'shooting', ['hits']),
    rifles: diceRows(reading, 'riflemen', ['hits']),
    chopping: diceRows(reading, 'chopping', ['points']),
    climbingBoosted: diceRows(reading, 'climbing-boosted', ['up']),
    climbingDefended: diceRows(reading, 'climbing-defended', ['up']),
    jumping: diceRows(reading, 'jumping', ['jumper']),
    jumpingOn: diceRows(reading, 'jumping-on', ['jumper', 'victim']),
    catchingFire: diceRows(reading, 'catching-fire', ['alight']),
    ways: findWays(ground, readCrossing(reading)),
  }
  return hasErrors(diagnostics) ? { diagnostics } : { value, diagnostics }
}

function readPhases(scenario: Scenario, { diagnostics }: Reading): void {
  const ids = scenario.phases.map(({ id }) => id)
  if (ids.length === PHASES.length && ids.every((id, place) => id === PHASES[place])) return
  const wrong = scenario.phases.find(({ id }, place) => id !== PHASES[place])
  const at = wrong ? spanAt(wrong.place) : keySpanAt(scenario.place, 'phases')
  diagnostics.push(say('phase-order', { expected: PHASES.join(', ') }, at))
}

/** Rows of a table that name a zone and a post, with their spots; unknown ones are reported. */
function placesIn(
  reading: Reading,
  ground: Ground,
  id: string,
): readonly { readonly table: RowsTable; readonly row: TableRow; readonly spot: number }[] {
  const table = tableOf(reading, id)
  if (!table) return []
  return table.rows.flatMap((row) => {
    const zone = textIn(reading, row, 'zone')
    const post = textIn(reading, row, 'post')
    const number = ground.zones.indexOf(zone)
    const spots = ground.posts[number] ?? []
    const name = (spot: number) => ground.sections[spot >> 1]!.id
    const spot = post === YARD ? (number < 0 ? -1 : ground.yards + number) : spots.find((s) => name(s) === post)
    if (spot !== undefined && spot >= 0) return [{ table, row, spot }]
    const [column, written, known] =
      number < 0 ? ['zone', zone, ground.zones] : ['post', post, [YARD, ...spots.map(name)]]
    const hints = didYouMean(written, known, 'places')
    reading.diagnostics.push(say('unknown-place', { zone, post }, spanAt(row.place, 'cells', column), { hints }))
    return []
  })
}

function readOfficers(reading: Reading, ground: Ground): Officer[] {
  return placesIn(reading, ground, 'officers').map(({ row, spot }) => ({ name: textIn(reading, row, 'name'), spot }))
}

/** A garrison; no section may get more figures than it has places. */
function readPostings(reading: Reading, ground: Ground, id: string): Posting[] {
  return placesIn(reading, ground, id).map(({ table, row, spot }) => {
    const figures = numberOf(reading, table, row, 'figures', { 'the others': NO_END })
    const places = spot < ground.yards ? ground.sections[spot >> 1]!.places : NO_END
    if (figures < 0) badCell(reading, table, row, 'figures', 'a number of figures')
    if (figures > places) {
      const told = { table: table.title, figures: countOf(figures, 'figure'), place: spotName(ground, spot), places }
      const at = spanAt(row.place, 'cells', 'figures')
      reading.diagnostics.push(say('garrison-does-not-fit', told, at))
    }
    return { spot, figures }
  })
}

/** Of how many figures one gives a marker, by assault. */
function readMarkers(reading: Reading, assaults: number): number[] {
  const table = tableOf(reading, 'casualty-markers')
  const every = Array.from({ length: assaults + 1 }, () => 0)
  for (const row of table?.rows ?? []) {
    const assault = numberOf(reading, table!, row, 'assault')
    const figures = numberOf(reading, table!, row, 'figures', { none: 0 })
    if (figures < 0) badCell(reading, table!, row, 'figures', 'a number of figures or "none"')
    if (assault >= 1 && assault <= assaults) every[assault] = figures
  }
  return every
}

function readMelee(reading: Reading): RorkesParams['melee'] {
  const table = tableOf(reading, 'melee')
  const read = (id: string, canBypass: boolean): MeleeRow => {
    const row = table && rowOf(reading, table, id)
    if (!row) return { kills: 0, ledge: 0, bypass: 0 }
    return {
      kills: numberOf(reading, table, row, 'kills'),
      ledge: numberOf(reading, table, row, 'ledge'),
      bypass: canBypass ? numberOf(reading, table, row, 'bypass', { never: 0 }) : 0,
    }
  }
  return {
    britishSoldier: read('british-soldier', false),
    britishOfficer: read('british-officer', false),
    zuluOnSoldier: read('zulu-soldier', true),
    zuluOnOfficer: read('zulu-officer', true),
  }
}

/** Turns that it takes to get through each kind of section. */
function readCrossing(reading: Reading): Readonly<Record<string, number>> {
  const table = tableOf(reading, 'crossing')
  const turns = (id: string): number => {
    const row = table && rowOf(reading, table, id)
    return row ? numberOf(reading, table, row, 'turns') : 0
  }
  return { open: turns('open'), door: turns('door'), opening: turns('opening'), wall: turns('wall') }
}
