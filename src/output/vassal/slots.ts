import type { LooseKind, PieceKind } from '../game-job.ts'
import { sideTitle, type ModuleContext } from './module-context.ts'
import { pieceDefinition, type Trait } from './piece-definition.ts'
import { sequence } from './sequence.ts'
import { flip, marks, mask, sendToPile, usePrototype } from './traits.ts'
import { textPart, type XmlPart } from './xml.ts'

/** Prototype of everything that is no card. */
export const LOOSE = 'Piece'
/** Prototype of the pieces of a side. */
export const prototypeOf = (side: string): string => `Side: ${side}`

/** A slot with a loose piece: it is copied, removed and turned over. */
export function pieceSlot(kind: LooseKind, context: ModuleContext): XmlPart {
  const side = sideTitle(context.job, kind.side)
  const { unit } = kind.counter ?? {}
  const traits = [
    usePrototype(side === undefined ? LOOSE : prototypeOf(side)),
    ...(unit ? [marks({ Unit: unit.title })] : []),
    ...twoFaces(kind, context),
  ]
  // Strength points change when it is turned over, so they are no part of its name.
  const name = unit && kind.counter?.type.front.strength !== undefined ? unit.title : kind.title
  return slot('PieceSlot', { ...kind, name }, traits, context)
}

/** A slot with a card of a deck, which can be turned face down and put on a pile. */
export function cardSlot(
  kind: PieceKind,
  { deck, discard }: { deck: string; discard: string },
  context: ModuleContext,
): XmlPart {
  const { back } = kind
  const traits = [
    ...(back ? [mask(context.pictures.of(back).file, `${deck} card`)] : []),
    sendToPile(discard),
    marks({ Deck: deck }),
  ]
  return slot('CardSlot', { ...kind, name: kind.title }, traits, context)
}

/** Front and back; strength points stand behind the name, as they are what a step costs. */
function twoFaces({ front, back, counter }: LooseKind, { pictures }: ModuleContext): Trait[] {
  if (!back) return []
  const [whole, reduced] = [counter?.type.front.strength, counter?.type.back?.strength]
  const behind = (strength: number | undefined, otherwise: string): string =>
    otherwise === '' && strength === undefined ? '' : sequence(['', ` (${strength ?? otherwise})`], '+')
  return [flip([pictures.of(front).file, pictures.of(back).file], [behind(whole, ''), behind(reduced, 'back')])]
}

function slot(
  element: 'PieceSlot' | 'CardSlot',
  { front, title, name }: PieceKind & { readonly name: string },
  traits: readonly Trait[],
  context: ModuleContext,
): XmlPart {
  const { file, width, height } = context.pictures.of(front)
  const number = context.nextSlot()
  const text = pieceDefinition({ traits, image: file, name, slot: number })
  return textPart(`VASSAL.build.widget.${element}`, text, { entryName: title, gpid: number, width, height })
}
