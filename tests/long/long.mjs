// The long tests, on compiled code: `npm run long`. Every failure is told, and the exit code is 1 then.
import { nodeHost } from '../../dist/cli/node-host.js'
import { loadGame } from '../../dist/game/load-game.js'
import { zuluSpearsModel as model } from '../../dist/rules/games/zulu-spears/rules.js'
import { unbalancedEqualityModel } from '../../dist/rules/games/unbalanced-equality/rules.js'
import { brokenLaws } from '../../dist/rules/laws.js'
import { chooseSetting } from '../../dist/rules/setting.js'
import { playGame } from '../../dist/sim/play-game.js'
import { simulate } from '../../dist/sim/simulate.js'

const host = nodeHost()
const { value: game, diagnostics } = loadGame(host, `${host.root}/data/zulu-spears`)
if (!game) throw new Error(diagnostics.map((d) => d.message).join('\n'))

let passed = 0
let failed = 0
const check = (what, right, told = '') => {
  if (right) passed++
  else failed++
  console.log(`${right ? 'ok  ' : 'FAIL'} ${what} ${told}`)
}

const settingOf = (scenario, rulings = {}, policies = {}) => {
  const found = chooseSetting(model, game, { scenario, rulings: new Map(Object.entries(rulings)), policies })
  if (!found.value) throw new Error(found.diagnostics.map((d) => d.message).join('\n'))
  return found.value
}

// Known values of independent programs: a million games, within four standard errors.
for (const [scenario, policy, rate, turns] of [
  ['two-player', 'literal', 0.08138, 46.76],
  ['two-player', 'keep', 0.20813, 42.88],
  ['solo', 'keep', 0.61807, 9.74],
]) {
  const games = 1_000_000
  const policies = scenario === 'solo' ? { british: policy } : { zulu: policy, british: policy }
  const { value } = await simulate(game, { scenario, policies, seed: 1, games, workers: 2, clock: host })
  const found = value.winRate.zulu.value
  const error = Math.sqrt((rate * (1 - rate)) / games)
  check(`${scenario} ${policy}: Zulu rate`, Math.abs(found - rate) < 4 * error, `${found} (${rate})`)
  const off = Math.abs(value.turns.mean - turns)
  check(
    `${scenario} ${policy}: mean turns`,
    off < (4 * value.turns.sd) / 1000 + 0.005,
    `${value.turns.mean} (${turns})`,
  )
  const alone = await simulate(game, { scenario, policies, seed: 1, games, workers: 1, clock: host })
  const same = JSON.stringify({ ...alone.value, measured: 0 }) === JSON.stringify({ ...value, measured: 0 })
  check(`${scenario} ${policy}: one worker and two agree`, same)
}

// The laws over 100,000 random games a mode.
for (const scenario of ['two-player', 'solo']) {
  const { params } = settingOf(scenario)
  const broken = new Set()
  for (let number = 0; number < 100_000; number++)
    for (const law of brokenLaws(model, params, { seed: 77, game: number, every: 97 }))
      broken.add(`game ${number}: ${law}`)
  check(`${scenario}: laws over 100,000 random games`, broken.size === 0, [...broken].slice(0, 5).join('; '))
}

// Quick play against the plain rules: every option of every ruling, several policies.
for (const scenario of ['two-player', 'solo'])
  for (const policy of scenario === 'solo' ? ['keep'] : ['keep', 'literal', 'hold:60', 'literal-hold:100'])
    for (const { id, options } of game.rulings)
      for (const { value } of options) {
        const british = policy.startsWith('literal') ? 'literal' : 'keep'
        const setting = settingOf(
          scenario,
          { [id]: value },
          scenario === 'solo' ? { british } : { zulu: policy, british },
        )
        const quick = model.quick(setting.params, setting.policies)
        let different = 0
        for (let number = 0; number < 2000; number++) {
          const plain = playGame(model, setting.params, setting.policies, 5, number)
          const { picks, ...result } = quick(5, number)
          const same = Object.entries(plain.result).every(([key, wanted]) => result[key] === wanted)
          if (!same || picks !== plain.picks) different++
        }
        check(
          `${scenario} ${policy} ${id}=${value}: quick play is the plain rules`,
          different === 0,
          `${different} differ`,
        )
      }

// Unbalanced Equality: the laws over 100,000 random games, and quick play against the plain rules for every pair of policies.
{
  const model = unbalancedEqualityModel
  const { value: battle } = loadGame(host, `${host.root}/data/unbalanced-equality`)
  const settingOf = (gun, policies = {}) =>
    chooseSetting(model, battle, { rulings: new Map([['gun', gun]]), policies }).value
  const broken = new Set()
  const [without, withGun] = [settingOf('no').params, settingOf('yes').params]
  for (let number = 0; number < 100_000; number++) {
    const params = number % 2 === 0 ? without : withGun
    for (const law of brokenLaws(model, params, { seed: 77, game: number, every: 97 }))
      broken.add(`game ${number}: ${law}`)
  }
  check('two-companies: laws over 100,000 random games', broken.size === 0, [...broken].slice(0, 5).join('; '))
  for (const zulu of ['frontal', 'horns'])
    for (const british of ['firing-line', 'fall-back'])
      for (const gun of ['no', 'yes']) {
        const { params, policies } = settingOf(gun, { zulu, british })
        const quick = model.quick(params, policies)
        let different = 0
        for (let number = 0; number < 2000; number++) {
          const { result, picks } = playGame(model, params, policies, 5, number)
          if (JSON.stringify({ ...result, picks }) !== JSON.stringify(quick(5, number))) different++
        }
        check(`${zulu} ${british} gun=${gun}: quick play is the plain rules`, different === 0, `${different} differ`)
      }
}

console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
