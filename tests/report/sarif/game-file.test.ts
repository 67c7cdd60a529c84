import { expect, it } from 'vitest'
import { gameFile } from '../../../src/report/sarif/game-file.ts'

const sources = (...files: string[]): Map<string, string> => new Map(files.map((file) => [file, '']))

it.each([
  ['its game.yaml', 'my', sources('my/a.yaml', 'my/game.yaml'), 'my/game.yaml'],
  ['its first file', 'my', sources('mine/a.yaml', 'my/c.yaml', 'my/b.yaml'), 'my/b.yaml'],
  ['the variant itself', 'more.yaml', sources('data/duel/game.yaml', 'more.yaml'), 'more.yaml'],
  ['the current folder', '.', sources('./deck.yaml'), './deck.yaml'],
  ['a folder without files', 'my', sources('mine/a.yaml'), 'my'],
])('a game is told by %s', (_, path, files, file) => expect(gameFile(path, files)).toBe(file))
