// The long tests, on compiled code: `npm run long`. Every failure is told, and the exit code is 1 then.
// `node tests/long/long.mjs 100` plays a hundredth of the games, to see that the tests themselves work; `... 1 isandlwana` those of one game, and
// `... 1 isandlwana 2/3` the second third of its random games, so that several processes share the work; the first also does what is not of random games.
import { nodeHost } from '../../dist/cli/node-host.js'
import { loadGame } from '../../dist/game/load-game.js'
import { isandlwanaModel } from '../../dist/rules/games/isandlwana/rules.js'
import { zuluSpearsModel } from '../../dist/rules/games/zulu-spears/rules.js'
import { rorkesDriftModel } from '../../dist/rules/games/rorkes-drift/rules.js'
import { unbalancedEqualityModel } from '../../dist/rules/games/unbalanced-equality/rules.js'
import { brokenLaws } from '../../dist/rules/laws.js'
import { chooseSetting } from '../../dist/rules/setting.js'
import { playGame } from '../../dist/sim/play-game.js'
import { simulate } from '../../dist/sim/simulate.js'

const host = nodeHost()
const share = Number(process.argv[2] ?? 1)
/** So many games, or the share of them that is asked for. */
const few = (games) => Math.ceil(games / share)
const wanted = process.argv[3]
const [part, parts] = (process.argv[4] ?? '1/1').split('/').map(Number)
/** Numbers of the games whose laws are looked at: a share of them, this part. */
function* numbers(games) {
  for (let number = part - 1; number < few(games); number += parts) yield number
}
/** What was played, in words. */
const extent = parts === 1 ? '' : `, part ${part} of ${parts}`

let passed = 0
let failed = 0
const check = (what, right, told = '') => {
  if (right) passed++
  else failed++
  console.log(`${right ? 'ok  ' : 'FAIL'} ${what} ${told}`)
}

const load = (id) => {
  const { value: game, diagnostics } = loadGame(host, `${host.root}/data/${id}`)
  if (!game) throw new Error(diagnostics.map((d) => d.message).join('\n'))
  return game
}

const settingOf = (model, game, { scenario, rulings = {}, policies = {} }) => {
  const found = chooseSetting(model, game, { scenario, rulings: new Map(Object.entries(rulings)), policies })
  if (!found.value) throw new Error(found.diagnostics.map((d) => d.message).join('\n'))
  return found.value
}

/** Zulu Spears against known values of independent programs: a million games, within four standard errors; and with several workers. */
const checkKnownRates = async (game) => {
  for (const [scenario, policy, rate, turns] of [
    ['two-player', 'literal', 0.08138, 46.76],
    ['two-player', 'keep', 0.20813, 42.88],
    ['solo', 'keep', 0.61807, 9.74],
  ]) {
    const games = few(1_000_000)
    const policies = scenario === 'solo' ? { british: policy } : { zulu: policy, british: policy }
    const { value } = await simulate(game, { scenario, policies, seed: 1, games, workers: 2, clock: host })
    const found = value.winRate.zulu.value
    const error = Math.sqrt((rate * (1 - rate)) / games)
    check(`${scenario} ${policy}: Zulu rate`, Math.abs(found - rate) < 4 * error, `${found} (${rate})`)
    const off = Math.abs(value.turns.mean - turns)
    check(
      `${scenario} ${policy}: mean turns`,
      off < (4 * value.turns.sd) / Math.sqrt(games) + 0.005,
      `${value.turns.mean} (${turns})`,
    )
    const alone = await simulate(game, { scenario, policies, seed: 1, games, workers: 1, clock: host })
    const same = JSON.stringify({ ...alone.value, measured: 0 }) === JSON.stringify({ ...value, measured: 0 })
    check(`${scenario} ${policy}: one worker and two agree`, same)
  }
}

/** The laws over 100,000 random games, under several settings in turn. */
const checkLaws = (what, model, settings, every) => {
  const broken = new Set()
  for (const number of numbers(100_000))
    for (const law of brokenLaws(model, settings[number % settings.length], { seed: 77, game: number, every }))
      broken.add(`game ${number}: ${law}`)
  const told = [...broken].slice(0, 5).join('; ')
  check(`${what}: laws over ${few(100_000)} random games${extent}`, broken.size === 0, told)
}

