import type { DeckOfPieces, PieceKind } from '../game-job.ts'
import { lookKey } from '../face-key.ts'
import { MOST_CARDS, planPicture, type PicturePlan } from './picture-plan.ts'
import { baseOf, type CardSheet, type Lying, type SavedObject } from './saved-object.ts'

/** Height of a card of scale 1, in mm: it is a poker card. */
const HEIGHT_AT_ONE = 88.9

/** A sheet of a deck: its cards, and the pictures of their two sides. */
export interface SheetPlan {
  readonly kinds: readonly PieceKind[]
  readonly faces: PicturePlan
  readonly backs: PicturePlan
  /** Whether each card has a back of its own. */
  readonly uniqueBack: boolean
}

/** The sheets of a deck, of 70 cards at most. A back that all cards share is one picture; a missing one is white. */
export function planSheets({ deck, kinds }: DeckOfPieces, dpi: number | undefined): SheetPlan[] {
  const { format } = deck
  const backs = new Set(kinds.map(({ back }) => back && lookKey(back)))
  const shared = backs.size === 1
  const parts = Math.ceil(kinds.length / MOST_CARDS)
  return Array.from({ length: parts }, (_, i): SheetPlan => {
    const own = kinds.slice(i * MOST_CARDS, (i + 1) * MOST_CARDS)
    const part = parts === 1 ? '' : `-${i + 1}`
    const faces = planPicture(
      `${deck.id}-fronts${part}`,
      own.map(({ front }) => front),
      format,
      dpi,
    )
    const behind = shared ? [own[0]?.back] : own.map(({ back }) => back)
    const backName = shared ? `${deck.id}-back` : `${deck.id}-backs${part}`
    return { kinds: own, faces, backs: planPicture(backName, behind, format, dpi), uniqueBack: !shared }
  })
}

/** What objects are made with. */
export interface ObjectContext {
  /** Address of a drawn picture. */
  readonly urlOf: (plan: PicturePlan) => string
  /** Numbers of objects and of sheets of cards, from 1, each once in a save. */
  readonly nextGuid: () => number
  readonly nextSheet: () => number
}

/** A deck, face down, each card as often as there are copies of it. A single card is no deck. */
export function deckObject(
  { deck }: DeckOfPieces,
  sheets: readonly SheetPlan[],
  lying: Omit<Lying, 'scale'>,
  { urlOf, nextGuid, nextSheet }: ObjectContext,
): SavedObject {
  const { width, height } = deck.format
  const place: Lying = { ...lying, scale: height / HEIGHT_AT_ONE, faceDown: true, hands: true }
  const guid = nextGuid()
  const sideways = width > height
  const known: Record<string, CardSheet> = {}
  const cards = sheets.flatMap(({ kinds, faces, backs, uniqueBack }) => {
    const number = nextSheet()
    const sheet: CardSheet = {
      FaceURL: urlOf(faces),
      BackURL: urlOf(backs),
      NumWidth: faces.columns,
      NumHeight: faces.rows,
      BackIsHidden: true,
      UniqueBack: uniqueBack,
      Type: 0,
    }
    known[number] = sheet
    return kinds.flatMap(({ title, count }, index) =>
      Array.from({ length: count }, (): SavedObject => ({
        ...baseOf(nextGuid(), title, '', place),
        Name: 'Card',
        CardID: 100 * number + index,
        SidewaysCard: sideways,
        CustomDeck: { [number]: sheet },
      })),
    )
  })
  const [only] = cards
  if (only && cards.length === 1) return only
  return {
    ...baseOf(guid, deck.title, '', { ...place, hands: false }),
    Name: 'DeckCustom',
    SidewaysCard: sideways,
    DeckIDs: cards.map(({ CardID = 0 }) => CardID),
    CustomDeck: known,
    ContainedObjects: cards,
  }
}
