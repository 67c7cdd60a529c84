import type { Face } from '../../draw/face.ts'
import { lookKey } from '../face-key.ts'
import type { DeckOfPieces, GameJob, LooseKind, Surface } from '../game-job.ts'
import { planSheets, type SheetPlan } from './deck-object.ts'
import { planPicture, type PicturePlan } from './picture-plan.ts'
import type { TilePlan } from './tile-object.ts'

/** Everything that lies on the table, with the pictures that it needs. */
export interface GamePlan {
  readonly boards: readonly (TilePlan & { readonly surface: Surface })[]
  readonly decks: readonly { readonly deck: DeckOfPieces; readonly sheets: readonly SheetPlan[] }[]
  readonly sets: readonly {
    readonly title: string
    readonly kinds: readonly (TilePlan & { readonly kind: LooseKind })[]
  }[]
  /** Every picture, each once. */
  readonly pictures: readonly PicturePlan[]
}

/** Plans a saved object: maps, plans, tracks and charts as boards, decks as decks, loose pieces as tiles. */
export function planGame({ boards, tracks, charts, decks, sets }: GameJob, dpi: number | undefined): GamePlan {
  const planned = decks.map((deck) => ({ deck, sheets: planSheets(deck, dpi) }))
  const ofDecks = planned.flatMap(({ sheets }) => sheets.flatMap(({ faces, backs }) => [faces, backs]))
  const single = openSingles(dpi, new Set(ofDecks.map(({ name }) => name)))
  const pages = charts.flatMap(({ id, title, pages: faces }) =>
    faces.map((face, i): Surface => ({ id, title: faces.length === 1 ? title : `${title}, page ${i + 1}`, face })),
  )
  const surfaces = [...boards, ...tracks, ...pages].map((surface) => {
    const front = single.of(surface.face)
    return { surface, front, back: front }
  })
  const loose = sets.map(({ title, kinds }) => ({
    title,
    kinds: kinds.map((kind) => {
      const front = single.of(kind.front)
      return { kind, front, back: kind.back ? single.of(kind.back) : front }
    }),
  }))
  // The shared back of a deck of several sheets is planned with each of them.
  const pictures = new Map([...single.all(), ...ofDecks].map((plan) => [plan.name, plan]))
  return { boards: surfaces, decks: planned, sets: loose, pictures: [...pictures.values()] }
}

/** Pictures of single faces; those that look the same share one. `names` are taken. */
function openSingles(dpi: number | undefined, names: Set<string>) {
  const byLooks = new Map<string, PicturePlan>()
  return {
    of(face: Face): PicturePlan {
      const looks = lookKey(face)
      const known = byLooks.get(looks)
      if (known) return known
      const plan = planPicture(freeName(face, names), [face], face, dpi)
      byLooks.set(looks, plan)
      return plan
    },
    all: () => [...byLooks.values()],
  }
}

/** A name after the piece, unlike all others: `counters-zulu`, `counters-zulu-2`. */
function freeName({ piece, side }: Face, taken: Set<string>): string {
  const stem = piece
    .replace(/(?<=\/.*)\/\d+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const start = `piece-${stem}${side === 'back' ? '-back' : ''}`
  let name = start
  for (let n = 2; taken.has(name); n++) name = `${start}-${n}`
  taken.add(name)
  return name
}
