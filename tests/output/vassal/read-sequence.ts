/**
 * Takes a sequence apart the way VASSAL's manual for programmers describes it: a delimiter behind a backslash belongs to the text, the backslash does
 * not, and a text in single quotes is what is between them.
 */
export function readSequence(text: string, delimiter: string): string[] {
  const found = ['']
  for (const character of text.split('')) {
    const last = found.at(-1) ?? ''
    if (character !== delimiter) found[found.length - 1] = last + character
    else if (last.endsWith('\\')) found[found.length - 1] = last.slice(0, -1) + character
    else found.push('')
  }
  return found.map((part) => (part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part))
}

/** What a slot or prototype holds: the traits from the outermost inwards with their states, then the piece itself. */
export interface ReadPiece {
  readonly traits: readonly { readonly type: string; readonly state: string }[]
  /** Fields behind `piece;`, and those of its state. */
  readonly piece: readonly string[]
  readonly state: readonly string[]
}

export function readPiece(definition: string): ReadPiece {
  if (!definition.startsWith('+/')) throw new Error('no command to add a piece')
  const [, type = '', state = ''] = readSequence(definition.slice(2), '/')
  const types = nested(type)
  const states = nested(state)
  if (types.length !== states.length) throw new Error(`${types.length} types and ${states.length} states`)
  const own = types.pop() ?? ''
  if (!own.startsWith('piece;')) throw new Error(`innermost is ${own}`)
  const ownState = states.pop() ?? ''
  return {
    traits: types.map((trait, i) => ({ type: trait, state: states[i] ?? '' })),
    piece: readSequence(own.slice('piece;'.length), ';'),
    state: readSequence(ownState, ';'),
  }
}

/** Each trait, and all that is inside it as one text. */
function nested(text: string): string[] {
  const [outer = '', inner, ...more] = readSequence(text, '\t')
  if (more.length > 0) throw new Error('more than one inside')
  return inner === undefined ? [outer] : [outer, ...nested(inner)]
}
