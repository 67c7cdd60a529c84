import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { roll } from '../dice.ts'
import { actingPhase, britonName, britonPiece, report, zuluPiece } from '../events.ts'
import { add } from '../figure-sets.ts'
import { killZulu, loseBriton, putZulu } from '../figures.ts'
import { OUTSIDE } from '../ground.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Whether a Zulu and a British figure are in one zone. */
function isInside({ params: { ground } }: RorkesState, zulu: number, briton: number): boolean {
  const zone = ground.zoneOf[briton]
  return zone !== OUTSIDE && ground.zoneOf[zulu] === zone
}

/** Whether two spots face each other across a section. */
function isAcross({ params: { ground } }: RorkesState, zulu: number, briton: number): boolean {
  return briton < ground.yards && zulu === (briton ^ 1)
}

/** Whether a Zulu attacks across a ledge. */
function isUphill({ params: { ground } }: RorkesState, zulu: number): boolean {
  return ground.sections[zulu >> 1]?.ledge === (zulu & 1)
}

/** Whether a British figure may fight a Zulu: in its zone or across its section, with room round him. */
export function canBritonFight(state: RorkesState, figure: number, target: number): boolean {
  const { params, british, zulus } = state
  const briton = british.spot[figure]!
  const zulu = zulus.spot[target]
  if (briton < 0 || zulu === undefined || zulu < 0) return false
  if (zulus.attackers[target]! >= params.numbers.britishPerZulu) return false
  return isInside(state, zulu, briton) || isAcross(state, zulu, briton)
}

/** Whether a Zulu may fight a British figure: in its zone or across the section he touches, with room round it. */
export function canZuluFight(state: RorkesState, figure: number, target: number): boolean {
  const { params, british, zulus } = state
  const zulu = zulus.spot[figure]!
  const briton = british.spot[target]
  if (zulu < 0 || briton === undefined || briton < 0) return false
  if (isInside(state, zulu, briton)) return british.inside[target]! < params.numbers.frontInside
  return isAcross(state, zulu, briton) && british.across[target]! < params.fronts[briton >> 1]!
}

/** Melee rolls are counted where the defender stands. */
function countRoll({ params: { ground }, rolls }: RorkesState, spot: number): void {
  rolls[spot < ground.yards ? spot >> 1 : ground.sections.length + spot - ground.yards]!++
}

/** A British figure attacks a Zulu. */
export function britonFights(state: RorkesState, figure: number, target: number, rng: Rng, tell?: Listener): void {
  const { params, british, zulus, waves } = state
  const { meleeDice, die } = params.numbers
  const briton = british.spot[figure]!
  const zulu = zulus.spot[target]!
  const row = figure < params.officers.length ? params.melee.britishOfficer : params.melee.britishSoldier
  const across = !isInside(state, zulu, briton)
  const sum = roll(rng, meleeDice, die) + (across && isUphill(state, zulu) ? row.ledge : 0)
  add(british.struck, figure)
  add(british.fought, figure)
  zulus.attackers[target]!++
  waves[zulus.wave[target]!]!.fought = true
  countRoll(state, briton)
  const kills = sum >= row.kills
  if (kills) killZulu(state, target)
  if (!tell) return
  const text = `${britonName(state, figure)} fights Zulu ${target}: ${sum}, ${kills ? 'a kill' : 'a miss'}.`
  report(state, tell, actingPhase(state), 'fight', text, [britonPiece(figure), zuluPiece(target)])
}

/** A Zulu attacks a British figure. With a kill he takes its place, one short of it he gets past it across a section. */
export function zuluFights(state: RorkesState, figure: number, target: number, rng: Rng, tell?: Listener): void {
  const { params, british, zulus, waves } = state
  const { meleeDice, die } = params.numbers
  const briton = british.spot[target]!
  const zulu = zulus.spot[figure]!
  const row = target < params.officers.length ? params.melee.zuluOnOfficer : params.melee.zuluOnSoldier
  const across = !isInside(state, zulu, briton)
  const sum = roll(rng, meleeDice, die) + (across && isUphill(state, zulu) ? row.ledge : 0)
  add(zulus.struck, figure)
  add(british.fought, target)
  if (across) british.across[target]!++
  else british.inside[target]!++
  waves[zulus.wave[figure]!]!.fought = true
  countRoll(state, briton)
  const kills = sum >= row.kills
  const bypasses = !kills && across && sum >= row.kills + row.bypass
  if (kills) {
    loseBriton(state, target)
    putZulu(state, figure, briton)
  } else if (bypasses) putZulu(state, figure, params.ground.yards + params.ground.zoneOf[briton]!)
  if (!tell) return
  const end = kills ? 'a kill' : bypasses ? 'he gets past' : 'a miss'
  const text = `Zulu ${figure} fights ${britonName(state, target)}: ${sum}, ${end}.`
  report(state, tell, actingPhase(state), 'fight', text, [zuluPiece(figure), britonPiece(target)])
}
