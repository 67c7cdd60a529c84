import type { Face, Library } from '../draw/face.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** A piece and its side, as one word. */
export const sideKey = ({ piece, side }: Pick<Face, 'piece' | 'side'>): string => `${piece} ${side}`

/** A face with the shared drawings that it refers to. */
interface Drawn {
  readonly face: Face
  readonly library: Library
}

/** Pieces of documents that look otherwise than in the documents before, or were not there, as `<piece> <side>`, in the order of the pages. */
export function changedPieces(before: readonly PrintJob[], after: readonly PrintJob[]): string[] {
  const old = new Map(facesOf(before))
  const changed = facesOf(after).filter(([key, drawn]) => !isAlike(drawn, old.get(key)))
  return [...new Set(changed.map(([, { face }]) => sideKey(face)))]
}

/** By document too: tiles of a map and the map in one piece have parts of one name. */
function facesOf(jobs: readonly PrintJob[]): (readonly [string, Drawn])[] {
  return jobs.flatMap(({ name, pages, library }) =>
    pages.flatMap(({ placements }) =>
      placements.map(({ face }) => [`${name} ${sideKey(face)}`, { face, library }] as const),
    ),
  )
}

function isAlike({ face, library }: Drawn, before: Drawn | undefined): boolean {
  if (!looksLike(face, before?.face)) return false
  if (library === before?.library) return true
  // Most shared drawings are named after their content, but picture files after their path.
  const ids = [...face.svg.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  return ids.every((id) => library.get(id) === before?.library.get(id))
}

/** Whether two faces are the same drawing in the same size. */
export function looksLike(face: Face, other: Face | undefined): boolean {
  if (other === undefined) return false
  return (
    face.svg === other.svg && face.ground === other.ground && face.width === other.width && face.height === other.height
  )
}
