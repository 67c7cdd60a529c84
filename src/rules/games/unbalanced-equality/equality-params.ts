import type { Fraction } from './fraction.ts'
import { SIDES } from './seats.ts'
import type { UnitType } from './unit-type.ts'

/** A unit as it starts. Places are tenths of an inch. */
export interface UnitSpec {
  readonly id: string
  readonly title: string
  readonly seat: number
  readonly type: UnitType
  readonly stands: number
  readonly figures: number
  readonly men: number
  readonly x: number
  readonly y: number
  readonly cover: boolean
  readonly closed: boolean
}

/** Numbers of the rules. Lengths are tenths of an inch. */
export interface EqualityNumbers {
  readonly menPerFigure: number
  /** Losses, in percent, from which firepower is halved, a unit is gone, an army rolls. */
  readonly halfPercent: number
  readonly gonePercent: number
  readonly armyPercent: number
  readonly hitsToDestroy: number
  /** One figure in so many holds horses. */
  readonly holdersOf: number
  /** How near another unit must be to keep a last stand in closed order. */
  readonly closedWithin: number
  /** Moves other than charges end no nearer to where an enemy began. */
  readonly clearOfEnemy: number
  /** Distance of units that are locked. */
  readonly contact: number
  /** Moves of a shaken unit, of a loser that retires, of one that is followed. */
  readonly routMoves: number
  readonly retireMoves: number
  readonly pursuitMoves: number
  /** Loss of the winner of round A in percent; the loser adds one part in so many. */
  readonly meleePercent: number
  readonly loserAddsOneIn: number
  /** Figures that a crew takes with it, in percent of its own. */
  readonly crewPercent: number
  /** The field reaches so far left and right of x = 0, and from -britishEdge to zuluEdge along y. */
  readonly fieldHalfWidth: number
  readonly britishEdge: number
  readonly zuluEdge: number
  readonly turnLimit: number
  /** Of the policies: distance at which a company falls back; where the horn goes. */
  readonly fallBackWithin: number
  readonly hornsX: number
  readonly hornsY: number
}

/** Factors of fire, and what a cannon adds against closed order. */
export interface FireFactors {
  /** By band: short, medium, long. */
  readonly range: readonly [Fraction, Fraction, Fraction]
  readonly cover: Fraction
  readonly half: Fraction
  readonly newCrew: Fraction
  readonly closedTarget: number
}

/** Morale after fire: the highest failing die. */
export interface MoraleTable {
  /** Where short and medium range end, in tenths of an inch. */
  readonly ends: { readonly short: number; readonly medium: number }
  /** By band: short, medium, long. */
  readonly fails: readonly [number, number, number]
  /** Added when a single stand of regular infantry fires. */
  readonly singleStand: number
  /** Added when the tester is in cover. */
  readonly cover: number
}

/** Results of dice: what each face gives, from 1 on. */
export interface EqualityDice {
  /** Kills of a cannon by face, of British and of native crews. */
  readonly artillery: { readonly british: readonly number[]; readonly native: readonly number[] }
  /** Whether a cannon hits a gun, served by gunners and by infantry. */
  readonly gunHits: { readonly crew: readonly boolean[]; readonly infantry: readonly boolean[] }
  /** Whether a shaken unit is steady again. */
  readonly recovers: readonly boolean[]
  /** Whether an army over its limit leaves the field. */
  readonly leaves: readonly boolean[]
}

/** Rulings as the rules ask for them. */
export interface EqualityRulings {
  /** The loser of round A loses by its own men rather than by the winner's loss. */
  readonly lossByOwnMen: boolean
  /** Both sides over their limit roll, instead of a draw. */
  readonly bothRoll: boolean
  readonly armyMorale: boolean
  /** Combat Power is the men left, not the figures. */
  readonly powerOfMen: boolean
  readonly artilleryRange: boolean
}

/** A game set up to be played: all that the rules need of YAML, as plain data. */
export interface EqualityParams {
  /** In the order of the roster. */
  readonly units: readonly UnitSpec[]
  /** All types of units, also of those that do not take part; examples use them. */
  readonly types: readonly UnitType[]
  /** Men of the sides at the start, by seat. */
  readonly men: readonly number[]
  readonly numbers: EqualityNumbers
  readonly fire: FireFactors
  readonly morale: MoraleTable
  readonly dice: EqualityDice
  readonly rulings: EqualityRulings
  /** Titles of the steps of a turn, as the scenario names them. */
  readonly titles: Readonly<Record<Step, string>>
}

/** Steps of a turn, in the order of play. */
export const STEPS = ['recovery', 'movement', 'fire', 'reaction', 'melee', 'end'] as const
export type Step = (typeof STEPS)[number]

/** Men of the sides at the start, by seat. */
export function menBySide(units: readonly UnitSpec[]): readonly number[] {
  return SIDES.map((_, seat) => units.reduce((sum, unit) => (unit.seat === seat ? sum + unit.men : sum), 0))
}
