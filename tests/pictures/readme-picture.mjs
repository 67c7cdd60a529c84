// Draws data/sheets.png, the picture at the head of README, from sheets as they are built: node tests/pictures/readme-picture.mjs (after npm run build).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const ROWS = [
  [
    'zulu-spears/zulu_a4_long-edge_07',
    'zulu-spears/british_a4_long-edge_07',
    'zulu-spears/zulu_a4_long-edge_08',
    'unbalanced-equality/chart_a4_none_01',
    'rorkes-drift/figures-british_a4_none_01',
  ],
  ['isandlwana/counters_a4_long-edge_01', 'isandlwana/map_whole_none_01', 'rorkes-drift/plan-overview_a4_none_01'],
]
/** Width of a row of pages and space between them, in units of the picture. */
const [WIDTH, GAP] = [1100, 14]

const folder = mkdtempSync(join(tmpdir(), 'qm-picture-'))
for (const game of new Set(ROWS.flat().map((page) => page.split('/')[0])))
  execFileSync(process.execPath, [
    'dist/cli/main.js',
    'build',
    game,
    '--format',
    'svg',
    '--no-simulation',
    '--out',
    folder,
  ])

/** A page as it was built, with its width for a height of 1. */
function read(name) {
  const svg = readFileSync(join(folder, `${name}.svg`))
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.toString('utf8')) ?? []
  return { href: `data:image/svg+xml;base64,${svg.toString('base64')}`, ratio: Number(width) / Number(height) }
}

let y = GAP
const drawn = ROWS.flatMap((names) => {
  const pages = names.map(read)
  // All pages of a row have the height at which they fill it.
  const height = (WIDTH - (pages.length - 1) * GAP) / pages.reduce((sum, { ratio }) => sum + ratio, 0)
  let x = GAP
  const row = pages.map(({ href, ratio }) => {
    const place = `width="${ratio * height}" height="${height}"`
    const page =
      `<rect x="${x + 1.2}" y="${y + 1.6}" ${place} fill="#b9b4a6"/><rect x="${x}" y="${y}" ${place} fill="#ffffff"/>` +
      `<image x="${x}" y="${y}" ${place} href="${href}"/>`
    x += ratio * height + GAP
    return page
  })
  y += height + GAP
  return row
})
const width = WIDTH + 2 * GAP
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}"><rect width="${width}" height="${y}" fill="#e4e0d4"/>${drawn.join('')}</svg>`
const image = new Resvg(picture, { fitTo: { mode: 'width', value: 1600 }, font: { loadSystemFonts: false } }).render()
writeFileSync('data/sheets.png', image.asPng())
rmSync(folder, { recursive: true })
