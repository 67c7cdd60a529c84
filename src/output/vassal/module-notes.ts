import type { SheetRequest } from '../../game/game.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import type { GameJob } from '../game-job.ts'
import { hexNumbers } from './hex-numbers.ts'
import { moduleBoards } from './module-boards.ts'
import { reserves } from './reserve.ts'
import { sayVassal } from './vassal-messages.ts'

/** Kinds of sheets that are made of paper only, and why a screen needs none. Chits and racks stand for cards and hands, which the module has. */
const PAPER: Readonly<Partial<Record<SheetRequest['kind'], string>>> = {
  sticks: 'distances are measured with the mouse',
}

/** What a module lacks or does otherwise than the game on paper. */
export function moduleNotes(job: GameJob): Diagnostic[] {
  const { game, decks, boards } = job
  const leftOut = game.sheets.flatMap(({ id, kind, place }) => {
    const why = PAPER[kind]
    return why === undefined ? [] : [sayVassal('left-out', { sheet: id, why }, spanAt(place, 'kind'))]
  })
  const faceUp = decks
    .filter(({ kinds }) => kinds.some(({ back }) => back === undefined))
    .map(({ deck }) => sayVassal('no-backs', { deck: deck.id }, spanAt(deck.place, 'card')))
  const unnumbered = boards.flatMap(({ hexes }) => {
    if (!hexes || hexNumbers(hexes.map.grid)) return []
    const { id, grid, place } = hexes.map
    return [sayVassal('no-numbers', { map: id, numbers: grid.numbers }, spanAt(place, 'grid', 'numbers'))]
  })
  const uneven = reserves({ job }, moduleBoards(job)).isUneven ? [sayVassal('uneven-set-ups', {})] : []
  return [...leftOut, ...faceUp, ...unnumbered, ...uneven]
}
