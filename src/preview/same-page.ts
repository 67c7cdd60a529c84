import type { Page, Placement } from '../sheets/print-job.ts'
import { looksLike } from './changed-pieces.ts'
import { sameValue } from './same-value.ts'

/** Whether two pages that were drawn with the same library are the same picture. */
export function samePage(one: Page, other: Page): boolean {
  const { placements: before, ...page } = one
  const { placements: after, ...otherPage } = other
  if (before.length !== after.length || !sameValue(page, otherPage)) return false
  return before.every((placement, i) => samePlacement(placement, after[i]))
}

function samePlacement(one: Placement, other: Placement | undefined): boolean {
  if (other === undefined) return false
  const { face, ...where } = one
  const { face: otherFace, ...otherWhere } = other
  return looksLike(face, otherFace) && face.piece === otherFace.piece && sameValue(where, otherWhere)
}
