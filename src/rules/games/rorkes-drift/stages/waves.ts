import type { Listener } from '../../../rules-model.ts'
import { actingPhase, report, zuluPiece } from '../events.ts'
import { advanceZulu, arriveAt, liftZulu, putZulu } from '../figures.ts'
import { isEngaged } from '../passage.ts'
import { AWAY, OUT, POOL, type RorkesState, type Wave } from '../rorkes-state.ts'

/** Casualty markers of a wave of so many figures in an assault. */
export function markersFor({ params }: RorkesState, assault: number, size: number): number {
  const every = params.markerEvery[assault] ?? 0
  return every > 0 ? Math.floor(size / every) : 0
}

/** Whether the Zulus may form waves at all now. */
export function mayFormWaves(state: RorkesState): boolean {
  const { params, pool, turn } = state
  return pool > 0 && turn <= params.numbers.lastWaveTurn
}

/** Whether a wave may be sent against a section now. */
export function isOpenToWaves(state: RorkesState, section: number): boolean {
  return state.params.ground.sections[section]?.outer === true && !isEngaged(state, section)
}

/** Forms a wave of the lowest figures of the pool. */
export function formWave(state: RorkesState, section: number, size: number, tell?: Listener): void {
  const { zulus, waves, params, counts } = state
  const number = waves.length
  const first = zulus.spot.indexOf(POOL)
  const markers = markersFor(state, state.assault, size)
  waves.push({
    section,
    size,
    first,
    markers,
    markersUsed: 0,
    kills: 0,
    alive: size,
    step: 0,
    tested: 0,
    rounds: -1,
    toTheEnd: false,
    gone: false,
    fought: false,
  })
  const figures: string[] = []
  for (let figure = first, left = size; left > 0; figure++) {
    if (zulus.spot[figure] !== POOL) continue
    zulus.wave[figure] = number
    advanceZulu(state, figure)
    if (tell) figures.push(zuluPiece(figure))
    left--
  }
  state.pool -= size
  counts.coming[params.ground.sections[section]!.behind]!++
  if (!tell) return
  const text = `Wave ${number + 1}: ${size} Zulus against ${params.ground.sections[section]?.id}, ${markers} markers.`
  report(state, tell, 'waves', 'wave', text, figures)
}

/** Waves advancing on sections of a zone make a step; with the last one they are at the wall. */
export function stepWaves(state: RorkesState, zone: number, tell?: Listener): void {
  const { params, waves, counts } = state
  if (counts.coming[zone] === 0) return
  for (let number = 0; number < waves.length; number++) {
    const wave = waves[number]!
    if (wave.gone || wave.step >= params.numbers.approach) continue
    if (params.ground.sections[wave.section]!.behind !== zone) continue
    if (wave.step < params.numbers.approach - 1) {
      wave.step++
      continue
    }
    bringToWall(state, wave)
    if (!tell) continue
    const text = `Wave ${number + 1} is at ${params.ground.sections[wave.section]?.id} with ${wave.alive} Zulus.`
    report(state, tell, actingPhase(state), 'arrive', text)
  }
}

/** Puts an advancing wave at the wall. */
export function bringToWall(state: RorkesState, wave: Wave): void {
  const { params, counts } = state
  wave.step = params.numbers.approach
  counts.coming[params.ground.sections[wave.section]!.behind]!--
  arriveAt(state, wave.section)
}

/** A wave is in play no longer. */
function dismiss({ params, counts }: RorkesState, wave: Wave): void {
  wave.gone = true
  if (wave.step < params.numbers.approach) counts.coming[params.ground.sections[wave.section]!.behind]!--
}

/** A wave withdraws: its living figures are away until the next assault. */
export function withdrawWave(state: RorkesState, number: number, phase: string, tell?: Listener): void {
  const { zulus, waves } = state
  const wave = waves[number]!
  for (let figure = wave.first, left = wave.alive; left > 0; figure++) {
    if (zulus.wave[figure] !== number || zulus.spot[figure] === OUT) continue
    liftZulu(state, figure, AWAY)
    left--
  }
  dismiss(state, wave)
  if (tell) report(state, tell, phase, 'withdraw', `Wave ${number + 1} withdraws with ${wave.alive} Zulus.`)
}

/** Dead figures of a wave that no marker has brought back. */
export function deadOnHand({ params }: RorkesState, { kills, markersUsed }: RorkesState['waves'][number]): number {
  return kills - params.numbers.resurrected * markersUsed
}

/** Markers bring dead figures back to their waves; waves without living figures are gone. */
export function useMarkers(state: RorkesState, tell?: Listener): void {
  const { params, zulus, waves } = state
  const back = params.numbers.resurrected
  for (let number = 0; number < waves.length; number++) {
    const wave = waves[number]!
    if (wave.gone) continue
    while (wave.markersUsed < wave.markers && deadOnHand(state, wave) >= back) {
      wave.markersUsed++
      const figures: string[] = []
      for (let figure = wave.first, left = back; left > 0; figure++) {
        if (zulus.wave[figure] !== number || zulus.spot[figure] !== OUT) continue
        if (wave.step < params.numbers.approach) advanceZulu(state, figure)
        else putZulu(state, figure, 2 * wave.section)
        if (tell) figures.push(zuluPiece(figure))
        left--
      }
      wave.alive += back
      if (!tell) continue
      report(state, tell, 'markers', 'return', `A marker brings ${back} Zulus of wave ${number + 1} back.`, figures)
    }
    if (wave.alive > 0) continue
    dismiss(state, wave)
    if (tell) report(state, tell, 'markers', 'gone', `Wave ${number + 1} is destroyed.`)
  }
}

/** Whether any wave is in play. */
export function hasWaves({ waves }: RorkesState): boolean {
  for (let number = 0; number < waves.length; number++) if (!waves[number]!.gone) return true
  return false
}
