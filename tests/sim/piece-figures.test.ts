import { describe, expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../src/rules/games/zulu-spears/rules.ts'
import { addCourse, courseOf, emptyCourse } from '../../src/sim/course.ts'
import { followPieces, type FollowedGames } from '../../src/sim/piece-figures.ts'
import { playGame } from '../../src/sim/play-game.ts'
import { zuluGame, type Changes } from '../support/zulu-game.ts'
import { zuluSetting } from '../support/zulu-setting.ts'

function follow(scenario: string, games: number, changes: Changes = {}): FollowedGames {
  const found = followPieces(model, zuluSetting(scenario, {}, {}, zuluGame(changes)), 1, games)
  if (!found) throw new Error('no story')
  return found
}

describe('figures of cards', () => {
  test('every drawn card of the two-player game is played, discarded, lost or stuck', () => {
    for (const { side, kind, copies, drawn, played, discarded, lost, stuck } of follow('two-player', 150).pieces) {
      expect([side, kind, (played + discarded + lost + stuck).toFixed(9)]).toEqual([side, kind, drawn.toFixed(9)])
      expect(drawn).toBeLessThanOrEqual(copies)
    }
  })

  test('a game of one card a side, worked out by hand', () => {
    // Both draw their only cards at the set-up; in turn 1 there is nothing to draw, so the British win with the Zulu card in hand.
    const one = follow('two-player', 10, {
      zulu: [['blood', 1, 10, 'force']],
      british: [['barricades', 1, 20, 'standing']],
    })
    const [blood, barricades] = one.pieces
    expect(blood).toMatchObject({ kind: 'blood', copies: 1, drawn: 1, played: 0, stuck: 1, forcePerCopy: 0 })
    expect(blood?.winRate.drawn?.value).toBe(0)
    expect(blood?.winRate.undrawn).toBeUndefined()
    expect(barricades).toMatchObject({ kind: 'barricades', copies: 1, drawn: 1, stuck: 1 })
    expect(barricades?.winRate.drawn?.value).toBe(1)
    // No turn was counted: the end is the start.
    expect(one.course.turns).toEqual([{ turn: 0, p10: 100, p50: 100, p90: 100, going: 0 }])
  })

  test('force used, and the win rate of a rare card, against a count of the same games', () => {
    const games = 200
    const setting = zuluSetting('solo')
    let force = 0
    let [withDoctor, wonWithDoctor] = [0, 0]
    for (let game = 0; game < games; game++) {
      const seen = new Set<string>()
      const { result } = playGame(model, setting.params, setting.policies, 1, game, ({ kind, pieces = [] }) => {
        if (kind === 'reveal') force += 40 * pieces.filter((piece) => piece.startsWith('zulu/warriors/')).length
        if (kind === 'draw') pieces.forEach((piece) => seen.add(piece))
      })
      if (!seen.has('british/doctor/1')) continue
      withDoctor++
      if (result.winner === 1) wonWithDoctor++
    }
    const { pieces } = follow('solo', games)
    const kind = (id: string) => pieces.find((piece) => piece.kind === id)
    expect(kind('warriors')?.forcePerCopy).toBeCloseTo(force / games / 8, 9)
    expect(kind('doctor')?.winRate.drawn?.value).toBeCloseTo(wonWithDoctor / withDoctor, 9)
  })
})

describe('course', () => {
  test('medians and tenths; games that are over keep their last value', () => {
    const course = emptyCourse()
    for (let game = 0; game < 9; game++) addCourse(course, [100, 90 - game, 50])
    addCourse(course, [100, 0])
    expect(courseOf(course)).toEqual([
      { turn: 0, p10: 100, p50: 100, p90: 100, going: 10 },
      { turn: 1, p10: 0, p50: 85, p90: 89, going: 9 },
      { turn: 2, p10: 0, p50: 50, p90: 50, going: 0 },
    ])
  })

  test('troops of two-player games never rise above the start, and end where the games end', () => {
    const { course } = follow('two-player', 60)
    expect(course.figure).toBe('troops')
    expect(course.turns[0]).toEqual({ turn: 0, p10: 100, p50: 100, p90: 100, going: 60 })
    expect(course.turns.every(({ p10, p50, p90 }) => p10 <= p50 && p50 <= p90 && p90 <= 100)).toBe(true)
    expect(course.turns.at(-1)?.going).toBe(0)
  })
})
