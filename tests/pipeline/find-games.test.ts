import { describe, expect, it } from 'vitest'
import { shippedGames } from '../../src/game/shipped-games.ts'
import { findGames } from '../../src/pipeline/find-games.ts'
import { memoryHost } from '../support/memory-host.ts'

const game = 'kind: game\ntitle: G\n'

describe('findGames', () => {
  it('takes folders anywhere, with or without a slash, and a game.yaml', () => {
    const host = memoryHost({ '/a/duel/game.yaml': game, '/b/war/game.yaml': game })
    expect(findGames(host, '/a', ['duel/', '/b/war']).games).toEqual([
      { path: 'duel', name: 'duel' },
      { path: '/b/war', name: 'war' },
    ])
    expect(findGames(host, '/a', ['duel/game.yaml']).games).toEqual([{ path: 'duel', name: 'duel' }])
  })

  it('takes shipped games by id, and all of them without arguments', () => {
    const host = memoryHost()
    expect(shippedGames(host)).toContain('zulu-spears')
    expect(findGames(host, '/elsewhere', ['zulu-spears']).games).toEqual([
      { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' },
    ])
    expect(findGames(host, host.root, ['zulu-spears']).games[0]!.path).toBe('data/zulu-spears')
    expect(findGames(host, '/elsewhere', []).games.map(({ name }) => name)).toEqual(shippedGames(host))
  })

  it('takes the game of the current folder without arguments', () => {
    expect(findGames(memoryHost({ '/a/duel/game.yaml': game }), '/a/duel', []).games).toEqual([
      { path: '.', name: 'duel' },
    ])
  })

  it('knows a game in the current folder by its deck too, and no other YAML file', () => {
    const deck = memoryHost({ '/a/duel/cards.yml': '# cards\nkind: deck\nid: duel\n' })
    expect(findGames(deck, '/a/duel', []).games).toEqual([{ path: '.', name: 'duel' }])
    const other = memoryHost({ '/a/duel/ci.yaml': 'kinds: deck\nx: "kind: deck"\n', '/a/duel/notes.txt': 'kind: deck' })
    expect(findGames(other, '/a/duel', []).games.map(({ name }) => name)).toEqual(shippedGames(other))
  })

  it('prefers a folder of the name of a shipped game', () => {
    const host = memoryHost({ '/a/zulu-spears/game.yaml': game })
    expect(findGames(host, '/a', ['zulu-spears']).games).toEqual([{ path: 'zulu-spears', name: 'zulu-spears' }])
  })

  it('reports unknown names and twins', () => {
    const host = memoryHost({ '/a/duel/game.yaml': game, '/b/Duel/game.yaml': game })
    const found = findGames(host, '/a', ['duel', '/b/Duel', 'zulu-spaers'])
    expect(found.diagnostics.map(({ code }) => code)).toEqual(['build/no-game', 'build/same-folder'])
    expect(found.diagnostics[0]!.hints).toEqual(['did you mean "zulu-spears"?'])
  })
})
