import type { MapLabel } from '../../../game/hex-map.ts'
import { capHeight, measure } from '../../../draw/text-line.ts'
import type { Theme } from '../../../draw/theme.ts'
import type { TypeStyle } from '../../../draw/type-style.ts'
import type { Block } from '../free-space.ts'
import type { SceneHex } from '../scene.ts'

/** A name: lines from top to bottom, in a block round its middle. */
export interface NameBlock extends Block {
  readonly lines: readonly string[]
  readonly style: TypeStyle
}

/** What a second line costs a name, as if it were so many map units away. */
const BROKEN = 7

interface Candidate {
  readonly name: NameBlock
  /** How far from the wished place. */
  readonly strain: number
}

/** Places all round the middle of its hexes, on one line and on two. `scale`: mm of a map unit. */
export function nameCandidates(
  text: string,
  hexes: readonly SceneHex[],
  run: MapLabel['run'],
  style: TypeStyle,
  theme: Theme,
  scale: number,
): Candidate[] {
  const [first, last] = [hexes[0], hexes.at(-1)]
  if (!first || !last) return []
  const centre = {
    x: hexes.reduce((sum, { x }) => sum + x, 0) / hexes.length,
    y: hexes.reduce((sum, { y }) => sum + y, 0) / hexes.length,
  }
  const lean = run === 'along' && first !== last ? (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI : 0
  // Names never stand on their heads; upright ones read upwards.
  const angle = lean >= 90 - 0.01 ? lean - 180 : lean < -90 - 0.01 ? lean + 180 : lean
  const turn = (angle * Math.PI) / 180
  const cap = capHeight(theme.fonts, style)
  return breaks(text, run).flatMap((lines) => {
    const width = Math.max(...lines.map((line) => measure(theme.fonts, line, style))) / scale
    const height = (cap + style.lead * (lines.length - 1)) / scale
    return steps(16, 4).flatMap((along) =>
      steps(15, 1.5).map((across) => ({
        name: {
          lines,
          style,
          x: centre.x + along * Math.cos(turn) - across * Math.sin(turn),
          y: centre.y + along * Math.sin(turn) + across * Math.cos(turn),
          width,
          height,
          angle,
        },
        strain: Math.hypot(along, across) + (lines.length - 1) * BROKEN,
      })),
    )
  })
}

/** From `-most` to `most`. */
function steps(most: number, step: number): number[] {
  return Array.from({ length: (2 * most) / step + 1 }, (_, i) => i * step - most)
}

/** On one line, or level names of several words on two of about the same length. */
function breaks(text: string, run: MapLabel['run']): string[][] {
  const words = text.split(' ')
  if (words.length < 2 || run === 'along') return [[text]]
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const even = halves.toSorted((a, b) => longest(a) - longest(b))[0]
  return even ? [[text], even] : [[text]]
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
