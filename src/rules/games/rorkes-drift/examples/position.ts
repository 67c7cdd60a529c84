import { putBriton } from '../figures.ts'
import type { RorkesParams } from '../rorkes-params.ts'
import { newState } from '../new-state.ts'
import { AWAY, POOL, type RorkesState } from '../rorkes-state.ts'
import { bringToWall, formWave } from '../stages/waves.ts'

/** A position with nobody on the table: all British are out, all Zulus away. */
export function emptyTable(params: RorkesParams): RorkesState {
  const state = newState(params)
  state.standing = 0
  state.british.lostIn.fill(1)
  state.zulus.spot.fill(AWAY)
  state.pool = 0
  return state
}

/** Puts so many living, loaded British figures on a spot, from a number on. */
export function addBritish(state: RorkesState, from: number, figures: number, spot: number): void {
  const { british, params } = state
  for (let figure = from; figure < from + figures; figure++) {
    british.lostIn[figure] = 0
    british.home[figure] = spot
    british.shots[figure] = figure < params.officers.length ? params.numbers.revolver : 1
    putBriton(state, figure, spot)
    state.standing++
  }
}

/** Moves the lowest Zulus from away to the pool. */
export function fillPool(state: RorkesState, figures: number): void {
  for (let figure = 0, left = figures; left > 0; figure++) {
    if (state.zulus.spot[figure] !== AWAY) continue
    state.zulus.spot[figure] = POOL
    state.pool++
    left--
  }
}

/** Forms a wave at the wall of a section and gives the numbers of its figures. */
export function addWave(state: RorkesState, section: number, size: number): number[] {
  fillPool(state, size)
  formWave(state, section, size)
  const number = state.waves.length - 1
  bringToWall(state, state.waves[number]!)
  const figures: number[] = []
  state.zulus.wave.forEach((wave, figure) => {
    if (wave === number) figures.push(figure)
  })
  return figures
}
