import { groundColour } from '../../draw/ground-colour.ts'
import { shieldPath } from '../../draw/shield-path.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import type { RosterContext } from './roster-context.ts'

/** Radius of a disc; half the width and height of a shield. mm. */
const DISC = 1.7
const SHIELD = { a: 1.5, b: 2.4 }

/** The device of a side around a place, at a share of its size; nothing for a side without one. Sides differ in shape as well as in colour. */
export function sideDevice(side: string | undefined, x: number, y: number, context: RosterContext, share = 1): string {
  const { roster, studio, setter, piece } = context
  const device = side !== undefined && Object.hasOwn(roster.devices, side) ? roster.devices[side] : undefined
  if (!device || side === undefined) return ''
  const at = spanAt(roster.place, 'devices', side, 'colour')
  const { ground, findings } = groundColour(studio.theme, device.colour, { piece, at })
  setter.diagnostics.push(...findings)
  const look = `fill="${ground}" stroke="#000000" stroke-width="0.3"`
  if (device.shape === 'shield') return `<path d="${shieldPath(x, y, SHIELD.a * share, SHIELD.b * share)}" ${look}/>`
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(DISC * share)}" ${look}/>`
}
