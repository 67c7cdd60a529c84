import type { RorkesState } from '../rorkes-state.ts'

/** Soldiers who neither fired nor fought are loaded; officers fill an empty revolver in a turn without fire, fight or move. */
export function reloadAll({ params, british }: RorkesState): void {
  const officers = params.officers.length
  for (let figure = 0; figure < british.spot.length; figure++) {
    if (british.spot[figure]! < 0 || british.fired[figure]! > 0 || british.fought[figure]! > 0) continue
    if (figure >= officers) british.shots[figure] = 1
    else if (british.shots[figure] === 0 && british.moved[figure] === 0) british.shots[figure] = params.numbers.revolver
  }
}
