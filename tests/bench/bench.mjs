// The figures that speed is judged by, as whole processes: `npm run bench`. Least CPU of several runs; the machine should be quiet.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { best, measure } from './measure.mjs'
import { benchPreview, SAVES } from './preview.mjs'

const folder = mkdtempSync(join(tmpdir(), 'qm-bench-'))
const out = join(folder, 'out')
const rows = []
const row = (what, measured, target) => {
  rows.push([what, measured, target])
  console.log(`${what.padEnd(58)} ${measured.padEnd(34)} ${target}`)
}
const seconds = (run) => `${run.cpu.toFixed(2)} s CPU, ${run.wall.toFixed(2)} s wall`

const start = best(5, '--help')
row('start-up: qm --help', seconds(start), '')

const deck = best(
  5,
  'build',
  'zulu-spears',
  '--only',
  'zulu',
  '--format',
  'pdf',
  '--no-simulation',
  '--out',
  out,
  '--json',
)
const { bytes } = JSON.parse(deck.out).files[0]
row('54 cards with backs, 9-up A4, PDF, checked and measured', seconds(deck), 'at most 0.81 s CPU')
row('  its size', `${(bytes / 1024).toFixed(1)} KiB`, 'at most 100 KiB')
row('  share of start-up', `${Math.round((start.cpu / deck.cpu) * 100)} %`, '')

const large = join(folder, 'large')
mkdirSync(large)
const cards = Array.from(
  { length: 540 },
  (_, i) =>
    `  - { id: c${i}, title: Card ${i}, value: ${i % 10}, text: "Number **${i}** of many, each with a text of its own." }`,
)
writeFileSync(
  join(large, 'deck.yaml'),
  `kind: deck\nid: large\ntitle: Large\ncard: { size: poker, template: card, back: card-back }\nfields: { value: number, text: text }\ncards:\n${cards.join('\n')}\n`,
)
const big = best(3, 'build', large, '--format', 'pdf', '--out', out, '--json')
row('540 cards with backs, 120 pages', `${seconds(big)}, ${Math.round(big.megabytes)} MB`, 'under 300 MB')
row('  pages a second, start-up apart', `${Math.round(120 / (big.cpu - start.cpu))}`, '50')

const checked = best(5, 'check', 'zulu-spears', '--no-simulation')
row('qm check zulu-spears --no-simulation', seconds(checked), 'under 0.5 s')

const play = (workers) =>
  measure(
    'simulate',
    'zulu-spears',
    '--policy',
    'zulu=keep,british=keep',
    '--games',
    '2e6',
    '--workers',
    String(workers),
    '--json',
  )
const one = [1, 2, 3].map(() => JSON.parse(play(1).out).measured.gamesPerCpuSecond)
row('Zulu Spears, keep against keep, one worker', `${Math.max(...one).toLocaleString('en')} games/s`, '400,000 games/s')
const wall = (workers) => Math.min(...[1, 2, 3].map(() => JSON.parse(play(workers).out).measured.wallMs))
row('  two workers against one', `${(wall(1) / wall(2)).toFixed(2)} x`, '1.8 x')

for (const [game, zulu, british, games, target] of [
  ['unbalanced-equality', 'frontal', 'firing-line', 200_000, 50_000],
  ['rorkes-drift', 'weakest-section', 'hold-walls', 8_000, 4_000],
  ['isandlwana', 'solitaire', 'stand', 3_000, 1_500],
]) {
  const policy = `zulu=${zulu},british=${british}`
  const run = () => measure('simulate', game, '--policy', policy, '--games', `${games}`, '--workers', '1', '--json')
  const speeds = [1, 2, 3].map(() => JSON.parse(run().out).measured.gamesPerCpuSecond)
  const reached = `${Math.max(...speeds).toLocaleString('en')} games/s`
  row(`${game}, ${zulu} against ${british}, one worker`, reached, `${target.toLocaleString('en')} games/s`)
}

const variant = join(folder, 'more-blood.yaml')
writeFileSync(
  variant,
  'kind: variant\nid: more-blood\nof: zulu-spears\nchanges: { decks.zulu.cards.blood.count: 11 }\n',
)
const compare = (...words) => ['compare', 'zulu-spears', variant, '--workers', '1', '--json', ...words]
const paired = [1, 2, 3].map(() => measure(...compare('--games', '2e5', '--no-matrix', '--no-knock-out')))
const pairs = Math.max(...paired.map(({ out }) => JSON.parse(out).measured.pairsPerCpuSecond))
row('qm compare, one Blood more, one worker', `${pairs.toLocaleString('en')} pairs/s`, '')
const judged = best(5, ...compare('--verdict'))
row('  its verdict on one point, whole process', seconds(judged), 'under 2 s')
const share = (part, whole) => `${Math.round((part.cpu / whole.cpu) * 100)} %`
const paper = best(5, ...compare('--no-simulation'))
row('  share of start-up, reading and the comparison on paper', share(paper, judged), '')
const simulate = (games) => best(5, 'simulate', 'zulu-spears', '--games', games, '--workers', '1')
row('qm simulate zulu-spears, 10,000 games: share of start-up', share(simulate('1'), simulate('10000')), '')

const map = best(3, 'build', 'isandlwana', '--only', 'map', '--no-simulation', '--out', out)
row('the map of Isandlwana, tiles and whole, PDF and SVG', seconds(map), 'under 1 s CPU + start-up')
const page = best(3, 'build', 'isandlwana', '--only', 'tables', '--format', 'pdf', '--no-simulation', '--out', out)
row('  beyond reading and checking the game, and a page', `${(map.cpu - page.cpu).toFixed(2)} s CPU`, 'under 1 s CPU')
for (const game of ['isandlwana', 'rorkes-drift', 'unbalanced-equality']) {
  const whole = best(2, 'build', game, '--no-simulation', '--out', out)
  row(`all sheets of ${game}, A4`, seconds(whole), game === 'isandlwana' ? 'under 6 s' : '')
}

for (const save of SAVES) {
  const { cpu, wall } = await benchPreview(save)
  row(`qm preview: ${save.what} redrawn`, `${Math.round(cpu)} ms CPU, ${Math.round(wall)} ms wall`, 'under 150 ms')
}

const all = best(2, 'build', '--paper', 'a4,letter', '--out', out)
row('qm build of all games, A4 and Letter, PDF and SVG', seconds(all), 'under 20 s')
rmSync(folder, { recursive: true })
