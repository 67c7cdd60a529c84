import { capHeight, textLine } from '../../draw/text-line.ts'
import type { Box, Drawn } from '../../draw/boxes/box.ts'
import { INSET } from '../../draw/boxes/box.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Plan } from '../../game/plan.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { ledge } from './ledge.ts'
import { bags } from './looks/bags.ts'
import { boxes } from './looks/boxes.ts'
import { BRICK, building, opening } from './looks/building.ts'
import { stones } from './looks/stones.ts'
import { planInk, type PlanInk } from './plan-ink.ts'
import { sectionTag } from './section-tag.ts'

/** Height of an entry and width of its specimen at full size, mm; the scale at which specimens are drawn, mm an inch. */
const ROW = 5.4
const SPECIMEN = 15
const INCH = 6

interface Entry {
  readonly words: string
  readonly draw: (ink: PlanInk) => string
}

const LINE = [
  { x: 0, y: 0 },
  { x: SPECIMEN, y: 0 },
]
const MIDDLE = { x: SPECIMEN / 2, y: 0 }
const inWall = (kind: 'window' | 'door' | 'blocked-door') => (ink: PlanInk) =>
  building(LINE, ink) + opening(kind, MIDDLE, LINE, BRICK, ink)

/** Everything that the key may name, and whether a plan has it. */
const ENTRIES: readonly (Entry & { readonly isOn: (plan: Plan) => boolean })[] = [
  { words: 'mealie bags', draw: (ink) => bags(LINE, ink), isOn: has('mealie-bags') },
  { words: 'biscuit boxes', draw: (ink) => boxes(LINE, ink), isOn: has('biscuit-boxes') },
  { words: 'stone wall', draw: (ink) => stones(LINE, ink), isOn: has('stone') },
  { words: 'wall of a building', draw: (ink) => building(LINE, ink), isOn: has('building') },
  { words: 'window', draw: inWall('window'), isOn: opens('window') },
  { words: 'door', draw: inWall('door'), isOn: opens('door') },
  { words: 'blocked door', draw: inWall('blocked-door'), isOn: opens('blocked-door') },
  {
    words: 'ledge below the wall',
    draw: (ink) => `<g transform="translate(0 -4.4)">${ledge(LINE, 1, ink)}</g>`,
    isOn: ({ sections }) => sections.some((section) => section.ledge !== undefined),
  },
]

function has(look: Plan['sections'][number]['look']) {
  return ({ sections }: Plan): boolean => sections.some((section) => section.look === look)
}

function opens(kind: 'window' | 'door' | 'blocked-door') {
  return ({ sections }: Plan): boolean => sections.some(({ openings }) => openings.some((one) => one.kind === kind))
}

/** The key of a plan: what is drawn on it, and what the tags of the sections say. */
export function legendBox(plan: Plan, width: number, setter: Typesetter, ink: PlanInk): Box {
  const subject = { piece: `plan "${plan.id}"`, field: 'key', at: spanAt(plan.place, 'title') }
  const tagged = plan.sections.find(({ places }) => places !== undefined)
  const tag: Entry[] = tagged
    ? [{ words: 'section and its places', draw: (small) => sectionTag(tagged, MIDDLE, small).svg }]
    : []
  const entries = [...tag, ...ENTRIES.filter(({ isOn }) => isOn(plan))]
  const specimens = planInk(ink.theme, INCH * setter.factor)
  const rows = entries.map((entry): Drawn => ({ height: ROW * setter.factor, svg: entryOf(entry, specimens, setter) }))
  const air = { height: 0.8, svg: '' }
  return { title: 'Key', note: '', width, head: air, rows, tail: 0.8, subject }
}

function entryOf({ words, draw }: Entry, ink: PlanInk, setter: Typesetter): string {
  const style = setter.style('table-body')
  const middle = (ROW * setter.factor) / 2
  const cap = capHeight(ink.theme.fonts, style)
  return (
    `<g transform="translate(${INSET} ${decimal(middle)})">${draw(ink)}</g>` +
    textLine(ink.theme.fonts, INSET + SPECIMEN + 2.5, middle + cap / 2, words, style)
  )
}
