import type { HexLook } from './hex-look.ts'
import { tents, wagons } from './made.ts'
import { boulders, steps, stones, trees, tufts } from './natural.ts'

/** How terrain looks, by the name of its look. */
const LOOKS: Readonly<Record<string, HexLook>> = {
  clear: { ground: 'veld', form: 'none', picture: tufts },
  tents: { ground: 'camp', form: 'flat', picture: tents },
  wagons: { ground: 'park', form: 'flat', picture: wagons },
  slope: { ground: 'slope', form: 'rise', picture: boulders },
  koppie: { ground: 'koppie', form: 'koppie', picture: stones },
  ledge: { ground: 'slope', form: 'rise', picture: steps },
  heights: { ground: 'heights', form: 'heights' },
  donga: { ground: 'donga', form: 'gully' },
  woods: { ground: 'camp', form: 'flat', picture: trees },
  rough: { ground: 'veld', form: 'flat', picture: boulders },
}

/** Names of the looks. */
export const HEX_LOOKS: readonly string[] = Object.keys(LOOKS)

/** A plain patch of colour. */
const PLAIN: HexLook = { ground: 'veld', form: 'flat' }

/** The look of a name; one that nobody has drawn is plain colour. A terrain's own colour replaces that of the look. */
export function lookOf({ look, colour }: { readonly look: string; readonly colour?: string | undefined }): HexLook {
  const found = (Object.hasOwn(LOOKS, look) ? LOOKS[look] : undefined) ?? PLAIN
  return colour === undefined ? found : { ...found, ground: colour }
}

/** Colour behind the number of a hex: that of its ground, except on a gully, which leaves most of its hex to the open ground. */
export function groundBehind(look: HexLook, open: string): string {
  return look.form === 'gully' ? open : look.ground
}

/** Colour of open ground: that of the commonest terrain that is drawn without a patch of its own. */
export function openGround(
  terrains: readonly { readonly look: string; readonly colour?: string | undefined }[],
): string {
  const counts = new Map<string, number>()
  for (const terrain of terrains) {
    const { form, ground } = lookOf(terrain)
    if (form === 'none') counts.set(ground, (counts.get(ground) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'veld'
}
