import type { FreeSpace } from '../free-space.ts'
import type { GroundInk } from '../ground-ink.ts'
import { lookOf } from '../looks/all-looks.ts'
import type { HexLook, LookTools } from '../looks/hex-look.ts'
import type { SceneHex } from '../scene.ts'
import type { Canvas } from '../../../draw/open-canvas.ts'
import { drawGully, gullyCourse, gullyRuns } from './gully.ts'
import { massOutlines } from './mass-outline.ts'
import { drawHeights, drawRise, KOPPIE, SLOPE } from './relief.ts'

/** What the ground is drawn with. `sway`: how far outlines may stray, in map units. */
export interface GroundTools {
  readonly canvas: Canvas
  readonly ink: GroundInk
  readonly free: FreeSpace
  readonly icon: LookTools['icon']
  /** Colour of open ground: nothing is painted for it. */
  readonly open: string
  readonly sway?: number
}

/** Forms that rise above the plain, from low to high: each stands on a mass that takes in the higher ones. */
const RISING: readonly HexLook['form'][] = ['rise', 'koppie', 'heights']

/** Draws the terrain of hexes, lowest first: patches, slopes, koppies, heights, gullies, and the pictures in the hexes. */
export function drawGround(hexes: readonly SceneHex[], tools: GroundTools): void {
  const { canvas, ink, free, sway, open } = tools
  const looks = new Map(hexes.map((hex) => [hex, lookOf(hex.terrain)]))
  const withForm = (...forms: readonly HexLook['form'][]): SceneHex[] =>
    hexes.filter((hex) => forms.includes(looks.get(hex)?.form ?? 'none'))
  const layer = canvas.layer()

  if (!ink.low)
    for (const [colour, patch] of byColour(withForm('flat', 'none'), looks))
      if (colour !== open) for (const { d } of massOutlines(patch, sway)) layer.path(d).fill(ink.flat(colour))
  const [slope] = byColour(withForm('rise'), looks).keys()
  for (const outline of massOutlines(withForm(...RISING), sway))
    drawRise(layer, outline, slope ?? 'slope', SLOPE, ink, free)
  for (const [colour, mass] of byColour(withForm('koppie'), looks))
    for (const outline of massOutlines(mass, sway)) drawRise(layer, outline, colour, KOPPIE, ink, free)
  for (const [colour, mass] of byColour(withForm('heights'), looks))
    for (const outline of massOutlines(mass, sway)) drawHeights(layer, outline, colour, ink, free)
  for (const [colour, bed] of byColour(withForm('gully'), looks))
    for (const run of gullyRuns(bed)) drawGully(layer, gullyCourse(run), colour, ink)
  for (const hex of hexes) looks.get(hex)?.picture?.(hex, { layer, ink, free, icon: tools.icon })
}

function byColour(hexes: readonly SceneHex[], looks: ReadonlyMap<SceneHex, HexLook>): Map<string, SceneHex[]> {
  const groups = new Map<string, SceneHex[]>()
  for (const hex of hexes) {
    const colour = looks.get(hex)?.ground ?? 'veld'
    groups.set(colour, [...(groups.get(colour) ?? []), hex])
  }
  return groups
}
