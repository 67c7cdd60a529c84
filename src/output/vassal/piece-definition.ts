import { sequence } from './sequence.ts'

/** A trait of a piece: what it is (`mark;Side`), and what may change in play (`British`). */
export interface Trait {
  readonly type: string
  readonly state: string
}

/** A piece: its traits from the outermost to the innermost, and the picture with the name that they lie round. */
export interface Piece {
  readonly traits: readonly Trait[]
  /** File in `images/`; empty in prototypes. */
  readonly image: string
  readonly name: string
  /** Number of its slot; absent in prototypes. */
  readonly slot?: number | undefined
}

/** The text of a slot or prototype: a command that adds the piece, with its types and its states, each nested from the outermost trait inwards. */
export function pieceDefinition({ traits, image, name, slot }: Piece): string {
  // The innermost type is read as a sequence of one.
  const types = [...traits.map(({ type }) => type), sequence([`piece;${sequence(['', '', image, name], ';')}`], '\t')]
  // On no map, at 0 0, and without properties of its own.
  const states = [...traits.map(({ state }) => state), `null;0;0;${slot ?? ''};0`]
  return `+/${sequence(['null', nested(types), nested(states)], '/')}`
}

/** Each text with all further ones as one text behind it. */
function nested(texts: readonly string[]): string {
  return texts.reduceRight((inner, text) => sequence([text, inner], '\t'))
}
