import { rollInitiative } from '../stages/initiative.ts'
import { britonFights, zuluFights } from '../stages/melee.ts'
import { fireRifles } from '../stages/riflemen.ts'
import { chopAt, climbRoof, jumpOff } from '../stages/roofs.ts'
import { fireAt } from '../stages/shooting.ts'
import { BRITISH, type RorkesParams } from '../rorkes-params.ts'
import { putZulu } from '../figures.ts'
import { OUT } from '../rorkes-state.ts'
import { addBritish, addWave, emptyTable, fillPool } from './position.ts'
import {
  numberGiven,
  sectionField,
  sectionGiven,
  wordGiven,
  YES_NO,
  yesNo,
  type Field,
  type Play,
  type Step,
} from './step.ts'

/** Who attacks or is attacked. */
const RANK: Field = { is: 'word', absent: 'soldier', words: ['soldier', 'officer'] }

/** Any number of Zulus. */
const zulusField = ({ numbers }: RorkesParams, absent: number): Field => ({ is: 'number', absent, most: numbers.zulus })

/** Any number of soldiers. */
const soldiersField = ({ numbers, officers }: RorkesParams): Field => ({
  is: 'number',
  absent: 0,
  most: numbers.british - officers.length,
})

/** Number of the figure of a rank: the first officer or the first soldier. */
function figureOf(play: Play): number {
  return wordGiven(play, 'rank') === 'officer' ? 0 : play.params.officers.length
}

/** A British figure at a section and a Zulu outside at it, or beside it. */
function pair(play: Play) {
  const state = emptyTable(play.params)
  const { ground } = play.params
  const section = sectionGiven(play)
  const spot = 2 * section + 1
  const briton = figureOf(play)
  addBritish(state, briton, 1, spot)
  const [zulu = 0] = addWave(state, section, 1)
  putZulu(state, zulu, wordGiven(play, 'inside') === 'yes' ? ground.yards + ground.zoneOf[spot]! : 2 * section)
  return { state, section, spot, briton, zulu }
}

const PAIR: Step['given'] = (params) => ({ section: sectionField(params, 'W1'), rank: RANK, inside: YES_NO })

/** A British figure fires one shot. */
const shoot: Step = {
  given: PAIR,
  play(play) {
    const { state, briton, zulu } = pair(play)
    fireAt(state, briton, zulu, play.rng)
    return { kills: state.casualties, shots: state.british.shots[briton]! }
  },
}

/** A British figure attacks a Zulu. */
const fight: Step = {
  given: PAIR,
  play(play) {
    const { state, briton, zulu } = pair(play)
    britonFights(state, briton, zulu, play.rng)
    return { result: state.casualties > 0 ? 'kill' : 'miss' }
  },
}

/** A Zulu attacks a British figure. */
const assail: Step = {
  given: PAIR,
  play(play) {
    const { state, spot, briton, zulu } = pair(play)
    const before = state.zulus.spot[zulu]
    zuluFights(state, zulu, briton, play.rng)
    const kills = state.british.spot[briton] === OUT
    const after = state.zulus.spot[zulu]
    return {
      result: kills ? 'kill' : after === before ? 'miss' : 'bypass',
      stands: after === spot ? 'in his place' : after === before ? 'where he was' : 'in the yard behind',
    }
  },
}

/** Zulus of the pool fire from the terrace at British on the first spot that they reach. */
const riflemen: Step = {
  given: (params) => ({
    riflemen: zulusField(params, 0),
    british: soldiersField(params),
    turn: { is: 'number', absent: 1 },
  }),
  play(play) {
    const state = emptyTable(play.params)
    state.turn = numberGiven(play, 'turn')
    const british = numberGiven(play, 'british')
    addBritish(state, play.params.officers.length, british, play.params.riflemenReach[0]!)
    fillPool(state, numberGiven(play, 'riflemen'))
    fireRifles(state, play.rng)
    return { out: british - state.standing }
  },
}

/** Zulus chop at the blocked doors of a section. */
const chop: Step = {
  given: (params) => ({
    section: sectionField(params, 'H1'),
    choppers: zulusField(params, 1),
    points: { is: 'number', absent: 0, most: params.numbers.door },
  }),
  play(play) {
    const state = emptyTable(play.params)
    const section = sectionGiven(play)
    state.chopped[section] = numberGiven(play, 'points')
    const figures = addWave(state, section, numberGiven(play, 'choppers'))
    chopAt(state, section, figures, play.rng)
    const points = state.chopped[section]
    return { points, open: Math.floor(points / play.params.numbers.door) }
  },
}

/** Zulus climb a roof from the section below it. */
const climb: Step = {
  given: (params) => ({
    section: sectionField(params, 'H1'),
    climbers: zulusField(params, 1),
    defended: YES_NO,
  }),
  play(play) {
    const { params } = play
    const state = emptyTable(params)
    const section = sectionGiven(play)
    const roof = Math.max(0, params.ground.sections[section]!.roof)
    if (wordGiven(play, 'defended') === 'yes') state.guards[roof] = 1
    climbRoof(state, roof, addWave(state, section, numberGiven(play, 'climbers')), play.rng)
    return { up: state.counts.zulusAt[params.ground.roofSpots + roof]! }
  },
}

/** A Zulu jumps off the first roof, into a yard or on a British soldier there. */
const jump: Step = {
  given: () => ({ onto: YES_NO }),
  play(play) {
    const { ground, officers } = play.params
    const state = emptyTable(play.params)
    const { from, jumpTo } = ground.roofs[0]!
    const zone = jumpTo[0]!
    const [zulu = 0] = addWave(state, from, 1)
    putZulu(state, zulu, ground.roofSpots)
    const victim = officers.length
    addBritish(state, victim, 1, ground.yards + zone)
    const onto = wordGiven(play, 'onto') === 'yes' ? victim : undefined
    jumpOff(state, zulu, zone, onto, play.rng)
    return { 'jumper-out': yesNo(state.zulus.spot[zulu] === OUT), 'victim-out': yesNo(state.standing === 0) }
  },
}

/** Initiative in the zone behind a section, for British at the section and in the yard, and Zulus inside. */
const initiative: Step = {
  given: (params) => ({
    section: sectionField(params, 'N1'),
    'at-walls': soldiersField(params),
    'in-yard': soldiersField(params),
    inside: zulusField(params, 0),
  }),
  play(play) {
    const { ground, numbers, officers } = play.params
    const state = emptyTable(play.params)
    const section = sectionGiven(play)
    const zone = ground.sections[section]!.behind
    const atWalls = numberGiven(play, 'at-walls')
    addBritish(state, officers.length, atWalls, 2 * section + 1)
    // Those in the yard do not count, and at most all soldiers are on the table.
    const inYard = Math.min(numberGiven(play, 'in-yard'), numbers.british - officers.length - atWalls)
    addBritish(state, officers.length + atWalls, inYard, ground.yards + zone)
    const inside = numberGiven(play, 'inside')
    if (inside > 0) for (const zulu of addWave(state, section, inside)) putZulu(state, zulu, ground.yards + zone)
    rollInitiative(state, play.rng)
    return { initiative: state.initiative[zone] === BRITISH ? 'british' : 'zulu' }
  },
}

/** Steps of single figures, by name. */
export const FIGURE_STEPS: Readonly<Record<string, Step>> = {
  shoot,
  fight,
  assail,
  riflemen,
  chop,
  climb,
  jump,
  initiative,
}
