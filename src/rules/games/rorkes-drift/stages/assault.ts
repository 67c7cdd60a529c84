import type { Listener } from '../../../rules-model.ts'
import { report } from '../events.ts'
import { flip } from '../figure-sets.ts'
import { putBriton } from '../figures.ts'
import { OUT, POOL, type RorkesState } from '../rorkes-state.ts'

/** How many of so many casualties return. */
export function returningOf({ params }: RorkesState, lost: number): number {
  return Math.ceil(lost / params.numbers.returning)
}

/** Wounded of the assault just over return, lowest numbers first, which are the officers'. */
function returnWounded(state: RorkesState, tell?: Listener): void {
  const { lostIn } = state.british
  let lost = 0
  for (let figure = 0; figure < lostIn.length; figure++) if (lostIn[figure] === state.assault) lost++
  const back = returningOf(state, lost)
  for (let figure = 0, left = back; left > 0; figure++) {
    if (lostIn[figure] !== state.assault) continue
    lostIn[figure] = 0
    state.standing++
    left--
  }
  if (tell) report(state, tell, 'Between assaults', 'return', `${back} of ${lost} British casualties return.`)
}

/** Clears the table for the next assault and asks for what comes before it. */
export function prepareAssault(state: RorkesState, tell?: Listener): void {
  returnWounded(state, tell)
  state.assault++
  state.turn = 1
  const { zulus, british, params } = state
  state.ofTable.fill(0)
  british.spot.fill(OUT)
  state.pool = 0
  for (let figure = 0; figure < zulus.spot.length; figure++)
    if (zulus.spot[figure] !== OUT || params.rulings.allReturn) {
      zulus.spot[figure] = POOL
      state.pool++
    }
  zulus.wave.fill(-1)
  state.waves = []
  state.chopped.fill(0)
  state.inches.fill(-1)
  state.burntIn.fill(0)
  state.stage = state.redoubt > 0 || params.ground.redoubt < 0 ? 'garrison' : 'redoubt'
}

/** Living British, by number. */
export function livingBritish({ british }: RorkesState): number[] {
  const living: number[] = []
  for (let figure = 0; figure < british.lostIn.length; figure++) if (british.lostIn[figure] === 0) living.push(figure)
  return living
}

/** Whether every living figure has a spot of its zones, and no section more than its places. */
export function isGarrison(state: RorkesState, spots: readonly number[]): boolean {
  const { ground } = state.params
  if (spots.length !== state.standing) return false
  const taken = new Map<number, number>()
  for (const spot of spots) {
    const zone = ground.zoneOf[spot]
    if (zone === undefined || zone < 0 || (zone === ground.redoubt && state.redoubt === 0)) return false
    if (spot >= ground.yards) continue
    const number = (taken.get(spot) ?? 0) + 1
    if (!garrisonPosts(state, zone).includes(spot) || number > ground.sections[spot >> 1]!.places) return false
    taken.set(spot, number)
  }
  return true
}

/** Posts of a zone that can be manned: those of the redoubt's ring only when it is built. */
export function garrisonPosts({ params: { ground }, redoubt }: RorkesState, zone: number): readonly number[] {
  const posts = ground.posts[zone] ?? []
  return redoubt > 0 ? posts : posts.filter((spot) => !ground.sections[spot >> 1]!.whenBuilt)
}

/** Posts the living figures, all loaded. */
export function postGarrison(state: RorkesState, spots: readonly number[], tell?: Listener): void {
  const { british, params, counts } = state
  const { homes, homesIn, words } = british
  british.home.fill(OUT)
  homes.fill(0)
  homesIn.fill(0)
  british.empty.fill(0)
  livingBritish(state).forEach((figure, place) => {
    const spot = spots[place]!
    const zone = params.ground.zoneOf[spot]!
    british.home[figure] = spot
    putBriton(state, figure, spot)
    flip(homes, zone * words, figure)
    homesIn[zone]!++
    british.shots[figure] = figure < params.officers.length ? params.numbers.revolver : 1
  })
  if (!tell) return
  const held = params.ground.zones.map((id, zone) => `${id} ${counts.britishIn[zone]}`)
  const text = `Assault ${state.assault}: ${spots.length} British, ${held.join(', ')}.`
  report(state, tell, 'Set-up', 'garrison', text)
}
