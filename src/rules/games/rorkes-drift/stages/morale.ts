import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { rollOn } from '../dice.ts'
import { report } from '../events.ts'
import { NO_EFFECT, TO_THE_END } from '../rorkes-params.ts'
import type { RorkesState, Wave } from '../rorkes-state.ts'
import { withdrawWave } from './waves.ts'

/** Whether a wave has lost so many per cent of its figures and of those its markers stand for. */
function hasLost({ params }: RorkesState, { kills, size, markers }: Wave, percent: number): boolean {
  return 100 * kills >= percent * (size + params.numbers.resurrected * markers)
}

/** Throws for a level of casualties and sets what comes of it. */
function testMorale(state: RorkesState, number: number, level: number, rng: Rng, tell?: Listener): void {
  const wave = state.waves[number]!
  const { morale, numbers } = state.params
  wave.tested |= 1 << level
  const sum = rollOn(rng, morale)
  const rounds = morale.results.rounds[sum]!
  if (rounds === TO_THE_END) wave.toTheEnd = true
  else if (rounds !== NO_EFFECT) wave.rounds = wave.rounds < 0 ? rounds : Math.min(wave.rounds, rounds)
  if (!tell) return
  const end =
    rounds === TO_THE_END
      ? 'it fights to the end'
      : rounds === NO_EFFECT
        ? 'no effect'
        : rounds === 0
          ? 'it retires'
          : `rounds left: ${wave.rounds}`
  const text = `Wave ${number + 1} at ${numbers.tests[level]} per cent: ${sum}, ${end}.`
  report(state, tell, 'morale', 'morale', text)
}

/** Every wave in play counts its round, tests what it has to, and withdraws with no round left. */
export function checkMorale(state: RorkesState, rng: Rng, tell?: Listener): void {
  const { waves, params } = state
  const { tests } = params.numbers
  for (let number = 0; number < waves.length; number++) {
    const wave = waves[number]!
    if (wave.gone) continue
    if (wave.fought && wave.rounds > 0) wave.rounds--
    for (let level = 0; level < tests.length; level++)
      if ((wave.tested & (1 << level)) === 0 && !wave.toTheEnd && hasLost(state, wave, tests[level]!))
        testMorale(state, number, level, rng, tell)
    if (wave.rounds === 0) withdrawWave(state, number, 'morale', tell)
  }
}
