import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import { NOBODY, orderOf, unitAt, type EqualityState, type Unit } from '../equality-state.ts'
import { eventOf, menIn } from '../event.ts'
import { bandOf, cannonKills, failingNumber, OUT, smallArmsKills } from '../fire-effect.ts'
import { squareDistance } from '../geometry.ts'
import { isGoneNow, loseMen, menLeft, removeUnit } from '../strength.ts'

/** Step 3: all fire at once. Losses count when everybody has fired. */
export function fireAll(state: EqualityState, rng: Rng, tell?: Listener): void {
  const { units, orders } = state
  let fired = false
  for (const unit of units) {
    const { target, atGun } = orderOf(orders, unit)
    if (target === NOBODY) continue
    fired = true
    if (atGun) aimAtGun(state, unit, unitAt(units, target), rng, tell)
    else fireAt(state, unit, unitAt(units, target), rng, tell)
  }
  if (fired) takeLosses(state, tell)
}

/** A unit fires at another; its kills and what they mean for morale are noted. */
function fireAt(state: EqualityState, unit: Unit, enemy: Unit, rng: Rng, tell?: Listener): void {
  const { units, params } = state
  const { branch, ranges } = unit.spec.type
  const band = bandOf(squareDistance(unit, enemy), ranges)
  if (band === OUT) throw new Error(`${unit.spec.id} fires out of range`)
  const face = branch === 'cannon' ? die(rng) : 0
  const kills =
    face > 0 ? cannonKills(unit, enemy, band, face, units, params) : smallArmsKills(unit, enemy, band, units, params)
  enemy.lostToFire += kills
  enemy.failsOn = Math.max(enemy.failsOn, failingNumber(unit, enemy, params))
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
  for (const unit of units) {
    unit.lostToFire = Math.min(unit.lostToFire, menLeft(unit))
    loseMen(unit, unit.lostToFire)
    if (isGoneNow(unit, params)) tell?.(eventOf(state, 'fire', 'gone', `${unit.spec.title} is gone.`, [unit]))
    else if (!unit.gone && unit.hits >= params.numbers.hitsToDestroy) {
      removeUnit(unit)
      tell?.(eventOf(state, 'fire', 'gone', `The gun of ${unit.spec.title} is destroyed.`, [unit]))
    }
  }
}
