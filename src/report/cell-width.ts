const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]$/u
const WIDE =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})$/u

/** How many cells of a terminal a character takes: 0 for accents that join the one before, 2 for East Asian ones and emoji, else 1. */
export function cellWidth(character: string): number {
  if (character < '\u0300') return 1
  return ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1
}
