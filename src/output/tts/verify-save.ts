import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { GameJob } from '../game-job.ts'
import { sayTts } from './tts-messages.ts'

/** What is read of an object of a save. */
interface FoundObject {
  readonly Name: string
  readonly GUID: string
  readonly CardID?: number
  readonly DeckIDs?: readonly number[]
  readonly CustomDeck?: Readonly<
    Record<string, { FaceURL: string; BackURL: string; NumWidth: number; NumHeight: number }>
  >
  readonly CustomImage?: { ImageURL: string; ImageSecondaryURL: string }
  readonly ContainedObjects?: readonly FoundObject[]
}

/**
 * Reads a finished save back: every picture that it names is one of `urls`, every card is on a sheet, decks hold what they list, no two objects have one number,
 * and there are as many cards and loose pieces as the game has.
 */
export function verifySave(bytes: Uint8Array, job: GameJob, urls: ReadonlySet<string>, file: string): Diagnostic[] {
  const read = JSON.parse(new TextDecoder().decode(bytes)) as { ObjectStates: readonly FoundObject[] }
  const objects = read.ObjectStates.flatMap(withContents)
  const named = objects.flatMap(({ CustomDeck = {}, CustomImage }) => [
    ...Object.values(CustomDeck).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
    ...(CustomImage ? [CustomImage.ImageURL, CustomImage.ImageSecondaryURL] : []),
  ])
  const lost = [...new Set(named)].filter((url) => !urls.has(url))
  return [
    ...lost.map((picture) => sayTts('no-picture', { file, picture })),
    ...objects.filter((object) => !isSound(object)).map(({ GUID }) => sayTts('wrong-card', { file, object: GUID })),
    ...counts(objects, job, file),
  ]
}

const withContents = (object: FoundObject): FoundObject[] => [
  object,
  ...(object.ContainedObjects ?? []).flatMap(withContents),
]

/** Whether all cards of a deck or of one card are on sheets that it knows, and in the deck in the order in which it lists them. */
function isSound({ Name, CardID, DeckIDs, CustomDeck = {}, ContainedObjects = [] }: FoundObject): boolean {
  const ids = [...(CardID === undefined ? [] : [CardID]), ...(DeckIDs ?? [])]
  const onSheet = ids.every((id) => {
    const sheet = CustomDeck[Math.floor(id / 100)]
    return sheet !== undefined && id % 100 < sheet.NumWidth * sheet.NumHeight
  })
  const inside = ContainedObjects.map((card) => card.CardID)
  return onSheet && (Name !== 'DeckCustom' || JSON.stringify(inside) === JSON.stringify(DeckIDs))
}

function counts(
  objects: readonly FoundObject[],
  { decks, sets, boards, tracks, charts }: GameJob,
  file: string,
): Diagnostic[] {
  const total = (kinds: readonly { readonly count: number }[]): number =>
    kinds.reduce((sum, { count }) => sum + count, 0)
  const pages = charts.reduce((sum, chart) => sum + chart.pages.length, 0)
  const wanted = {
    cards: total(decks.flatMap(({ kinds }) => kinds)),
    tiles: total(sets.flatMap(({ kinds }) => kinds)) + boards.length + tracks.length + pages,
    'numbers of objects': objects.length,
  }
  const found = {
    cards: objects.filter(({ Name }) => Name === 'Card').length,
    tiles: objects.filter(({ Name }) => Name === 'Custom_Tile').length,
    'numbers of objects': new Set(objects.map(({ GUID }) => GUID)).size,
  }
  return (Object.keys(wanted) as (keyof typeof wanted)[]).flatMap((what) =>
    found[what] === wanted[what]
      ? []
      : [sayTts('wrong-count', { file, what, found: found[what], wanted: wanted[what] })],
  )
}
