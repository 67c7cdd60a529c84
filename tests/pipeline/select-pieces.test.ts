import { expect, it } from 'vitest'
import type { Face } from '../../src/draw/face.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { hasPiece, selectPieces } from '../../src/pipeline/select-pieces.ts'
import { tinyGame } from '../support/tiny-game.ts'

const deck = loadGame(tinyGame(), '/games/tiny').value!.decks[0]!
const face = (piece: string, side: Face['side']): Face => ({
  piece,
  side,
  label: piece,
  width: 1,
  height: 1,
  bleed: 0,
  svg: '',
})
const pieces = ['duel/knight/1', 'duel/knight/2', 'duel/knight/3', 'duel/page/1']
const drawn = { fronts: pieces.map((piece) => face(piece, 'front')), backs: pieces.map((piece) => face(piece, 'back')) }
const chosen = (...wishes: { id: string; copies?: number }[]): string[] =>
  selectPieces(deck, drawn, wishes).fronts.map(({ piece }) => piece)

it('knows cards by id, alone or with the deck', () => {
  expect(['knight', 'duel.knight', 'squire', 'war.knight'].map((id) => hasPiece(deck, { id }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('leaves everything without wishes', () => {
  expect(selectPieces(deck, drawn, [])).toBe(drawn)
})

it('takes all copies, the first ones, or repeats them', () => {
  expect(chosen({ id: 'knight' })).toEqual(['duel/knight/1', 'duel/knight/2', 'duel/knight/3'])
  expect(chosen({ id: 'duel.page' }, { id: 'knight', copies: 2 })).toEqual([
    'duel/page/1',
    'duel/knight/1',
    'duel/knight/2',
  ])
  expect(chosen({ id: 'page', copies: 3 })).toEqual(['duel/page/1', 'duel/page/1', 'duel/page/1'])
  expect(chosen({ id: 'squire' })).toEqual([])
})

it('keeps each back with its front', () => {
  const { fronts, backs } = selectPieces(deck, drawn, [{ id: 'page' }, { id: 'knight' }])
  expect(backs.map((back) => back?.piece)).toEqual(fronts.map(({ piece }) => piece))
  expect(new Set(backs.map((back) => back?.side))).toEqual(new Set(['back']))
})
