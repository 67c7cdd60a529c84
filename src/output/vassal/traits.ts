import { sequence } from './sequence.ts'
import type { Trait } from './piece-definition.ts'

/** Keys of commands, as VASSAL writes them: code of the key, and 130 for Ctrl. */
const CTRL = 130
const key = (letter: string): string => `${letter.charCodeAt(0)},${CTRL}`

/** Takes traits over from a prototype. */
export function usePrototype(name: string): Trait {
  return { type: `prototype;${sequence([name], ';')}`, state: '' }
}

/** Properties that never change: `{ Side: 'British' }`. */
export function marks(values: Readonly<Record<string, string>>): Trait {
  return { type: `mark;${sequence(Object.keys(values), ',')}`, state: sequence(Object.values(values), ',') }
}

/** Ctrl-D takes the piece out of the game. */
export const REMOVE: Trait = { type: `delete;${sequence(['Delete', key('D')], ';')}`, state: '' }

/** Ctrl-C makes another like it. */
export const COPY: Trait = { type: `clone;${sequence(['Clone', key('C')], ';')}`, state: '' }

/** Faces of a piece that is turned over with Ctrl-F; `names` are put in the place of its own, or behind it where they begin with `+`. */
export function flip(images: readonly string[], names: readonly string[]): Trait {
  const fields = [
    ...['', '128', ''],
    ...['Flip', '128', ''],
    ...['', '128', ''],
    // Reset command, key and level; never drawn beneath; no offset.
    ...['', '', '1', 'false', '0', '0'],
    ...[sequence(images, ','), sequence(names, ',')],
    ...['true', 'Face'],
    // No random face, no property that is followed.
    ...['', '', 'false', '', '1'],
    // Version of the fields, always shown, and the keys of show, next and back.
    ...['1', 'true', '', key('F'), ''],
  ]
  // The first face is shown.
  return { type: `emb2;${sequence(fields, ';')}`, state: '1' }
}

/** A card that can lie face down, with Ctrl-F: its owner sees it with a small back in the corner, all others see the back. */
export function mask(image: string, name: string): Trait {
  const fields = [key('F'), image, 'Flip', 'I', name, 'player:', 'Peek', '', 'false']
  return { type: `obs;${sequence(fields, ';')}`, state: 'null;' }
}

/** Ctrl-X puts a card on a pile. */
export function sendToPile(pile: string): Trait {
  const fields = ['Discard', key('X'), pile, 'Where to?']
  return { type: `return;${sequence(fields, ';')}`, state: '' }
}
