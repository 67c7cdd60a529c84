import { createHash } from 'node:crypto'
import type { Face } from '../draw/face.ts'

/** A short name of a face's picture: equal pictures of equal size have equal keys, different ones differ. Written into the PDF to find each piece again. */
export function faceKey(face: Face): string {
  return createHash('sha256')
    .update(JSON.stringify([face.side, face.width, face.height, face.bleed, face.svg]))
    .digest('hex')
    .slice(0, 16)
}

/** A key of what is seen of a face alone, with the flat that it lies on: pieces that differ in nothing but its colour have different ones. */
export function lookKey(face: Face): string {
  return `${faceKey(face)} ${face.ground ?? ''}`
}
