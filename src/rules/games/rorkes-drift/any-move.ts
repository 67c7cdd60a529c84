import type { Rng } from '../../rng.ts'
import { has } from './figure-sets.ts'
import { canAttack, canGo, isLegalMove, isTarget } from './legal-moves.ts'
import { DONE, type RorkesMove } from './moves.ts'
import { BRITISH } from './rorkes-params.ts'
import type { RorkesState } from './rorkes-state.ts'
import { garrisonPosts, livingBritish } from './stages/assault.ts'
import { isOpenToWaves } from './stages/waves.ts'

/** One chance in so many that a random player leaves the rest of a stage be, and that he withdraws a wave. */
const WEARY = 12
const FAINT_HEARTED = 40

/** One of a list, at random; undefined when it is empty. */
function oneOf<T>(list: readonly T[], rng: Rng): T | undefined {
  return list.length > 0 ? list[rng.pick(list.length)] : undefined
}

/** A legal move at random: who does something is drawn first, then what. Not all moves are equally likely. */
export function anyMove(state: RorkesState, rng: Rng): RorkesMove {
  switch (state.stage) {
    case 'redoubt':
      return { do: 'redoubt', build: rng.pick(2) === 0 }
    case 'garrison':
      return { do: 'garrison', spots: anyGarrison(state, rng) }
    case 'waves':
      return anyWave(state, rng)
    case 'withdraw':
      return anyWithdrawal(state, rng)
    case 'moves':
      return (rng.pick(WEARY) > 0 && anyFigureMove(state, rng)) || DONE
    case 'attacks':
      return (rng.pick(WEARY) > 0 && anyAttack(state, rng)) || DONE
  }
}

/** Every figure in any zone, at any post with room or in the yard. */
function anyGarrison(state: RorkesState, rng: Rng): number[] {
  const { ground } = state.params
  const zones = ground.zones.flatMap((_, zone) => (zone === ground.redoubt && state.redoubt === 0 ? [] : [zone]))
  const taken = new Map<number, number>()
  return livingBritish(state).map(() => {
    const zone = oneOf(zones, rng) ?? 0
    const posts = garrisonPosts(state, zone).filter(
      (post) => (taken.get(post) ?? 0) < ground.sections[post >> 1]!.places,
    )
    const spot = oneOf([...posts, ground.yards + zone], rng) ?? ground.yards
    taken.set(spot, (taken.get(spot) ?? 0) + 1)
    return spot
  })
}

function anyWave(state: RorkesState, rng: Rng): RorkesMove {
  if (rng.pick(2) === 0) return DONE
  const open = state.params.ground.sections.flatMap((_, section) => (isOpenToWaves(state, section) ? [section] : []))
  const section = oneOf(open, rng)
  return section === undefined ? DONE : { do: 'wave', section, size: 1 + rng.pick(state.pool) }
}

function anyWithdrawal({ waves }: RorkesState, rng: Rng): RorkesMove {
  if (rng.pick(FAINT_HEARTED) > 0) return DONE
  const wave = oneOf(
    waves.flatMap(({ gone }, number) => (gone ? [] : [number])),
    rng,
  )
  return wave === undefined ? DONE : { do: 'withdraw', wave }
}

/** Figures of the acting side that a test admits, from a random one on; the first for which something is found. */
function firstFound<T>(figures: number, rng: Rng, find: (figure: number) => T | undefined): T | undefined {
  const start = rng.pick(figures)
  for (let i = 0; i < figures; i++) {
    const found = find((start + i) % figures)
    if (found !== undefined) return found
  }
  return undefined
}

function anyFigureMove(state: RorkesState, rng: Rng): RorkesMove | undefined {
  const { params, side, acting } = state
  const { ground } = params
  const figures = side === BRITISH ? state.british : state.zulus
  return firstFound(figures.spot.length, rng, (figure) => {
    if (!has(acting, figure) || has(figures.moved, figure) || figures.spot[figure]! < 0) return undefined
    const spot = figures.spot[figure]!
    if (spot >= ground.roofSpots) return anyJump(state, figure, rng)
    if (side !== BRITISH && ground.zoneOf[spot]! < 0) return anyOutside(state, figure, rng)
    const there = [...ground.posts[state.zone]!, ground.yards + state.zone, ...nextDoor(state, spot)]
    const goal = oneOf(there, rng)
    return goal !== undefined && canGo(state, figure, goal) ? { do: 'move', figure, spot: goal } : undefined
  })
}

/** Spots in other zones to which a figure may come in one step. */
function nextDoor({ params: { ground }, zone }: RorkesState, spot: number): number[] {
  const yards = ground.zones.map((_, other) => ground.yards + other).filter((yard) => yard !== ground.yards + zone)
  return spot < ground.yards ? [spot ^ 1, ...yards] : yards
}

/** Over the wall, or with others of the same section against a door or up to the roof. */
function anyOutside(state: RorkesState, figure: number, rng: Rng): RorkesMove | undefined {
  const { zulus, acting, params } = state
  const spot = zulus.spot[figure]!
  const others: number[] = []
  for (let other = 0; other < zulus.spot.length; other++)
    if (other !== figure && zulus.spot[other] === spot && has(acting, other) && !has(zulus.moved, other))
      others.push(other)
  const group = [figure, ...others.slice(0, rng.pick(others.length + 1))]
  const some = group.slice(0, 1 + rng.pick(params.numbers.choppers))
  const move = oneOf<RorkesMove>(
    [
      { do: 'move', figure, spot: spot ^ 1 },
      { do: 'chop', figures: some },
      { do: 'climb', figures: group },
    ],
    rng,
  )
  return move && isLegalMove(state, move) ? move : undefined
}

function anyJump(state: RorkesState, figure: number, rng: Rng): RorkesMove | undefined {
  const { params, zulus, british } = state
  const { ground } = params
  const zone = oneOf(ground.roofs[zulus.spot[figure]! - ground.roofSpots]?.jumpTo ?? [], rng)
  if (zone === undefined) return undefined
  const below: number[] = []
  british.spot.forEach((spot, target) => {
    if (spot === ground.yards + zone) below.push(target)
  })
  const onto = rng.pick(2) === 0 ? oneOf(below, rng) : undefined
  return onto === undefined ? { do: 'jump', figure, zone } : { do: 'jump', figure, zone, onto }
}

function anyAttack(state: RorkesState, rng: Rng): RorkesMove | undefined {
  const { side, british, zulus } = state
  const [figures, targets] = side === BRITISH ? [british, zulus] : [zulus, british]
  return firstFound(figures.spot.length, rng, (figure) => {
    if (!canAttack(state, figure, 'fire') && !canAttack(state, figure, 'fight')) return undefined
    const kind = side === BRITISH && rng.pick(2) === 0 ? 'fire' : 'fight'
    if (!canAttack(state, figure, kind)) return undefined
    return firstFound(targets.spot.length, rng, (target): RorkesMove | undefined =>
      isTarget(state, figure, target, kind) ? { do: kind, figure, target } : undefined,
    )
  })
}
