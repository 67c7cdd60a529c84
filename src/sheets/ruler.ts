import { measure, textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal, MM_PER_INCH } from '../kernel/units.ts'

/** A ruler drawn from x = 0 on the line y = 0, and its whole width with labels in mm. */
export interface Ruler {
  readonly svg: string
  readonly width: number
  /** What it measures: `100 mm`, or `50 mm` where 100 mm have no room. */
  readonly title: string
}

const LABEL_GAP = 1.6

/** The longest ruler that fits a width: millimetres above the line, eighths of inches below it. It proves that a sheet was printed at 100 %. */
export function drawRuler(theme: Theme, room: number): Ruler | undefined {
  const style = styleOf(theme, 'sheet-foot')
  for (const [mm, inches] of [
    [100, 4],
    [50, 2],
  ] as const) {
    const length = Math.max(mm, inches * MM_PER_INCH)
    const labels = [`${mm} mm`, `${inches} in`] as const
    const width = length + LABEL_GAP + Math.max(...labels.map((label) => measure(theme.fonts, label, style)))
    if (width > room) continue
    // A stroke of exactly the titled length, then what the inches need beyond it.
    let heavy = `M0 0h${mm}h${decimal(length - mm)}`
    let light = ''
    for (let i = 0; i <= mm; i++) {
      if (i % 10 === 0) heavy += `M${i} 0v-1.7`
      else light += `M${i} 0v${i % 5 === 0 ? '-1.2' : '-0.7'}`
    }
    for (let i = 0; i <= inches * 8; i++) {
      const x = decimal((i * MM_PER_INCH) / 8)
      if (i % 8 === 0) heavy += `M${x} 0v1.7`
      else light += `M${x} 0v${i % 4 === 0 ? '1.2' : '0.7'}`
    }
    const at = length + LABEL_GAP
    const svg =
      `<path d="${heavy}" fill="none" stroke="#000000" stroke-width="0.2"/>` +
      `<path d="${light}" fill="none" stroke="#000000" stroke-width="0.12"/>` +
      textLine(theme.fonts, at, -0.35, labels[0], style) +
      textLine(theme.fonts, at, 2, labels[1], style)
    return { svg, width, title: labels[0] }
  }
  return undefined
}
