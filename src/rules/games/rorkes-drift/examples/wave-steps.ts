import { killZulu } from '../figures.ts'
import { OUT } from '../rorkes-state.ts'
import { checkMorale } from '../stages/morale.ts'
import { deadOnHand, markersFor, useMarkers } from '../stages/waves.ts'
import { addWave, emptyTable } from './position.ts'
import { numberGiven, sectionField, sectionGiven, yesNo, type Play, type Step } from './step.ts'

/** A wave of a size at a wall in an assault, of which so many have fallen. */
const WAVE: Step['given'] = (params) => ({
  section: sectionField(params, 'W1'),
  assault: { is: 'number', absent: 1, most: params.numbers.assaults },
  wave: { is: 'number', absent: 1, most: params.numbers.zulus },
  dead: { is: 'number', absent: 0, most: 2 * params.numbers.zulus },
})

function waveOf(play: Play) {
  const state = emptyTable(play.params)
  state.assault = numberGiven(play, 'assault')
  const figures = addWave(state, sectionGiven(play), numberGiven(play, 'wave'))
  for (let dead = 0; dead < numberGiven(play, 'dead'); dead++) {
    // More can have fallen than the wave has figures, when markers bring some of them back.
    if (state.waves[0]!.alive === 0) useMarkers(state)
    const figure = figures.find((living) => state.zulus.spot[living] !== OUT)
    if (figure !== undefined) killZulu(state, figure)
  }
  return { state, wave: state.waves[0]! }
}

/** How many markers a wave has. */
const markers: Step = {
  given: (params) => ({
    assault: { is: 'number', absent: 1, most: params.numbers.assaults },
    wave: { is: 'number', absent: 1, most: params.numbers.zulus },
  }),
  play: (play) => ({
    markers: markersFor(emptyTable(play.params), numberGiven(play, 'assault'), numberGiven(play, 'wave')),
  }),
}

/** A wave checks its morale at the end of a turn. */
const morale: Step = {
  given: WAVE,
  play(play) {
    const { state, wave } = waveOf(play)
    checkMorale(state, play.rng)
    const tests = play.params.numbers.tests.filter((_, level) => (wave.tested & (1 << level)) !== 0).length
    return {
      tests,
      rounds: wave.rounds < 0 ? 'no limit' : wave.rounds,
      'to-the-end': yesNo(wave.toTheEnd),
      withdrawn: yesNo(wave.gone),
    }
  },
}

/** Markers bring figures of a wave back. */
const resurrect: Step = {
  given: WAVE,
  play(play) {
    const { state, wave } = waveOf(play)
    const before = wave.alive
    useMarkers(state)
    return {
      returned: wave.alive - before,
      'markers-used': wave.markersUsed,
      'dead-on-hand': deadOnHand(state, wave),
      alive: wave.alive,
      kills: wave.kills,
      gone: yesNo(wave.gone),
    }
  },
}

/** Steps of waves, by name. */
export const WAVE_STEPS: Readonly<Record<string, Step>> = { markers, morale, resurrect }
