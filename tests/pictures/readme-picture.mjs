// Draws data/sheets.png, the picture at the head of README, from sheets as they are built: node tests/pictures/readme-picture.mjs (after npm run build).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const PAGES = ['zulu_a4_long-edge_07', 'british_a4_long-edge_07', 'zulu_a4_long-edge_08', 'quick-reference_a4_none_01']
const [WIDTH, HEIGHT, GAP] = [210, 297, 14]

const folder = mkdtempSync(join(tmpdir(), 'qm-picture-'))
execFileSync(process.execPath, [
  'dist/cli/main.js',
  'build',
  'zulu-spears',
  '--format',
  'svg',
  '--no-simulation',
  '--out',
  folder,
])
const pages = PAGES.map((name, i) => {
  const page = readFileSync(join(folder, 'zulu-spears', `${name}.svg`)).toString('base64')
  const x = GAP + i * (WIDTH + GAP)
  return (
    `<rect x="${x + 1.2}" y="${GAP + 1.6}" width="${WIDTH}" height="${HEIGHT}" fill="#b9b4a6"/>` +
    `<rect x="${x}" y="${GAP}" width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>` +
    `<image x="${x}" y="${GAP}" width="${WIDTH}" height="${HEIGHT}" href="data:image/svg+xml;base64,${page}"/>`
  )
})
const [width, height] = [PAGES.length * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP]
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#e4e0d4"/>${pages.join('')}</svg>`
const drawn = new Resvg(picture, { fitTo: { mode: 'width', value: 1600 }, font: { loadSystemFonts: false } }).render()
writeFileSync('data/sheets.png', drawn.asPng())
rmSync(folder, { recursive: true })
