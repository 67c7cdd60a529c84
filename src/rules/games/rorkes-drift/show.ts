import { britonName } from './events.ts'
import { spotName } from './ground.ts'
import type { RorkesMove } from './moves.ts'
import { SIDES } from './rorkes-params.ts'
import type { RorkesState } from './rorkes-state.ts'
import { deciderOf } from './turn.ts'

/** The position in a few lines. */
export function showState(state: RorkesState): string {
  const { params, assault, turn, stage, zone, side, counts, waves, pool, casualties, standing } = state
  const { ground, numbers } = params
  const acting =
    stage === 'moves' || stage === 'attacks' ? ` of the ${SIDES[side === 0 ? 0 : 1]} in ${ground.zones[zone]}` : ''
  const zones = ground.zones.map((id, number) => `${id} ${counts.britishIn[number]}:${counts.zulusIn[number]}`)
  const lines = [
    `Assault ${assault}, turn ${turn}, ${stage}${acting}`,
    `  British  ${standing} of ${numbers.british}`,
    `  Zulus    pool ${pool}, casualties ${casualties}`,
    `  inside, British to Zulus: ${zones.join(', ')}`,
  ]
  waves.forEach((wave, number) => {
    if (wave.gone) return
    const where = wave.step < numbers.approach ? `step ${wave.step}` : 'at the wall'
    const rounds = wave.rounds < 0 ? '' : `, rounds left ${wave.rounds}`
    const markers = wave.markers === 0 ? '' : `, ${wave.markers - wave.markersUsed} markers`
    const section = ground.sections[wave.section]?.id
    lines.push(`  wave ${number + 1}   ${section}, ${where}: ${wave.alive} of ${wave.size}${markers}${rounds}`)
  })
  return lines.join('\n')
}

/** A move in words. */
export function showMove(state: RorkesState, move: RorkesMove): string {
  const { ground } = state.params
  const isZulu = deciderOf(state) === 0
  const who = (figure: number) => (isZulu ? `Zulu ${figure}` : britonName(state, figure))
  const whom = (figure: number) => (isZulu ? britonName(state, figure) : `Zulu ${figure}`)
  switch (move.do) {
    case 'done':
      return 'done'
    case 'redoubt':
      return move.build ? 'build the redoubt' : 'no redoubt'
    case 'garrison':
      return `garrison of ${move.spots.length}`
    case 'wave':
      return `wave of ${move.size} against ${ground.sections[move.section]?.id}`
    case 'move':
      return `${who(move.figure)} to ${spotName(ground, move.spot)}`
    case 'jump':
      return `${who(move.figure)} jumps ${move.onto === undefined ? `into ${ground.zones[move.zone]}` : `on ${whom(move.onto)}`}`
    case 'chop':
    case 'climb':
      return `${move.do}: Zulus ${move.figures.join(', ')}`
    case 'fire':
    case 'fight':
      return `${who(move.figure)} ${move.do === 'fire' ? 'fires at' : 'fights'} ${whom(move.target)}`
    case 'withdraw':
      return `withdraw wave ${move.wave + 1}`
  }
}
