import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPaper, type Paper } from '../../src/kernel/paper-sizes.ts'
import { withinReach } from '../../src/pipeline/within-reach.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import type { PrinterProfile } from '../../src/schema/kinds/printer.ts'
import { buildCase } from '../support/case-game.ts'

const a4 = findPaper('a4')!
const printer: PrinterProfile = { kind: 'printer', margins: { left: 3, top: 3, right: 3, bottom: 25 } }

test('what does not fit within reach is laid out on the whole paper, and only what is found there is told', () => {
  const asked: Paper[] = []
  const error = { code: 'x/too-large', severity: 'error', message: 'too large' } as const
  const laid = withinReach(a4, printer, 'none', (paper) => {
    asked.push(paper)
    return paper === a4 ? { value: [], diagnostics: [] } : { diagnostics: [error] }
  })
  expect(asked.map(({ height }) => height)).toEqual([277, 297])
  expect(laid).toEqual({ value: [], diagnostics: [] })
})

test('without margins, or without a printer, the whole paper is asked for at once', () => {
  for (const profile of [undefined, { kind: 'printer' }])
    expect(
      withinReach(a4, profile, 'long-edge', (paper) => ({ value: [], diagnostics: [{ ...note(paper) }] })),
    ).toEqual({
      value: [],
      diagnostics: [note(a4)],
    })
})

const note = ({ height }: Paper) => ({ code: 'x/height', severity: 'note', message: String(height) }) as const

test('maps are cut into pages within reach; the page of their own size goes to another printer', async () => {
  const folder = 'tests/fixtures/small-board'
  const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const game = `${files['game.yaml']}sheets: [{ kind: map, id: map, title: Map, map: field }]\n`
  const built = await buildCase({ ...files, 'game.yaml': game }, { printer, hexSize: 70 })
  const tiled = readPdf(built.pdf('map_a4'))
  expect(tiled.pages.length).toBeGreaterThan(1)
  expect(readPdf(built.pdf('map_whole')).pages).toHaveLength(1)
  // Tiles are pieces to be cut, so all of them is inside.
  for (const { page, corners } of tiled.pieces)
    expect(Math.max(...corners.map(({ y }) => y))).toBeLessThanOrEqual(tiled.pages[page - 1]!.height - 25 + 0.01)
  expect(built.said.filter((text) => text.includes('margins'))).toEqual([])
})
