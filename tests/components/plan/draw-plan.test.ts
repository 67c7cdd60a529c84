import { beforeAll, describe, expect, it } from 'vitest'
import { nodeHost } from '../../../src/cli/node-host.ts'
import type { DrawContext } from '../../../src/components/component.ts'
import { seamsBeside } from '../../../src/components/plan/block.ts'
import { drawOverview } from '../../../src/components/plan/draw-overview.ts'
import { drawPlan } from '../../../src/components/plan/draw-plan.ts'
import { drawPlanPiece } from '../../../src/components/plan/draw-plan-piece.ts'
import { drawPlanSheet } from '../../../src/components/plan/draw-plan-sheet.ts'
import { planInk } from '../../../src/components/plan/plan-ink.ts'
import { checkSubset } from '../../../src/draw/check-subset.ts'
import { openStudio, type Studio } from '../../../src/draw/studio.ts'
import type { Game } from '../../../src/game/game.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import { findPaper } from '../../../src/kernel/paper-sizes.ts'
import { printableSize } from '../../../src/sheets/build-page-job.ts'

const host = nodeHost()
const folder = `${host.root}/data/rorkes-drift`
let game: Game
let studio: Studio
let low: Studio

beforeAll(async () => {
  game = loadGame(host, folder).value!
  studio = (await openStudio({ host, folder })).value!
  low = (await openStudio({ host, folder, lowInk: 'all' })).value!
})

const contextOf = (own = studio): DrawContext => ({ studio: own, game, rulings: new Map(), oneOfEach: false })
const plan = () => game.plans[0]!
const textsIn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!)

describe('a plan', () => {
  it('has an inch of 25.4 mm at full size, and the size of the rules page', () => {
    const { width, height } = drawPlan(plan(), planInk(studio.theme, 25.4))
    // 4.5 by 1.5 feet: 54 by 18 inches.
    expect([width, height].map((mm) => Number(mm.toFixed(3)))).toEqual([1371.6, 457.2])
    expect(drawPlanSheet(plan(), contextOf()).value!.fronts[0]!.width).toBeCloseTo(1371.6 + 2 * 1.5, 3)
  })

  it('prints each section with its places, each zone and each roof', () => {
    const texts = textsIn(drawPlan(plan(), planInk(studio.theme, 25.4)).svg)
    for (const { id, places } of plan().sections) {
      const at = texts.indexOf(id)
      expect(at, id).toBeGreaterThanOrEqual(0)
      if (places !== undefined) expect(texts[at + 1]).toBe(String(places))
    }
    for (const zone of [
      'HOSPITAL',
      'HOSPITAL VERANDA',
      'MAIN COMPOUND',
      'STOREHOUSE COMPOUND',
      'KRAAL',
      'Redoubt, when built',
    ])
      expect(texts).toContain(zone)
    for (const title of ['Hospital roof (HR): fire', 'Storehouse roof (SR): fire']) expect(texts).toContain(title)
    // One numbered box an inch.
    expect(texts.filter((text) => text === '12').length).toBeGreaterThanOrEqual(2)
    expect(texts.filter((text) => text === '16')).toHaveLength(2)
  })

  it('parts the places of walls with strokes, and nothing else', () => {
    const walls = plan().sections.filter(({ kind, whenBuilt }) => kind === 'wall' && !whenBuilt)
    const { svg } = drawPlan({ ...plan(), scenery: [] }, planInk(studio.theme, 25.4))
    const strokes = [...svg.matchAll(/<path d="((?:M\S+ \S+l\S+ \S+)+)" fill="none" stroke="#000000"/g)].map(
      ([, d]) => d!.split('M').length - 1,
    )
    // n places need n - 1 strokes between them; biscuit boxes are defended from both sides.
    const expected = walls.map(({ places, sides }) => (places! - 1) * (sides[0] === 'out' ? 1 : 2))
    expect(strokes.toSorted()).toEqual(expected.toSorted())
  })

  it('is drawn in the subset, the same at each time', () => {
    const { svg } = drawPlan(plan(), planInk(studio.theme, 5))
    expect(checkSubset(`<g>${svg}</g>`, () => true)).toEqual([])
    expect(drawPlan(plan(), planInk(studio.theme, 5)).svg).toBe(svg)
  })

  it('has no flats of colour where ink is saved', () => {
    const { svg } = drawPlan(plan(), planInk(low.theme, 25.4))
    const fills = new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour))
    expect([...fills].toSorted()).toEqual(['#000000', '#ffffff'])
  })

  it('keeps names and tags apart from each other, at full size and on one page', () => {
    for (const inch of [25.4, 5.13]) {
      const { blocks } = drawPlan(plan(), planInk(studio.theme, inch))
      blocks.forEach((a, i) =>
        blocks.slice(i + 1).forEach((b) => {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
          expect(apart, JSON.stringify([a, b])).toBe(true)
        }),
      )
    }
  })
})

it('cuts beside names, never through them', () => {
  const { xs, ys } = seamsBeside([{ x: 10, y: 4, width: 20, height: 3 }], { width: 50, height: 20 })
  expect(xs.some((x) => x > 9 && x < 31)).toBe(false)
  expect([xs.at(0), xs.includes(34), ys.includes(10)]).toEqual([2, true, true])
})

it('cuts out a zone that is built later, as large as its walls and the ground round them', () => {
  const [face] = drawPlanPiece(plan(), 'RED', contextOf()).fronts
  // The ring is 5.2 by 3.2 inches, with 0.6 of ground on each side.
  expect([face!.width, face!.height]).toEqual([Number((6.4 * 25.4).toFixed(3)), Number((4.4 * 25.4).toFixed(3))])
  expect(textsIn(face!.svg)).toEqual(['REDOUBT', 'R1', '12'])
})

describe.each(['a4', 'letter'])('the overview on %s', (paper) => {
  it('fits one lying page and lists every section with what it parts', () => {
    const size = printableSize(findPaper(paper)!)
    const { value, diagnostics } = drawOverview({ plan: plan(), ...size }, contextOf())
    expect(diagnostics).toEqual([])
    const [face] = value!.fronts
    expect([face!.width, face!.height]).toEqual([size.height, size.width])
    const texts = textsIn(face!.svg).join(' ').replace(/\s+/g, ' ')
    expect(texts).toContain('N1 Outside Hospital veranda Wall 14 yes')
    expect(texts).toContain('H1 Outside Hospital Windows 3 to 5 –')
    expect(texts).toContain('I3 Hospital veranda Main compound Open – –')
    for (const word of ['mealie bags', 'biscuit boxes', 'stone wall', 'blocked door', 'ledge below the wall'])
      expect(texts).toContain(word)
  })
})
