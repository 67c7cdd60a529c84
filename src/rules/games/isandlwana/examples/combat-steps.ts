import type { Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { defenceOf, fireChange, shareOf, stormNumber } from '../odds.ts'
import { fireNumber, fireRules, targetsOf } from '../stages/fire.ts'
import { stormRules, stormTargets } from '../stages/storm.ts'
import { hexesGiven, hexGiven, unitGiven } from './position.ts'
import { goTo, namesOf, playMove, yesNo, type ExampleStep, type Outcomes, type StepInput } from './step.ts'

/** Phases in which the British fire. */
const FIRE_PHASES = ['reaction', 'combat'] as const

/** Goes to the phase that `phase` names; combat without it. */
function goToFire({ state, given }: StepInput): boolean {
  const phase = (given.has('phase') && given.word('phase', FIRE_PHASES)) || 'combat'
  goTo(state, phase)
  return phase === 'combat'
}

/** What `by` commits: strength points by unit. */
function sharesOf({ state, given }: StepInput): Share[] {
  const { units } = state.params
  const points = given.inside(
    'by',
    units.map(({ id }) => id),
  )
  return points.keys.flatMap((id): Share[] => {
    const unit = units.findIndex((one) => one.id === id)
    return unit < 0 ? [] : [[unit, points.count(id)]]
  })
}

/** The strength and the hit number of a British attack, and whether it may be made. */
function aim(state: BattleState, target: number, shares: readonly Share[]): Outcomes {
  const hitNumber = fireNumber(state, target, shares)
  return {
    'hit-number': hitNumber,
    strength: hitNumber + (state.params.defence[target] ?? 0),
    legal: yesNo(fireRules.isLegal(state, { do: 'fire', target, shares })),
  }
}

/** A British attack, and where a Zulu that is lost comes back. */
function attack(input: StepInput): Outcomes {
  const { state, given } = input
  goToFire(input)
  const target = hexGiven(state.params, given, 'at')
  const shares = sharesOf(input)
  const aimed = aim(state, target, shares)
  if (aimed.legal === 'yes') playMove(input, { do: 'fire', target, shares })
  return { ...aimed, result: state.tally.britishHits > 0 ? 'hit' : 'miss' }
}

/** Zulus attack a hex one after another; those that may not are refused. */
function zuluAttack(input: StepInput): Outcomes {
  const { state, given } = input
  goTo(state, 'storm')
  const target = hexGiven(state.params, given, 'at')
  const unit = given.has('unit') ? { unit: unitGiven(state.params, given, 'unit') } : {}
  let refused = 0
  for (const from of hexesGiven(state.params, given, 'from')) {
    const move = { do: 'storm', from, target, ...unit } as const
    if (!state.end && stormRules.isLegal(state, move)) playMove(input, move)
    else refused++
  }
  return { hits: state.tally.zuluHits, refused }
}

/** Steps of combat, by the name that `do` gives. */
export const COMBAT_STEPS: Readonly<Record<string, ExampleStep>> = {
  'reaction-targets': {
    keys: ['unit'],
    play({ state, given }) {
      goTo(state, 'reaction')
      return { hexes: namesOf(state, targetsOf(state, unitGiven(state.params, given, 'unit'))) }
    },
  },
  'zulu-targets': {
    keys: ['from'],
    play({ state, given }) {
      goTo(state, 'storm')
      const from = hexGiven(state.params, given, 'from')
      return { hexes: from < 0 ? [] : namesOf(state, stormTargets(state, from)) }
    },
  },
  strength: {
    keys: ['unit', 'points', 'range', 'phase'],
    play(input) {
      const { state, given } = input
      const isCombat = goToFire(input)
      const unit = unitGiven(state.params, given, 'unit')
      const points = given.has('points') ? given.count('points') : (state.strength[unit] ?? 0)
      return { strength: shareOf(state, points, fireChange(state, unit, given.count('range'), isCombat)) }
    },
  },
  'hit-number': {
    keys: ['by', 'at', 'phase'],
    play(input) {
      goToFire(input)
      return aim(input.state, hexGiven(input.state.params, input.given, 'at'), sharesOf(input))
    },
  },
  attack: { keys: ['by', 'at', 'phase'], play: attack },
  defence: {
    keys: ['hex'],
    play({ state, given }) {
      const hex = hexGiven(state.params, given, 'hex')
      return { defence: defenceOf(state, hex), 'hit-number': stormNumber(state, hex) }
    },
  },
  'zulu-attack': { keys: ['at', 'from', 'unit'], play: zuluAttack },
}
