import { flip, has, lowestOf } from '../figure-sets.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Soldiers who neither fired nor fought are loaded; officers fill an empty revolver in a turn without fire, fight or move. */
export function reloadAll({ params, british }: RorkesState): void {
  const { words, empty, fought, fired, spot, shots, moved } = british
  const officers = params.officers.length
  for (let word = 0; word < words; word++)
    for (let bits = empty[word]! & ~fought[word]!; bits !== 0; bits &= bits - 1) {
      const figure = lowestOf(word, bits)
      if (fired[figure]! > 0 || spot[figure]! < 0 || (figure < officers && has(moved, figure))) continue
      shots[figure] = figure < officers ? params.numbers.revolver : 1
      flip(empty, 0, figure)
    }
}
