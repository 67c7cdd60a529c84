import { drawFace } from '../../draw/draw-face.ts'
import type { Face } from '../../draw/face.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { DESIGN_SIZE } from '../small-piece.ts'
import { stackColumns } from './stack-columns.ts'

/** A unit and where it starts. */
export interface SetUpEntry {
  /** Front of the counter that starts the game. */
  readonly face: Face
  readonly title: string
  /** Number of the hex, or `Turn 2`. */
  readonly where: string
  readonly count: number
  /** The usual place: the player may choose another. */
  readonly free: boolean
  /** Where the title was written. */
  readonly at: Span
}

/** A set-up on pages of a printable size, mm. */
export interface SetUpPage {
  readonly id: string
  readonly title: string
  /** Title of the scenario. */
  readonly subtitle: string
  readonly entries: readonly SetUpEntry[]
  /** What must be known about the set-up; on the last page. */
  readonly notes: readonly string[]
  readonly width: number
  readonly height: number
}

/** Height of title and subtitle, of an entry and the space below a stack, room between columns, height kept for the notes; mm. Counters are shown at their design size. */
const HEAD = 13
const ROW = DESIGN_SIZE + 0.2
const BELOW = 2.5
const SPACE = 5
const NOTES = 50
/** Least width of a column. */
const COLUMN = 58

/** Draws the list of a set-up, column by column in the order given, on as many pages as it needs. What starts in one place stands together as a stack. */
export function drawSetUp(source: SetUpPage, context: DrawContext): Outcome<DrawnPieces> {
  const { entries, width, height } = source
  const diagnostics: Diagnostic[] = []
  const columns = Math.max(1, Math.floor((width + SPACE) / (COLUMN + SPACE)))
  const column = (width + SPACE) / columns - SPACE
  const sizes = { entry: ROW, space: BELOW, room: height - HEAD - NOTES }
  const { pages, height: used, parts } = stackColumns(stacksOf(entries), columns, sizes)
  const draw = drawer(source, context, diagnostics)
  const fronts = Array.from({ length: pages }, (_, page): Face => {
    const list = parts
      .filter((part) => Math.floor(part.column / columns) === page)
      .map(({ column: at, top, entries: stack }) => {
        const [x, y] = [(at % columns) * (column + SPACE), HEAD + top]
        const drawn = stack.map((entry, i) => {
          const inside = `${pictureOf(entry.face)}${draw.entry(entry, column, i === stack.length - 1)}`
          return `<g transform="translate(0 ${decimal(i * ROW)})">${inside}</g>`
        })
        return `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawn.join('')}</g>`
      })
    const last = page === pages - 1
    const notes = last && source.notes.length > 0 ? draw.notes(source.notes, width, height - HEAD - used - 2) : ''
    return {
      piece: `${source.id}/${page + 1}`,
      side: 'front',
      label: pages === 1 ? source.title : `${source.title}, page ${page + 1}`,
      width,
      height,
      bleed: 0,
      svg: `${draw.head(width)}${list.join('')}<g transform="translate(0 ${decimal(HEAD + used + 2)})">${notes}</g>`,
    }
  })
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(diagnostics) }
}

/** Neighbours with the same place, together. */
function stacksOf(entries: readonly SetUpEntry[]): SetUpEntry[][] {
  const stacks: SetUpEntry[][] = []
  for (const entry of entries) {
    const last = stacks.at(-1)
    if (last?.[0]?.where === entry.where) last.push(entry)
    else stacks.push([entry])
  }
  return stacks
}

/** A counter at its design size, on its ground. */
function pictureOf({ width, height, ground, svg }: Face): string {
  const flat = ground === undefined ? '' : `<rect x="0" y="0" width="${width}" height="${height}" fill="${ground}"/>`
  const edge = `<rect x="0" y="0" width="${width}" height="${height}" fill="none" stroke="#000000" stroke-width="0.2"/>`
  return `<g transform="scale(${decimal(DESIGN_SIZE / width, 6)})">${flat}${svg}${edge}</g>`
}

/** Draws the parts of the page with their templates. */
function drawer({ title, subtitle }: SetUpPage, { studio }: DrawContext, diagnostics: Diagnostic[]) {
  const draw = (
    template: string,
    values: Record<string, unknown>,
    data: Record<string, unknown>,
    at?: Span,
  ): string => {
    const drawn = drawFace(studio, {
      template,
      names: { fields: new Set(Object.keys(values)), data: new Set(Object.keys(data)), owner: 'a set-up' },
      values,
      data,
      piece: `set-up "${subtitle}"`,
      spanOf: () => at,
    })
    diagnostics.push(...drawn.findings)
    return drawn.svg ?? ''
  }
  return {
    head: (width: number): string => draw('set-up-head', { title, subtitle }, { width }),
    notes: (notes: readonly string[], width: number, height: number): string =>
      draw('set-up-notes', { notes: notes.join('\n') }, { width, height }),
    entry: ({ title: name, where, count, free, at }: SetUpEntry, width: number, last: boolean): string =>
      draw('set-up-entry', { title: name, where, count, free }, { width, size: DESIGN_SIZE, last }, at),
  }
}
