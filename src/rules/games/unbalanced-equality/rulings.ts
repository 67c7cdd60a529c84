import type { EqualityRulings } from './equality-params.ts'

/**
 * Options that the model can play, default first. `gun-roll4` and `cover-morale` choose cells of tables, `gun` units of the roster; the rules name them
 * so that reports do.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'melee-loss': ['winner', 'percent'],
  'both-over': ['draw', 'roll'],
  'army-morale': ['on', 'off'],
  cp: ['figures', 'men'],
  'gun-roll4': ['15', '5'],
  'artillery-range': ['yes', 'no'],
  'cover-morale': ['easier', 'literal'],
  gun: ['no', 'yes'],
  cover: ['yes', 'no'],
}

/** Rulings that the game asks; none for a form that is not known. */
export function rulingsOf(mode: string): Readonly<Record<string, readonly string[]>> {
  return mode === MODE ? ASKED : {}
}

/** The only form of the game. */
export const MODE = 'battle'

/** The rulings in force as the rules ask for them. */
export function readRulings(rulings: ReadonlyMap<string, string>): EqualityRulings {
  return {
    lossByOwnMen: rulings.get('melee-loss') === 'percent',
    bothRoll: rulings.get('both-over') === 'roll',
    armyMorale: rulings.get('army-morale') !== 'off',
    powerOfMen: rulings.get('cp') === 'men',
    artilleryRange: rulings.get('artillery-range') !== 'no',
  }
}
