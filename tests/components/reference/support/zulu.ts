import { nodeHost } from '../../../../src/cli/node-host.ts'
import type { DrawContext } from '../../../../src/components/component.ts'
import { drawReference } from '../../../../src/components/reference/draw-reference.ts'
import type { Face } from '../../../../src/draw/face.ts'
import { openStudio } from '../../../../src/draw/studio.ts'
import { activeRulings } from '../../../../src/game/active-rulings.ts'
import type { Game } from '../../../../src/game/game.ts'
import type { Reference } from '../../../../src/game/reference.ts'
import { loadGame } from '../../../../src/game/load-game.ts'
import { findPaper } from '../../../../src/kernel/paper-sizes.ts'
import { trackBoxOf } from '../../../../src/pipeline/draw-aids.ts'
import { tableBoxOf } from '../../../../src/pipeline/draw-tables.ts'
import { printableSize } from '../../../../src/sheets/build-page-job.ts'

const host = nodeHost()
const folder = `${host.root}/data/zulu-spears`

/** The shipped game with its quick reference. */
export const zulu: Game = loadGame(host, folder).value!

/** What its sheets are drawn with. */
export const studio = (await openStudio({ host, folder })).value!

/** A context for a game that is a variation of the shipped one. */
export function contextOf(game: Game = zulu, rulings: Readonly<Record<string, string>> = {}): DrawContext {
  const active = activeRulings(game, undefined, new Map(Object.entries(rulings))).value!
  return { studio, game, rulings: active, oneOfEach: false }
}

/** Pages of a reference on a paper, and what was found. */
export function drawOn(paper: string, context = contextOf(), reference: Reference = context.game.references[0]!) {
  const { value, diagnostics } = drawReference(
    {
      reference,
      ...printableSize(findPaper(paper)!),
      tableBox: tableBoxOf(reference.id, context),
      trackBox: trackBoxOf(reference.id, context),
    },
    context,
  )
  return { pages: value!.fronts, diagnostics }
}

/** Texts of a page in drawing order, words of one element joined as they are printed. */
export function textsOf(face: Face): string[] {
  return [...face.svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) =>
    text!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}
