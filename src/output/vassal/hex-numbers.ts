import type { GridSpec } from '../../game/hex-map.ts'

/** How the number of one hex direction is written. */
export interface NumberStyle {
  /** `N` for figures, `A` for letters. */
  readonly type: 'N' | 'A'
  /** Leading zeros: figures have at least one more digit than this. */
  readonly leading: number
  /** Added to an index that counts from 0. */
  readonly offset: number
}

/** How VASSAL is to write the numbers of hexes. */
export interface HexNumbers {
  readonly column: NumberStyle
  readonly row: NumberStyle
  readonly first: 'column' | 'row'
  readonly separator: string
  /** Text before and behind both. */
  readonly before: string
  readonly behind: string
}

/** Letters of the alphabet, after which VASSAL counts AA, BB, CC, while numbers here go on with AA, AB, AC. */
const LETTERS = 26

/** The numbering of a grid; undefined where VASSAL has none like it: more or fewer than one column and one row, letters beyond Z, or a `$`, which it reads as a property. */
export function hexNumbers({ numbers, firstColumn, firstRow, columns }: GridSpec): HexNumbers | undefined {
  const match = /^([^CRA$]*)(C+|R+|A+)([^CRA]*)(C+|R+|A+)([^CRA$]*)$/.exec(numbers)
  if (!match) return undefined
  const [, before = '', one = '', separator = '', other = '', behind = ''] = match
  if (one.startsWith('R') === other.startsWith('R')) return undefined
  const [columnRun, rowRun] = one.startsWith('R') ? [other, one] : [one, other]
  const inLetters = columnRun.startsWith('A')
  // A is 1 here and 0 there. A longer run of A is still one column in letters.
  if (inLetters && (firstColumn < 1 || firstColumn + columns - 1 > LETTERS)) return undefined
  return {
    column: inLetters
      ? { type: 'A', leading: 0, offset: firstColumn - 1 }
      : { type: 'N', leading: columnRun.length - 1, offset: firstColumn },
    row: { type: 'N', leading: rowRun.length - 1, offset: firstRow },
    first: one.startsWith('R') ? 'row' : 'column',
    separator,
    before,
    behind,
  }
}
