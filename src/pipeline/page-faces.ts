import type { DrawContext, DrawnPieces } from '../components/component.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { drawPageFaces } from './draw-page-faces.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws the faces of a full-page sheet for a paper. */
export type PageFaces = (request: PageSheet, context: DrawContext, paper: Paper) => Outcome<DrawnPieces>

/** Page faces of one drawn game, each drawn once: the check draws them for the usual paper, and most builds print on that. */
export function openPageFaces(): PageFaces {
  const known = new Map<string, Outcome<DrawnPieces>>()
  return (request, context, paper) => {
    const { oneOfEach, counterSize, figureSize } = context
    const key = JSON.stringify([request.id, paper.width, paper.height, oneOfEach, counterSize, figureSize])
    let drawn = known.get(key)
    if (!drawn) known.set(key, (drawn = drawPageFaces(request, context, paper)))
    return drawn
  }
}
