import { capHeight, measure, textLine } from '../../../draw/text-line.ts'
import type { Theme } from '../../../draw/theme.ts'
import { decimal } from '../../../kernel/units.ts'
import type { GroundInk } from '../ground-ink.ts'
import { groundBehind, lookOf } from '../looks/all-looks.ts'
import { hasRing } from '../marks/draw-marks.ts'
import type { Scene, SceneHex } from '../scene.ts'
import { haloText } from './halo-text.ts'
import type { NumberPlace } from './number-places.ts'
import type { PlacedName } from './place-names.ts'

/** Halo of numbers and names in mm. */
const NUMBER_HALO = 0.35
const LOW_NUMBER_HALO = 0.5
const NAME_HALO = 0.45

/** From the usual baseline of a number to that inside a ring, and from the centre of a ringed hex to the middle of its word; map units. */
export const RING_DROP = 2.2
const WORD = { flat: 7, pointy: 5.4 }
/** Width of the inner ring there. */
const WORD_ROOM = 10.4

/** Colour behind a hex's number. `open`: colour of open ground. */
const groundOf = (hex: SceneHex | undefined, ink: GroundInk, open: string): string =>
  ink.flat(hex ? groundBehind(lookOf(hex.terrain), open) : open)

/** How text is printed. `scale`: mm of a map unit. */
interface Print {
  readonly theme: Theme
  readonly ink: GroundInk
  readonly scale: number
}

/** Hex numbers and the words of marks, in mm. `open`: colour of open ground. */
export function drawNumbers(scene: Scene, number: NumberPlace, open: string, { theme, ink, scale }: Print): string {
  const ringed = new Map(
    scene.marks.flatMap(({ terrain, hexes }) =>
      hasRing(terrain.look) ? hexes.map((hex) => [hex, terrain] as const) : [],
    ),
  )
  const byGround = new Map<string, string>()
  const add = (ground: string, svg: string): void => void byGround.set(ground, (byGround.get(ground) ?? '') + svg)
  for (const hex of scene.hexes) {
    const mark = ringed.get(hex)
    const [x, y] = [hex.x * scale, hex.y * scale + number.baseline]
    if (mark)
      add(
        ink.flat(mark.look === 'onrush' ? 'onrush' : 'paper'),
        ringText(hex, mark.title, number, { theme, scale, word: WORD[scene.orientation] }),
      )
    else
      add(
        isOpen(hex, scene) ? '' : groundOf(hex, ink, open),
        textLine(theme.fonts, x, y, hex.id, number.style, 'middle'),
      )
  }
  const halo = ink.low ? LOW_NUMBER_HALO : NUMBER_HALO
  return [...byGround].map(([ground, svg]) => (ground === '' ? svg : haloText(svg, ground, halo))).join('')
}

/**
 * Whether nothing can run behind a hex's number: open ground without a road, and no heights or gully beside it. Such numbers go without a halo, which
 * is costly: in SVG every outlined letter is a path of its own.
 */
function isOpen(hex: SceneHex, { byId }: Scene): boolean {
  const formOf = ({ terrain }: SceneHex) => lookOf(terrain).form
  const beside = hex.neighbours.flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])))
  return (
    formOf(hex) === 'none' &&
    hex.roads.length === 0 &&
    !beside.some((other) => formOf(other) === 'heights' || formOf(other) === 'gully')
  )
}

/** `word`: from the centre of the hex down to the middle of the word, in map units. */
interface RingRoom {
  readonly theme: Theme
  readonly scale: number
  readonly word: number
}

/** Number and title inside a ring: as many words of the title as the ring is wide; the key says all of it. */
function ringText(hex: SceneHex, title: string, number: NumberPlace, { theme, scale, word: down }: RingRoom): string {
  const { fonts } = theme
  const [x, y] = [hex.x * scale, hex.y * scale]
  const strong = { ...number.style, weight: 600 }
  const style = { ...strong, spacing: 0.2 * scale }
  const words = title.toUpperCase().split(' ')
  const word = words
    .map((_, dropped) => words.slice(0, words.length - dropped).join(' '))
    .find((some) => measure(fonts, some, style) <= WORD_ROOM * scale)
  return (
    textLine(fonts, x, y + number.baseline + RING_DROP * scale, hex.id, strong, 'middle') +
    (word === undefined
      ? ''
      : textLine(fonts, x, y + down * scale + capHeight(fonts, style) / 2, word, style, 'middle'))
  )
}

/** Names, in mm. */
export function drawNames(names: readonly PlacedName[], open: string, { theme, ink, scale }: Print): string {
  return names
    .map((name) => {
      const { lines, style, height } = name
      const cap = height * scale - style.lead * (lines.length - 1)
      const top = (-height * scale) / 2 + cap
      const text = lines
        .map((line, i) => textLine(theme.fonts, 0, top + i * style.lead, line, style, 'middle'))
        .join('')
      const turn = Math.abs(name.angle) < 0.01 ? '' : ` rotate(${decimal(name.angle)})`
      const place = `translate(${decimal(name.x * scale)} ${decimal(name.y * scale)})${turn}`
      return `<g transform="${place}">${haloText(text, groundOf(name.over, ink, open), NAME_HALO)}</g>`
    })
    .join('')
}
