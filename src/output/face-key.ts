import { createHash } from 'node:crypto'
import type { Face } from '../draw/face.ts'

/** A short name of a face's picture: equal pictures of equal size have equal keys, different ones differ. Written into the PDF to find each piece again. */
export function faceKey(face: Face): string {
  return createHash('sha256')
    .update(JSON.stringify([face.side, face.width, face.height, face.bleed, face.svg]))
    .digest('hex')
    .slice(0, 16)
}
