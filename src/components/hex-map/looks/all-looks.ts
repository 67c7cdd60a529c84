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

/** A plain patch of colour. */
const PLAIN: HexLook = { ground: 'veld', form: 'flat' }

/** The look of a name; one that nobody has drawn is plain colour. A terrain's own colour replaces that of the look. */
export function lookOf({ look, colour }: { readonly look: string; readonly colour?: string | undefined }): HexLook {
  const found = (Object.hasOwn(LOOKS, look) ? LOOKS[look] : undefined) ?? PLAIN
  return colour === undefined ? found : { ...found, ground: colour }
}

/** Colour behind the number of a hex: that of the ground, except on a gully, which leaves most of its hex open. */
export function groundBehind(look: HexLook): string {
  return look.form === 'gully' || look.form === 'none' ? 'veld' : look.ground
}
