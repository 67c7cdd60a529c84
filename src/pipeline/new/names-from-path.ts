import { slug } from '../../schema/values/texts.ts'

/** What a new game is called. */
export interface GameNames {
  readonly id: string
  readonly title: string
}

/** Letters that the fonts of Quartermaster have: Latin, Greek, Cyrillic, figures and the signs of titles. */
const PRINTABLE = /^(?:(?!\p{Cn})[ !&'(),.\-–—’?+0-9A-Za-zÀ-ɏͰ-ϿЀ-ӿḀ-ỹ])+$/u
/** Names that Windows keeps for its devices: no file can be called so. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Id and title of a game in the folder (or file) of this name: `über-spiel` gives `uber-spiel` and `Über Spiel`. A name that cannot be printed gives `My Game`. */
export function namesFromPath(name: string): GameNames {
  // Some systems take letters apart and put the accents behind them.
  const composed = name.normalize('NFC')
  const plain = slug(composed)
  const words = composed.replace(/[-_\s]+/g, ' ').trim()
  const isPrintable = PRINTABLE.test(words) && /[\p{L}\p{N}]/u.test(words)
  const title = words === words.toLowerCase() ? words.replace(/(^| )\p{L}/gu, (start) => start.toUpperCase()) : words
  return {
    id: plain === '' ? 'my-game' : RESERVED.test(plain) ? `${plain}-game` : plain,
    title: isPrintable ? title : 'My Game',
  }
}
