import type { Face } from '../../draw/face.ts'
import { lookKey } from '../face-key.ts'

/** A picture of the module, before it is drawn. */
export interface Picture {
  /** File in `images/`. */
  readonly file: string
  readonly face: Face
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The pictures that a module needs, each once. */
export interface Pictures {
  /** The picture of a face; faces that look the same share one. */
  of(face: Face): Picture
  /** All that were asked for, by file name. */
  all(): readonly Picture[]
}

/** An empty album, whose pictures have so many pixels to the mm. */
export function openPictures(scale: number): Pictures {
  const byLooks = new Map<string, Picture>()
  const files = new Set<string>()
  return {
    of(face) {
      const looks = lookKey(face)
      let picture = byLooks.get(looks)
      if (!picture) {
        const size = (mm: number): number => Math.max(1, Math.round(mm * scale))
        picture = { file: freeName(face, files), face, width: size(face.width), height: size(face.height) }
        byLooks.set(looks, picture)
        files.add(picture.file)
      }
      return picture
    },
    all: () => [...byLooks.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

/** `zulu-blood.png`, `zulu-blood-back.png`: named after the first piece that has the picture, in letters that every system knows. */
function freeName({ piece, side }: Face, taken: ReadonlySet<string>): string {
  const [set = '', ...rest] = piece.split('/')
  // Numbers of copies are left out; a piece of two parts has none.
  const own = rest.length > 1 ? rest.slice(0, -1) : rest
  const plain = [set, ...own]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
  const stem = side === 'back' ? `${plain}-back` : plain
  for (let n = 1; ; n++) {
    const name = n === 1 ? `${stem}.png` : `${stem}-${n}.png`
    if (!taken.has(name)) return name
  }
}
