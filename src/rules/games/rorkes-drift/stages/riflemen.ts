import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { rollOn } from '../dice.ts'
import { britonName, britonPiece, report } from '../events.ts'
import { loseBriton } from '../figures.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** The n-th British figure, by number, on the spots that riflemen reach. */
function targetAt({ params, british }: RorkesState, n: number): number {
  let left = n
  for (let figure = 0; figure < british.spot.length; figure++)
    if (params.riflemenReach.includes(british.spot[figure]!) && left-- === 0) return figure
  throw new Error('a pick outside the targets')
}

/** Zulus of the pool fire from the terrace, one die for so many of them, while there is a target. */
export function fireRifles(state: RorkesState, rng: Rng, tell?: Listener): void {
  const { params, counts } = state
  const { riflemen, riflesPerDie } = params.numbers
  if (params.rulings.riflemenReload && state.turn % 2 === 0) return
  const dice = Math.floor(Math.min(riflemen, state.pool) / riflesPerDie)
  for (let die = 0; die < dice; die++) {
    let targets = 0
    for (const spot of params.riflemenReach) targets += counts.britishAt[spot]!
    if (targets === 0) return
    const sum = rollOn(rng, params.rifles)
    const hits = params.rifles.results.hits[sum]! > 0
    const victim = hits ? targetAt(state, rng.pick(targets)) : undefined
    if (victim !== undefined) loseBriton(state, victim)
    if (!tell) continue
    const end = victim === undefined ? 'a miss' : `${britonName(state, victim)} is out`
    const pieces = victim === undefined ? [] : [britonPiece(victim)]
    report(state, tell, 'riflemen', 'rifles', `Riflemen on the terrace: ${sum}, ${end}.`, pieces)
  }
}
