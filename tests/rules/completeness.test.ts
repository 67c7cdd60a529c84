import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { rulesIds } from '../../src/rules/registry.ts'
import { readSources } from '../support/read-sources.ts'
import { choicesOf, untestedChoices, type RulesChoice } from '../support/rules-completeness.ts'

const games = rulesIds()
const evidence = {
  tests: new Map([...readSources('tests')].map(([path, text]) => [`tests/${path}`, text])),
  readmes: new Map(games.map((id) => [id, readFileSync(`src/rules/games/${id}/README.md`, 'utf8')])),
}

async function choices(id: string): Promise<RulesChoice[]> {
  const { value: game } = loadGame(nodeHost(), `data/${id}`)
  if (!game) throw new Error(`${id} cannot be loaded`)
  return choicesOf(game)
}

describe.each(games)('%s', (id) => {
  it('has a test and a line in its README for every ruling and every policy', async () => {
    const all = await choices(id)
    expect(new Set(all.map(({ what }) => what))).toEqual(new Set(['policy', 'ruling']))
    expect(untestedChoices(all, evidence)).toEqual([])
  })

  it('would miss a policy without either', () => {
    expect(
      untestedChoices([{ game: id, what: 'policy', id: ['plan', 'ted'].join(''), described: true }], evidence),
    ).toEqual([`${id}: policy planted: no test`, `${id}: policy planted: no line in the README`])
  })
})

it('takes a test that plays all rulings of the data for a test of each, and no other', () => {
  const planted: RulesChoice = { game: 'g', what: 'ruling', id: 'planted', described: true }
  const faults = (path: string, text: string) =>
    untestedChoices([planted], { tests: new Map([[path, text]]), readmes: new Map([['g', '`planted`']]) })
  const all = 'const options = game.rulings\ntest.each(options)'
  expect(faults('tests/rules/games/g/rulings.test.ts', all)).toEqual([])
  expect(faults('tests/rules/games/g/other.test.ts', all)).toEqual(['g: ruling planted: no test'])
  expect(faults('tests/rules/games/h/rulings.test.ts', all)).toEqual(['g: ruling planted: no test'])
  expect(faults('tests/rules/games/g/fire.test.ts', "rulings: { planted: 'yes' }")).toEqual([])
})
