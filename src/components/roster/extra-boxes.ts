import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import { amountOf } from '../../game/amount-of.ts'
import type { RosterExtra, RosterUnit } from '../../game/roster.ts'
import { decimal, MM_PER_PT } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import type { RosterContext } from './roster-context.ts'

/** Edge of a box to tick; space between boxes, beside words, and between runs. At full size, mm. */
const EDGE = 3.4
const BETWEEN = 0.9
const SPACE = 1.4
const APART = 4
/** Height of capitals of Source Sans, in em. */
const CAP = 0.66

/** Boxes and words in one line around a middle: width, height, drawing. mm. */
export interface ExtraRun {
  readonly width: number
  readonly height: number
  readonly draw: (x: number, middle: number) => string
}

/** The boxes that a unit of its type has beside its dots: a title with plain boxes, or words each with a box. */
export function extraRuns(unit: RosterUnit | undefined, context: RosterContext): ExtraRun[] {
  const type = unit?.type
  if (type === undefined) return []
  return context.roster.extras.filter(({ types }) => types.includes(type)).map((extra) => extraRun(extra, context))
}

/** A word, or a box to tick. */
type Item = { readonly word: string } | 'box'

function extraRun(extra: RosterExtra, context: RosterContext): ExtraRun {
  const { setter, piece } = context
  const { factor } = setter
  const style = setter.style('roster-type')
  const subject = { piece, field: extra.title, at: spanAt(extra.place) }
  const edge = EDGE * factor
  const items = itemsOf(extra, context)
  let width = 0
  const placed = items.map((item, i) => {
    const x = width
    const own = item === 'box' ? edge : setter.width(item.word, style)
    const next = items[i + 1]
    const gap = next === undefined ? 0 : (item === 'box' && next === 'box' ? BETWEEN : SPACE) * factor
    width += own + gap
    return { item, x, own }
  })
  return {
    width,
    height: edge,
    draw: (left, middle) =>
      placed
        .map(({ item, x, own }) => {
          if (item === 'box') return boxAt(left + x, middle - edge / 2, edge)
          const y = middle + (CAP * style.pt * MM_PER_PT) / 2
          return setter.line(item.word, { x: left + x, y, width: own + 0.1 }, style, subject)
        })
        .join(''),
  }
}

function itemsOf(extra: RosterExtra, { game, roster, rulings }: RosterContext): Item[] {
  if (extra.words.length > 0) return extra.words.flatMap((word): Item[] => ['box', { word }])
  const boxes = extra.boxes === undefined ? 1 : amountOf(extra.boxes, roster, game, rulings)
  return [{ word: extra.title }, ...Array.from({ length: boxes }, (): Item => 'box')]
}

function boxAt(x: number, y: number, edge: number): string {
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(edge)}" height="${decimal(edge)}" fill="none" stroke="#000000" stroke-width="0.2"/>`
}

/** Runs side by side. */
export function sideBySide(runs: readonly ExtraRun[], { factor }: Typesetter): ExtraRun {
  const apart = APART * factor
  const width = runs.reduce((sum, run) => sum + run.width + apart, -apart)
  return {
    width: Math.max(0, width),
    height: Math.max(0, ...runs.map(({ height }) => height)),
    draw(x, middle) {
      let at = x
      return runs
        .map((run) => {
          const svg = run.draw(at, middle)
          at += run.width + apart
          return svg
        })
        .join('')
    },
  }
}
