// Speed of the simulation, on compiled code; the figures of one process.
import { nodeHost } from '../../dist/cli/node-host.js'
import { loadGame } from '../../dist/game/load-game.js'
import { simulate } from '../../dist/sim/simulate.js'

/** Games a second by scenario, policy and number of workers, and how much two workers gain. The best of `rounds` runs each. */
export async function benchSimulation({ games = 400_000, rounds = 3 } = {}) {
  const host = nodeHost()
  const { value: game } = loadGame(host, `${host.root}/data/zulu-spears`)
  const lines = []
  const best = async (scenario, policies, workers, count, times = rounds) => {
    let cpu = 0
    let wall = 0
    for (let round = 0; round < times; round++) {
      const { value } = await simulate(game, { scenario, policies, seed: 1, games: count, workers, clock: host })
      cpu = Math.max(cpu, value.measured.gamesPerCpuSecond)
      wall = Math.max(wall, value.measured.gamesPerSecond)
    }
    return { cpu, wall }
  }
  const keep = { zulu: 'keep', british: 'keep' }
  const literal = { zulu: 'literal', british: 'literal' }
  const one = await best('two-player', keep, 1, games)
  // Enough games that starting a thread does not count, one worker and two in turn.
  const gain = []
  for (let round = 0; round < rounds; round++) {
    const alone = await best('two-player', keep, 1, games * 3, 1)
    const both = await best('two-player', keep, 2, games * 3, 1)
    gain.push(both.wall / alone.wall)
  }
  lines.push(['two-player, keep: games per CPU second', one.cpu])
  lines.push(['two-player, literal: games per CPU second', (await best('two-player', literal, 1, games)).cpu])
  lines.push(['solo: games per CPU second', (await best('solo', { british: 'keep' }, 1, games)).cpu])
  lines.push([
    'two-player, random by the plain rules: games per CPU second',
    (await best('two-player', { zulu: 'random', british: 'random' }, 1, 5000)).cpu,
  ])
  lines.push(['two workers against one (wall clock)', Math.max(...gain).toFixed(2)])
  return lines
}

if (process.argv[1]?.endsWith('simulation.mjs'))
  for (const [what, figure] of await benchSimulation()) console.log(`${String(figure).padStart(10)}  ${what}`)
