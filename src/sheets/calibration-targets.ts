import type { Face } from '../draw/face.ts'
import { textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'

/** Size of a target, mm. Its middle is what is measured. */
export const TARGET = 26
/** How far the scales of a back target reach from its middle, mm. */
const REACH = 9
const HALF = TARGET / 2

/** The front's target: a plain cross, its lines longer than the scales on the back, so that they can be told from these against the light. */
export function frontTarget(): Face {
  const svg = `<path d="M${HALF} 0V${TARGET}M0 ${HALF}H${TARGET}" fill="none" stroke="#000000" stroke-width="0.25"/>`
  return target('front', 'Cross', svg)
}

/** The back's target: millimetre scales to the right and down, half millimetres as short strokes, whole fives with their number. */
export function backTarget(theme: Theme): Face {
  const style = styleOf(theme, 'sheet-foot')
  let heavy = `M${HALF - REACH} ${HALF}H${HALF + REACH}M${HALF} ${HALF - REACH}V${HALF + REACH}`
  let light = ''
  let numbers = ''
  for (let half = -2 * REACH; half <= 2 * REACH; half++) {
    if (half === 0) continue
    const at = decimal(HALF + half / 2)
    const length = half % 10 === 0 ? 2 : half % 2 === 0 ? 1.2 : 0.6
    const strokes = `M${at} ${HALF}v${-length}M${HALF} ${at}h${length}`
    if (half % 10 === 0) heavy += strokes
    else light += strokes
    if (half % 10 !== 0) continue
    const label = half < 0 ? `−${-half / 2}` : `+${half / 2}`
    // On the other side of the lines than the strokes, where no number comes near the other scale.
    numbers += textLine(theme.fonts, HALF + half / 2, HALF + 2.4, label, style, 'middle')
    numbers += textLine(theme.fonts, HALF - 0.8, HALF + half / 2 + 0.75, label, style, 'end')
  }
  const svg =
    `<path d="${heavy}" fill="none" stroke="#000000" stroke-width="0.15"/>` +
    `<path d="${light}" fill="none" stroke="#000000" stroke-width="0.12"/>${numbers}`
  return target('back', 'Scales', svg)
}

function target(side: Face['side'], label: string, svg: string): Face {
  return { piece: `calibration/${side}`, side, label, width: TARGET, height: TARGET, bleed: 0, svg }
}
