import type { Face } from '../draw/face.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** A piece and its side, as one word. */
export const sideKey = ({ piece, side }: Pick<Face, 'piece' | 'side'>): string => `${piece} ${side}`

/** Pieces of documents that look otherwise than in the documents before, or were not there, as `<piece> <side>`, in the order of the pages. */
export function changedPieces(before: readonly PrintJob[], after: readonly PrintJob[]): string[] {
  const old = new Map(facesOf(before))
  const changed = facesOf(after).filter(([key, face]) => !looksLike(face, old.get(key)))
  return [...new Set(changed.map(([, face]) => sideKey(face)))]
}

/** By document too: tiles of a map and the map in one piece have parts of one name. */
function facesOf(jobs: readonly PrintJob[]): (readonly [string, Face])[] {
  return jobs.flatMap(({ name, pages }) =>
    pages.flatMap(({ placements }) => placements.map(({ face }) => [`${name} ${sideKey(face)}`, face] as const)),
  )
}

/** Whether two faces are the same picture in the same size. */
export function looksLike(face: Face, other: Face | undefined): boolean {
  if (other === undefined) return false
  return (
    face.svg === other.svg && face.ground === other.ground && face.width === other.width && face.height === other.height
  )
}
