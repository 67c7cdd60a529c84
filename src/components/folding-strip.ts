import { share } from '../draw/share.ts'
import type { Library } from '../draw/face.ts'
import { decimal } from '../kernel/units.ts'

/** Measures of a strip that is folded into a standing figure, mm. */
export interface StripSize {
  readonly wide: number
  /** Height of the picture. */
  readonly tall: number
  /** Depth of a base. */
  readonly tab: number
  /** Between the picture and the fold above it. */
  readonly air: number
}

/** Length of the strip that is cut out: base, picture, fold, picture, base. */
export function stripLength({ tab, tall, air }: StripSize): number {
  return 2 * (tab + tall + air)
}

/**
 * A strip of a picture and a base, from its top left corner, with broken lines where it is folded: over the head, and outwards at both bases.
 * Above the fold everything stands on its head; the picture is mirrored, so that both sides have the same outline.
 */
export function foldingStrip(size: StripSize, picture: string, base: string, library: Library): string {
  const { wide, tab, air } = size
  const long = stripLength(size)
  const side = share(library, picture)
  const across = (y: number): string => `M0 ${decimal(y)}H${decimal(wide)}`
  const folds = `<path d="${across(tab)}${across(long / 2)}${across(long - tab)}" fill="none" stroke="#000000" stroke-width="0.15" stroke-dasharray="1 0.8"/>`
  return (
    at(0, long / 2 + air, side) +
    at(0, long / 2 - air, side, ' scale(1 -1)') +
    at(0, long - tab, base) +
    at(wide, tab, base, ' rotate(180)') +
    folds
  )
}

/** What is seen of a strip once it stands: the picture and the base before it, from the fold over the head. */
export function standingSide(size: StripSize, picture: string, base: string, library: Library): string {
  return at(0, size.air, share(library, picture)) + at(0, stripLength(size) / 2 - size.tab, base)
}

function at(x: number, y: number, svg: string, turn = ''): string {
  return `<g transform="translate(${decimal(x)} ${decimal(y)})${turn}">${svg}</g>`
}
