import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import { distanceSquared, unitAt, type EqualityState, type Unit } from '../equality-state.ts'
import { eventOf, menIn } from '../event.ts'
import { bandOf, cannonKills, failingNumber, OUT, smallArmsKills } from '../fire-effect.ts'
import { inCover } from '../cover.ts'
import { isGoneNow, loseMen, menLeft, removeUnit } from '../strength.ts'

/** Step 3: all fire at once. Losses count when everybody has fired. Whether anybody fired. */
export function fireAll(state: EqualityState, rng: Rng, tell?: Listener): boolean {
  const { units, orders } = state
  let fired = false
  for (let i = 0; i < units.length; i++) {
    const { target, atGun } = orders[i]!
    if (target < 0) continue
    fired = true
    const unit = units[i]!
    if (atGun) aimAtGun(state, unit, unitAt(units, target), rng, tell)
    else fireAt(state, unit, unitAt(units, target), rng, tell)
  }
  if (fired) takeLosses(state, tell)
  return fired
}

/** A unit fires at another; its kills and what they mean for morale are noted. */
function fireAt(state: EqualityState, unit: Unit, enemy: Unit, rng: Rng, tell?: Listener): void {
  const { units, params } = state
  const { branch, ranges } = unit.type
  const square = distanceSquared(unit, enemy)
  const band = bandOf(square, ranges)
  if (band === OUT) throw new Error(`${unit.spec.id} fires out of range`)
  const face = branch === 'cannon' ? die(rng) : 0
  const covered = inCover(enemy, unit)
  const kills =
    face > 0
      ? cannonKills(unit, enemy, band, covered, face, units, params)
      : smallArmsKills(unit, band, covered, units, params)
  enemy.lostToFire += kills
  enemy.failsOn = Math.max(enemy.failsOn, failingNumber(unit, square, covered, params))
  if (!tell) return
  const rolls = face > 0 ? `rolls ${face}, ` : ''
  const text = `${unit.spec.title} ${rolls}fires at ${enemy.spec.title} and kills ${menIn(kills)}.`
  tell(eventOf(state, 'fire', 'fire', text, [unit, enemy]))
}

/** A cannon aims at a gun. Hits count at once: no fire of this step depends on them. */
function aimAtGun(state: EqualityState, unit: Unit, enemy: Unit, rng: Rng, tell?: Listener): void {
  const face = die(rng)
  const hit = state.params.dice.gunHits[unit.newCrew ? 'infantry' : 'crew'][face - 1] === true
  if (hit) enemy.hits++
  if (!tell) return
  const text = `${unit.spec.title} aims at the gun of ${enemy.spec.title}, rolls ${face} and ${hit ? 'hits' : 'misses'}.`
  tell(eventOf(state, 'fire', 'aim', text, [unit, enemy]))
}

function takeLosses(state: EqualityState, tell?: Listener): void {
  const { units, params } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.lostToFire > 0) {
      unit.lostToFire = Math.min(unit.lostToFire, menLeft(unit))
      loseMen(unit, unit.lostToFire)
    }
    if (isGoneNow(unit, params)) tell?.(eventOf(state, 'fire', 'gone', `${unit.spec.title} is gone.`, [unit]))
    else if (!unit.gone && unit.hits >= params.numbers.hitsToDestroy) {
      removeUnit(unit)
      tell?.(eventOf(state, 'fire', 'gone', `The gun of ${unit.spec.title} is destroyed.`, [unit]))
    }
  }
}
