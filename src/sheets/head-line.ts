import { measure, textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import type { TypeStyle } from '../draw/type-style.ts'

/** What the head of a sheet says, from left to right. */
export interface HeadText {
  /** Title of the game. */
  readonly title: string
  /** `Zulu deck, fronts` */
  readonly contents: string
  /** `Print at 100 %, no scaling` */
  readonly scale: string
  /** `A4, flip on long edge` */
  readonly paper: string
  /** `Page 3 of 12` */
  readonly page: string
}

type Part = keyof HeadText

const ORDER: readonly Part[] = ['title', 'contents', 'scale', 'paper', 'page']
/** Least important first. */
const DROPPED_FIRST: readonly Part[] = ['contents', 'paper', 'title', 'page', 'scale']
const STYLE: Readonly<Record<Part, string>> = {
  title: 'sheet-head-title',
  contents: 'sheet-head',
  scale: 'sheet-head-strong',
  paper: 'sheet-head',
  page: 'sheet-head',
}
const PART_TITLE: Readonly<Record<Part, string>> = {
  title: 'the title in the head',
  contents: 'the contents in the head',
  scale: 'the reminder not to scale',
  paper: 'paper and flip in the head',
  page: 'the page number',
}
/** Least space between two parts, and the space between title and contents, in mm. */
const SPACE = 3

/** A head on the baseline y = 0 from x = 0 to `length`, and the parts that had no room. */
export interface HeadLine {
  readonly svg: string
  readonly leftOut: readonly string[]
}

/** Sets the head: at full size, else at the styles' smallest, else with its least important parts left out one by one. */
export function headLine(text: HeadText, length: number, theme: Theme): HeadLine {
  for (let dropped = 0; dropped <= ORDER.length; dropped++) {
    const gone = DROPPED_FIRST.slice(0, dropped)
    const parts = ORDER.filter((part) => !gone.includes(part) && text[part] !== '')
    for (const small of [false, true]) {
      const set = parts.map((part) => {
        const full = styleOf(theme, STYLE[part])
        const style = small ? { ...full, pt: full.min } : full
        return { part, style, width: measure(theme.fonts, text[part], style) }
      })
      const spare = length - set.reduce((sum, { width }) => sum + width, 0)
      if (spare < SPACE * (set.length - 1)) continue
      return {
        svg: spread(set, text, spare, theme),
        leftOut: gone.filter((part) => text[part] !== '').map((part) => PART_TITLE[part]),
      }
    }
  }
  return { svg: '', leftOut: ORDER.map((part) => PART_TITLE[part]) }
}

/** Title and contents stand together on the left; what is left of the space goes evenly between the other parts. */
function spread(
  set: readonly { readonly part: Part; readonly style: TypeStyle; readonly width: number }[],
  text: HeadText,
  spare: number,
  theme: Theme,
): string {
  const tight = set.length > 2 && set[0]?.part === 'title' && set[1]?.part === 'contents' ? 1 : 0
  const wide = set.length > 1 ? (spare - tight * SPACE) / Math.max(1, set.length - 1 - tight) : 0
  let x = 0
  return set
    .map(({ part, style, width }, i) => {
      const svg = textLine(theme.fonts, x, 0, text[part], style)
      x += width + (i < tight ? SPACE : wide)
      return svg
    })
    .join('')
}
