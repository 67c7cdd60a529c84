import { expect, it } from 'vitest'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { openStudio } from '../../../src/draw/studio.ts'
import { activeRulings } from '../../../src/game/active-rulings.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import type { PlanCardSheet } from '../../../src/game/plan-sheet.ts'
import { drawPlanCards } from '../../../src/pipeline/draw-plan-cards.ts'
import type { Diagnostic } from '../../../src/kernel/diagnostic.ts'

const host = nodeHost()
const folder = `${host.root}/data/rorkes-drift`
const game = loadGame(host, folder).value!
const studio = (await openStudio({ host, folder })).value!
const rulings = activeRulings(game, undefined, new Map()).value!
const request = game.sheets.find((sheet): sheet is PlanCardSheet => sheet.kind === 'plan-cards')!

const found: Diagnostic[] = []
const drawn = drawPlanCards(request, { studio, game, rulings, oneOfEach: false }, found)!
const cards = drawn.pieces.map(({ front }) => front)
const textsOf = (piece: string): string[] => {
  const { svg } = cards.find((card) => card.piece === piece)!
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!)
}

it('draws a wave for each outer section, a garrison for each zone, and the tallies', () => {
  expect(found).toEqual([])
  expect(cards.map(({ piece }) => piece.replace('compound/', '')).join(' ')).toBe(
    'wave-N1 wave-N2 wave-N3 wave-W1 wave-H1 wave-S1 wave-K1 wave-K2 wave-K3 wave-S2 ' +
      'garrison-HOS garrison-VER garrison-MAIN garrison-STO garrison-KRA garrison-RED tallies',
  )
})

it('prints on a wave what it is for, and the kills at which it tests in each assault', () => {
  const texts = textsOf('compound/wave-N2')
  expect(texts.slice(0, 3)).toEqual(['Wave', 'into Main compound, 18 places, ledge', 'N2'])
  const at = texts.lastIndexOf('30', texts.indexOf('40'))
  // First assault 8 and 18; second six markers, 15 and 36; third three markers, 45 figures, 12 and 27.
  const row = texts.join(' ')
  expect(at).toBeGreaterThan(0)
  expect(row).toContain('30 8 18 6 15 36 3 12 27')
})

it('prints on a garrison its sections, their places and their defenders', () => {
  const row = textsOf('compound/garrison-MAIN').join(' ')
  expect(row).toContain('N2 outside 18 yes 9')
  expect(row).toContain('S1 outside 14 – 7')
  expect(row).toContain('B1 STO 12 – –')
  expect(textsOf('compound/garrison-STO').join(' ')).toContain('yard – – – 5')
  // A zone that is built later has the figures of its own table.
  expect(textsOf('compound/garrison-RED').join(' ')).toContain('R1 STO 12 yes 12 yard – – – the others')
})

it('counts from 0 to the parameter', () => {
  expect(textsOf('compound/tallies').join(' ')).toContain('shots in the revolver 0 1 2 3 4 5 6')
})
