import { MM_PER_PT, decimal } from '../kernel/units.ts'
import { lineWidth } from './fill-lines.ts'
import { ICON_BELOW, type FittedText } from './fit-text.ts'
import type { Area } from './area.ts'
import type { Fonts } from './fonts.ts'
import { measure, textLine } from './text-line.ts'
import type { TypeStyle } from './type-style.ts'
import { ICON_EM, ICON_SIDE_EM, type Piece, type Word } from './words.ts'

/** Horizontal place of lines in their room. */
export type Align = 'left' | 'centre' | 'right'

/** Draws an inline icon into a square or oblong of mm. */
export type DrawIcon = (icon: string, area: Area, colour: string) => string

/** Pieces of a line with neighbours of one style joined, the blank at the end gone and a due hyphen there. */
function runsOf(line: readonly Word[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of line.flatMap((word) => word.pieces)) {
    const before = runs.at(-1)
    if (piece.kind === 'text' && before?.kind === 'text' && before.style === piece.style)
      runs[runs.length - 1] = { ...before, text: before.text + piece.text, width: before.width + piece.width }
    else runs.push(piece)
  }
  const tail = runs.at(-1)
  const word = line.at(-1)
  if (tail?.kind === 'text') {
    const text = tail.text.trimEnd() + (word && word.hyphen > 0 && !word.last ? '-' : '')
    runs[runs.length - 1] = { ...tail, text }
  }
  return runs
}

/** Where a drawn line lies, for the check of the safe rim. */
export interface DrawnLines {
  readonly svg: string
  readonly areas: readonly Area[]
}

/** Draws fitted lines from the baseline of the first, between `x` and `x + width`. */
export function drawLines(
  fonts: Fonts,
  fitted: FittedText,
  place: { readonly x: number; readonly width: number; readonly baseline: number; readonly align: Align },
  drawIcon: DrawIcon,
): DrawnLines {
  const { scale } = fitted
  const scaled = new Map<TypeStyle, TypeStyle>()
  const styleAt = (style: TypeStyle): TypeStyle => {
    let found = scaled.get(style)
    if (!found) scaled.set(style, (found = { ...style, pt: style.pt * scale, spacing: style.spacing * scale }))
    return found
  }
  let svg = ''
  const areas: Area[] = []
  fitted.lines.forEach((line, index) => {
    const runs = runsOf(line).filter((run) => run.kind === 'icon' || run.text !== '')
    // The room beside an icon hangs over the end of a line, so that the icon itself is in line with the words above and below.
    const hang = (run: Piece | undefined): number =>
      run?.kind === 'icon' ? styleAt(run.style).pt * MM_PER_PT * ICON_SIDE_EM : 0
    const before = hang(runs[0])
    const width = lineWidth(line) * scale - before - hang(runs.at(-1))
    const baseline = place.baseline + index * fitted.lead
    const free = place.width - width
    const start = place.x + (place.align === 'centre' ? free / 2 : place.align === 'right' ? free : 0)
    let x = start - before
    if (line.some((word) => word.pieces.length > 0))
      areas.push({ x: start, y: baseline - fitted.cap, width, height: fitted.cap })
    for (const run of runs) {
      const style = styleAt(run.style)
      const em = style.pt * MM_PER_PT
      if (run.kind === 'icon') {
        const side = em * ICON_SIDE_EM
        const height = em * ICON_EM
        const box = {
          x: x + side,
          y: baseline - height * (1 - ICON_BELOW),
          width: run.width * scale - 2 * side,
          height,
        }
        svg += drawIcon(run.icon, box, style.colour)
        x += run.width * scale
      } else {
        svg += textLine(fonts, Number(decimal(x)), baseline, run.text, style)
        x += measure(fonts, run.text, style) + style.spacing
      }
    }
  })
  return { svg, areas }
}
