import type { DeckOfPieces, FacePoint } from '../game-job.ts'
import { handWindow, plainBoard } from './map-window.ts'
import { holdersOf, type CardTable } from './module-boards.ts'
import { sidesOf, SOLITAIRE, type ModuleContext } from './module-context.ts'
import { sequence } from './sequence.ts'
import { cardSlot } from './slots.ts'
import { component, type XmlPart } from './xml.ts'

/** Pixels round piles, and between them. */
const GAP = 60
/** Least size of a table: room to play on. */
const LEAST = { width: 1600, height: 1000 }
/** Room for so many cards in a hand; it grows with more. */
const HAND = 4

/** A table of cards, drawn: its board, with the piles on it. */
export interface DrawnTable {
  readonly board: XmlPart
  readonly piles: readonly XmlPart[]
}

/**
 * The piles of a table, a row for each deck: the cards to draw from, face down and shuffled, and beside them the discards, face up. Piles of a deck
 * that lies on `others` too are named after their table: discards find their way by the name.
 */
export function drawTable(
  { name, decks }: CardTable,
  others: readonly CardTable[],
  context: ModuleContext,
): DrawnTable {
  const size = cardSize(decks, context)
  const [across, down] = [size.width + GAP, size.height + GAP]
  const piles = decks.flatMap((deck, row) => {
    const y = Math.round((0.5 + row) * down)
    const isElsewhere = others.some((table) => table.name !== name && table.decks.includes(deck))
    const pile = isElsewhere ? `${deck.deck.title} (${name})` : deck.deck.title
    const discards = `${pile}: discards`
    const at = (column: number): FacePoint => ({ x: Math.round((0.5 + column) * across), y })
    const hasBacks = deck.kinds.every(({ back }) => back !== undefined)
    const cards = deck.kinds.flatMap((kind) =>
      Array.from({ length: kind.count }, () => cardSlot(kind, { deck: deck.deck.title, discard: discards }, context)),
    )
    return [
      component('module.map.DrawPile', { ...pileOf(pile, name, at(0), size), ...drawing(hasBacks) }, cards),
      component('module.map.DrawPile', { ...pileOf(discards, name, at(1), size), ...discarding(pile) }),
    ]
  })
  const height = Math.max(LEAST.height, Math.ceil(decks.length * down + GAP / 2))
  return { board: plainBoard(name, Math.max(LEAST.width, 4 * across), height), piles }
}

/** A window for the hand of each side that holds cards. Somebody who plays alone sees all. */
export function hands(context: ModuleContext): XmlPart[] {
  const { job } = context
  if (job.decks.length === 0) return []
  const { width, height } = cardSize(job.decks, context)
  const holders = new Set(job.decks.flatMap((deck) => holdersOf({ ...job.game, sides: sidesOf(job) }, deck)))
  return sidesOf(job)
    .filter(({ id }) => holders.has(id))
    .map(({ title }) => {
      const name = `${title}: hand`
      const boards = [plainBoard(name, HAND * (width + GAP / 4), height + GAP)]
      return handWindow({ name, boards, owners: sequence([title, SOLITAIRE], ',') })
    })
}

/** The largest card, in pixels. */
function cardSize(decks: readonly DeckOfPieces[], { pictures }: ModuleContext) {
  const all = decks.flatMap(({ kinds }) => kinds.map(({ front }) => pictures.of(front)))
  return {
    width: Math.max(1, ...all.map(({ width }) => width)),
    height: Math.max(1, ...all.map(({ height }) => height)),
  }
}

function pileOf(
  name: string,
  board: string,
  at: FacePoint,
  size: { width: number; height: number },
): XmlPart['attributes'] {
  return {
    ...{ name, owningBoard: board, x: at.x, y: at.y, ...size },
    ...{ draw: true, color: '0,0,0', maxStack: 10, canSave: false },
    ...{ reversible: false, reverseCommand: '', hotkeyOnEmpty: false },
    ...{ allowMultiple: true, allowSelect: true, selectDisplayProperty: '$BasicName$' },
  }
}

/** Cards without backs cannot hide what they are. */
function drawing(hasBacks: boolean): XmlPart['attributes'] {
  return { faceDown: hasBacks ? 'Always' : 'Never', drawFaceUp: false, shuffle: 'Always', reshufflable: false }
}

function discarding(pile: string): XmlPart['attributes'] {
  return {
    ...{ faceDown: 'Never', drawFaceUp: true, shuffle: 'Never', reshufflable: true },
    ...{ reshuffleCommand: `Shuffle into ${pile}`, reshuffleTarget: pile, reshuffleHotkey: '' },
    reshuffleMessage: '$deckName$: $commandName$ *',
  }
}
