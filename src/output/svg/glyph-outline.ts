import type { Glyph, PathCommand } from 'fontkit'

const LETTERS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/**
 * Path data of a glyph in user space, to a ten-thousandth: `scale` user units per font unit, its origin at `x` `y`. Outlined text is a path
 * for every letter, so this is plain work on numbers.
 */
export function glyphOutline(glyph: Glyph, scale: number, x: number, y: number): string {
  let data = ''
  let last = ''
  for (const { command, args } of glyph.path.commands) {
    const letter = LETTERS[command]
    // A letter that is repeated is left out, but for moves.
    const repeated = letter === last && letter !== 'M'
    if (!repeated) data += letter
    last = letter
    for (let i = 0; i < args.length; i++) {
      const inFont = Math.round((args[i] ?? 0) * 100) / 100
      const value = tenThousandths(i % 2 === 0 ? inFont * scale + x : inFont * -scale + y)
      // A minus sets a number apart by itself.
      data += value >= 0 && (i > 0 || repeated) ? ` ${value}` : String(value)
    }
  }
  return data
}

/** A number to four decimals, halves away from zero: what `toFixed` gives, which is slow, so it is asked only where the last digit is in doubt. */
function tenThousandths(value: number): number {
  const scaled = value * 1e4
  const rounded = Math.round(scaled)
  return Math.abs(Math.abs(scaled - rounded) - 0.5) < 1e-6 ? Number(value.toFixed(4)) : rounded / 1e4
}
