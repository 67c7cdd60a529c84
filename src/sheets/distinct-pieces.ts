import type { Face } from '../draw/face.ts'
import type { Piece } from './impose.ts'
import { openNames } from './open-names.ts'

/** Pieces that look alike on both sides, as one. */
export interface DistinctPiece extends Piece {
  /** For a file: `zulu-blood`; unlike every other of the list, also where upper and lower case are one. */
  readonly name: string
  /** What the name starts with, which pieces of one deck share: `zulu`. */
  readonly deck: string
  /** `Zulu Blood`. */
  readonly title: string
  /** How many there are. */
  readonly copies: number
}

/** The number that a copy ends in: `zulu/blood/3`. */
const COPY = /\/(\d+)$/

/**
 * The pieces of a sheet, each once, in the order of their first copies. Copies of a kind are one piece where they look alike; where each copy bears its own number,
 * each is a piece of its own and has the number in its name.
 */
export function distinctPieces(pieces: readonly Piece[]): DistinctPiece[] {
  const kinds = new Map<string, Map<string, Piece[]>>()
  for (const piece of pieces) {
    const kind = kindOf(piece.front)
    const looks = kinds.get(kind) ?? new Map<string, Piece[]>()
    kinds.set(kind, looks)
    const look = JSON.stringify([lookOf(piece.front), piece.back && lookOf(piece.back)])
    looks.set(look, [...(looks.get(look) ?? []), piece])
  }
  const claim = openNames()
  return [...kinds].flatMap(([kind, looks]) =>
    [...looks.values()].map((alike): DistinctPiece => {
      const [piece] = alike as [Piece, ...Piece[]]
      const number = looks.size > 1 ? `-${COPY.exec(piece.front.piece)?.[1] ?? ''}` : ''
      const [deck = ''] = kind.split('/')
      const name = claim(`${kind.replaceAll('/', '-')}${number}`)
      return {
        ...piece,
        name,
        deck,
        title: looks.size > 1 ? piece.front.label : titleOf(piece.front),
        copies: alike.length,
      }
    }),
  )
}

/** What tells two pictures apart. */
export function lookOf({ width, height, bleed, ground, svg }: Face): string {
  return JSON.stringify([width, height, bleed, ground, svg])
}

const kindOf = ({ piece }: Face): string => piece.replace(COPY, '')

/** A label without the number of the copy: `Zulu Blood (3 of 10)` is a Zulu Blood. */
function titleOf({ piece, label }: Face): string {
  const number = COPY.exec(piece)?.[1]
  return number === undefined ? label : label.replace(new RegExp(` \\(${number} of \\d+\\)$`), '')
}
