import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

test('the same seed gives the same game, another one another', () => {
  const { params, policies } = battleSetting()
  const play = (game: number): string => {
    const lines: string[] = []
    playGame(model, params, policies, 9, game, ({ turn, text }) => lines.push(`${turn} ${text}`))
    return lines.join('\n')
  }
  expect(play(4)).toBe(play(4))
  expect(play(4)).not.toBe(play(5))
})

test('figures of a finished game agree with one another', () => {
  const { params, policies } = battleSetting('historical', {}, { british: 'breakout' })
  const start = params.units.reduce((sum, { strength }) => sum + strength, 0)
  for (let game = 0; game < 10; game++) {
    let attacks = 0
    const { result } = playGame(model, params, policies, 2, game, ({ kind }) => {
      if (kind === 'fire' || kind === 'attack') attacks++
    })
    const figures = Object.fromEntries((model.meta.figures ?? []).map((name, i) => [name, result.figures?.[i] ?? 0]))
    const lost =
      (figures['lost-to-attacks'] ?? 0) + (figures['lost-to-sniping'] ?? 0) + (figures['lost-to-displacement'] ?? 0)
    // What is neither lost nor on the map has not arrived.
    expect([0, 6]).toContain(start - lost - result.score)
    expect(Object.values(result.fought ?? {}).reduce((sum, count) => sum + count, 0)).toBe(attacks)
    expect(result.ending === 'sudden-death' ? figures['wagon-captured'] : 0).toBe(0)
  }
})
