import type { DrawnPieces } from '../components/component.ts'

/** A wish of `--piece`: a card by id, alone (`blood`) or with its deck (`zulu.blood`), and how many copies; without a number, all of them. */
export interface PieceWish {
  readonly id: string
  readonly copies?: number | undefined
}

/** What a wish may be about: a deck, or a set of counters with its kinds for cards. */
export interface PieceOwner {
  readonly id: string
  readonly cards: readonly { readonly id: string }[]
}

/** Whether a deck has the card of a wish. */
export function hasPiece(deck: PieceOwner, { id }: PieceWish): boolean {
  return deck.cards.some((card) => id === card.id || id === `${deck.id}.${card.id}`)
}

/** The drawn pieces of the wished cards, with their numbers in the whole deck; more copies than there are repeat the first ones. */
export function selectPieces(deck: PieceOwner, drawn: DrawnPieces, wishes: readonly PieceWish[]): DrawnPieces {
  if (wishes.length === 0) return drawn
  const wanted = wishes
    .filter((wish) => hasPiece(deck, wish))
    .flatMap(({ id, copies }) => {
      const card = id.slice(id.lastIndexOf('.') + 1)
      const own = drawn.fronts.flatMap((face, i) => (face.piece.startsWith(`${deck.id}/${card}/`) ? [i] : []))
      if (own.length === 0) return []
      return Array.from({ length: copies ?? own.length }, (_, i) => own[i % own.length]!)
    })
  return { fronts: wanted.map((i) => drawn.fronts[i]!), backs: wanted.map((i) => drawn.backs[i]) }
}