/** Zulu Spears: quick play against the plain rules, under every option of every ruling, with several policies. */
const checkQuickZuluSpears = (model, game) => {
  for (const scenario of ['two-player', 'solo'])
    for (const policy of scenario === 'solo' ? ['keep'] : ['keep', 'literal', 'hold:60', 'literal-hold:100'])
      for (const { id, options } of game.rulings)
        for (const { value } of options) {
          const british = policy.startsWith('literal') ? 'literal' : 'keep'
          const policies = scenario === 'solo' ? { british } : { zulu: policy, british }
          const setting = settingOf(model, game, { scenario, rulings: { [id]: value }, policies })
          const quick = model.quick(setting.params, setting.policies)
          let different = 0
          for (let number = 0; number < few(2000); number++) {
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
}

const checkZuluSpears = async () => {
  const game = load('zulu-spears')
  const model = zuluSpearsModel
  for (const scenario of ['two-player', 'solo'])
    checkLaws(scenario, model, [settingOf(model, game, { scenario }).params], 97)
  if (part > 1) return
  await checkKnownRates(game)
  checkQuickZuluSpears(model, game)
}

/** The laws under some rulings and scenarios, and quick play, where there is one, against the plain rules for every pair of policies under each of the rulings. */
const checkGame = (model, id, every, rulings, zulus, defenders, scenarios = [undefined]) => {
  const game = load(id)
  const paramsOf = (scenario, chosen) => settingOf(model, game, { scenario, rulings: chosen }).params
  checkLaws(
    id,
    model,
    scenarios.flatMap((scenario) => rulings.map((chosen) => paramsOf(scenario, chosen))),
    every,
  )
  if (part > 1) return
  for (const zulu of zulus)
    for (const british of defenders)
      for (const chosen of rulings) {
        const { params, policies } = settingOf(model, game, { rulings: chosen, policies: { zulu, british } })
        const quick = model.quick?.(params, policies)
        if (!quick) continue
        let different = 0
        for (let number = 0; number < few(2000); number++) {
          const { result, picks } = playGame(model, params, policies, 5, number)
          if (JSON.stringify({ ...result, picks }) !== JSON.stringify(quick(5, number))) different++
        }
        const under = JSON.stringify(chosen)
        check(`${zulu} ${british} ${under}: quick play is the plain rules`, different === 0, `${different} differ`)
      }
}

const asked = (id) => wanted === undefined || wanted === id

if (asked('zulu-spears')) await checkZuluSpears()
const guns = [{ gun: 'no' }, { gun: 'yes' }]
if (asked('unbalanced-equality'))
  checkGame(
    unbalancedEqualityModel,
    'unbalanced-equality',
    97,
    guns,
    ['frontal', 'horns'],
    ['firing-line', 'fall-back'],
  )
const drift = [
  {},
  { reload: 'no', 'oskarberg-reload': 'no' },
  { 'zulus-per-assault': 'left', bypass: 'off', front: '2' },
]
if (asked('rorkes-drift'))
  checkGame(rorkesDriftModel, 'rorkes-drift', 1499, drift, ['weakest-section', 'all-sides'], ['hold-walls', 'redoubt'])
const battle = [
  {},
  { 'snipe-cap': 'six', 'split-fire': 'none', shortage: 'twice', 'onrush-attack': 'any' },
  { 'capture-by-move': 'no', 'square-mixed': 'yes', 'lone-leader': 'dies', recycle: 'nearest', 'split-fire': 'once' },
]
if (asked('isandlwana'))
  checkGame(
    isandlwanaModel,
    'isandlwana',
    701,
    battle,
    ['solitaire', 'encircle'],
    ['stand', 'consolidate', 'breakout'],
    ['historical', 'free-setup', 'free-line'],
  )

if (passed + failed === 0) console.log(`no long tests of a game "${wanted}"`)
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0 || passed === 0) process.exitCode = 1
