import { expect, it } from 'vitest'
import { openStudio } from '../../src/draw/studio.ts'
import { boardPieces } from '../../src/pipeline/board-pieces.ts'
import { boardOf } from '../../src/rules/games/isandlwana/board.ts'
import { battleAt, battleGame } from '../support/isandlwana-battle.ts'
import { memoryHost } from '../support/memory-host.ts'

it('shows each unit by the face with its strength, and says of a stack what its faces do not show', async () => {
  const game = battleGame()
  const { value: studio } = await openStudio({ host: memoryHost(), folder: game.folder })
  if (!studio) throw new Error('no studio')
  const { state } = battleAt({
    stage: 'combat',
    units: { a: ['0709', 5], c: ['1206', 4], e: ['1206', 3], rb: ['1307', 1] },
    square: ['e', 'rb'],
    leaders: { young: '1206' },
    zulus: ['1201', '1201', '0808'],
    captured: true,
    colors: 'declined',
  })
  const context = { studio, game, rulings: new Map<string, string>(), oneOfEach: true }
  const { pieces, labels } = boardPieces(boardOf(state), context, [])
  const faces = pieces.flatMap(({ hex, pieces: here }) =>
    here.map(({ face, count }) => [hex, face.piece, face.side, count]),
  )
  expect(faces).toEqual([
    ['1206', 'counters/young/1', 'front', 1],
    ['1206', 'counters/c-4/1', 'front', 1],
    ['1206', 'counters/e-4/1', 'back', 1],
    ['1008', 'counters/wagon/1', 'front', 1],
    ['0808', 'counters/zulu/1', 'front', 1],
    ['1201', 'counters/zulu/1', 'front', 2],
    ['0709', 'counters/a-6/1', 'back', 1],
    ['1307', 'counters/rb/1', 'back', 1],
  ])
  expect(labels).toEqual([
    { hex: '1206', lines: ['', '4', '3 □'] },
    { hex: '1008', lines: ['captured'] },
    { hex: '1307', lines: ['□'] },
  ])
})
