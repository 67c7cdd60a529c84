import type { Mode, ZuluRulings } from './zulu-params.ts'

/** Options that the model can play, default first. */
const BOTH: Readonly<Record<string, readonly string[]>> = {
  'standing-defence-stays': ['yes', 'no'],
  'rally-doubles-standing': ['yes', 'no'],
  'bayonets-below-eleven': ['allowed', 'forbidden'],
}

const BY_MODE: Readonly<Record<Mode, Readonly<Record<string, readonly string[]>>>> = {
  'two-player': {
    ...BOTH,
    'ammunition-shortage': ['blank', 'never-discarded'],
    'british-deck-empty': ['no-draw', 'reshuffle'],
    'ranged-per-turn': ['any', 'one'],
  },
  solo: {
    ...BOTH,
    'short-zulu-deck': ['british-win', 'attack-with-rest'],
    'war-chant-stacks': ['no', 'yes'],
    'refill-after-laying': ['no', 'yes'],
    'sniper-hits-shortage': ['no', 'yes'],
  },
}

/** Rulings that a form of the game asks; none for a form that is not known. */
export function rulingsOf(mode: string): Readonly<Record<string, readonly string[]>> {
  return mode === 'two-player' || mode === 'solo' ? BY_MODE[mode] : {}
}

/** The rulings in force as the rules ask for them. */
export function readRulings(rulings: ReadonlyMap<string, string>): ZuluRulings {
  return {
    standingStays: rulings.get('standing-defence-stays') !== 'no',
    rallyDoublesStanding: rulings.get('rally-doubles-standing') !== 'no',
    costNeedsMoreTroops: rulings.get('bayonets-below-eleven') === 'forbidden',
    blankNeverDiscarded: rulings.get('ammunition-shortage') === 'never-discarded',
    reshuffleBritish: rulings.get('british-deck-empty') === 'reshuffle',
    oneRangedCard: rulings.get('ranged-per-turn') === 'one',
    attackWithRest: rulings.get('short-zulu-deck') === 'attack-with-rest',
    chantsStack: rulings.get('war-chant-stacks') === 'yes',
    refillAfterLaying: rulings.get('refill-after-laying') === 'yes',
    sniperHitsBlank: rulings.get('sniper-hits-shortage') === 'yes',
  }
}
