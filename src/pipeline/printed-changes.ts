import type { CounterSheet, CounterType } from '../game/counter-sheet.ts'
import type { ChangedPart } from '../game/diff-games.ts'
import type { Deck, Game, SheetRequest } from '../game/game.ts'
import { supplementOf } from './supplement.ts'

/** Stands behind the id of a deck of the base. */
const BEFORE = '-before'

/**
 * The changed game with nothing to print but what is new: cards and counters that the base lacks or has otherwise, and the pages on which something
 * is said differently. Cards to take out stand on a card of instructions. Undefined when nothing has to be printed.
 */
export function printedChanges(base: Game, changed: Game, parts: readonly ChangedPart[]): Game | undefined {
  const sheets = changed.sheets.flatMap((sheet) => sheetOfChanges(sheet, { base, changed, parts }) ?? [])
  if (sheets.length === 0) return undefined
  // Only known to be compared with: no field of theirs is drawn, so none of their pictures is looked for.
  const before = base.decks.map((deck): Deck => ({ ...deck, id: deck.id + BEFORE, fields: {} }))
  return {
    ...changed,
    variants: changed.variants.length > 0 ? changed.variants : versionOf(changed, parts),
    decks: [...changed.decks, ...before],
    counterSheets: changed.counterSheets.map((sheet) => newCounters(sheet, base)),
    sheets,
  }
}

interface Versions {
  readonly base: Game
  readonly changed: Game
  readonly parts: readonly ChangedPart[]
}

/** What of a sheet has to be printed: the same request, one for new pieces alone, or nothing. */
function sheetOfChanges(sheet: SheetRequest, versions: Versions): SheetRequest | undefined {
  const { base, changed } = versions
  const title = `${sheet.title}, changes`
  if (sheet.kind === 'deck') {
    if (!base.decks.some(({ id }) => id === sheet.deck)) return sheet
    return hasNewCards(sheet.deck, versions)
      ? { ...sheet, kind: 'supplement', title, beyond: sheet.deck + BEFORE }
      : undefined
  }
  if (sheet.kind === 'chits') {
    // Sets that are additions already would have to be compared twice.
    const decks = sheet.decks.filter(({ deck, beyond }) => beyond === undefined && hasNewCards(deck, versions))
    const known = decks.map((set) => ({ ...set, beyond: set.deck + BEFORE }))
    return decks.length === 0 ? undefined : { ...sheet, title, decks: known }
  }
  if (sheet.kind === 'supplement') return undefined
  if (sheet.kind === 'counters') {
    const counters = changed.counterSheets.find(({ id }) => id === sheet.counters)
    return counters && newCounters(counters, base).types.length > 0 ? { ...sheet, title } : undefined
  }
  return mayDiffer(sheet, versions) ? sheet : undefined
}

function hasNewCards(id: string, { base, changed }: Versions): boolean {
  const [before, after] = [base, changed].map(({ decks }) => decks.find((deck) => deck.id === id))
  return before !== undefined && after !== undefined && supplementOf(after, before).deck.cards.length > 0
}

/** A set of counters with those alone that the base lacks or has otherwise, and as many of them as are missing. */
function newCounters(sheet: CounterSheet, base: Game): CounterSheet {
  const known = base.counterSheets.find(({ id }) => id === sheet.id)
  const lookOf = ({ front, back }: CounterType): string => JSON.stringify([front, back, sheet.size])
  const types = sheet.types.flatMap((type): CounterType[] => {
    const twin = known?.types.find(({ id }) => id === type.id)
    const isSame = twin && known?.size === sheet.size && lookOf(twin) === lookOf(type)
    const count = type.count - (isSame ? twin.count : 0)
    return count > 0 ? [{ ...type, count }] : []
  })
  return { ...sheet, types, stated: undefined }
}

/** What the pages of each kind of sheet are drawn from, as first words of ways. Kinds that are not here show a bit of everything. */
const DRAWN_FROM: Readonly<Partial<Record<SheetRequest['kind'], readonly string[]>>> = {
  map: ['maps', 'terrain', 'tracks'],
  track: ['tracks'],
  tables: ['tables', 'terrain'],
  roster: ['rosters', 'tables', 'scenarios'],
  plan: ['plans'],
  'plan-overview': ['plans'],
  'plan-piece': ['plans'],
}

/** Whether something may stand otherwise on a page. */
function mayDiffer(sheet: SheetRequest, versions: Versions): boolean {
  const { kind, id } = sheet
  if (kind === 'tokens' || kind === 'rack' || kind === 'parameter-track') return countsOtherwise(sheet, versions)
  const from = DRAWN_FROM[kind]
  return versions.parts.some((part) => {
    const first = part.id.split('.')[0] ?? ''
    return part.id === `sheets.${id}` || (from ? from.includes(first) : first !== 'sheets' && first !== 'examples')
  })
}

/** Whether a parameter that an aid is counted by has another number, or the ruling that sets it. */
function countsOtherwise(sheet: SheetRequest & { readonly scenario: string }, { changed, parts }: Versions): boolean {
  const written = JSON.stringify({ ...sheet, place: undefined })
  const parameters = changed.scenarios.find(({ id }) => id === sheet.scenario)?.parameters ?? {}
  const named = Object.entries(parameters).filter(([name]) => written.includes(`"${name}"`))
  const ways = named.flatMap(([name, { ruling }]) => [
    `scenarios.${sheet.scenario}.parameters.${name}`,
    ...(ruling === undefined ? [] : [`rulings.${ruling}`]),
  ])
  return parts.some(({ id }) => id === `sheets.${sheet.id}` || ways.includes(id))
}

/** What marks the pieces of a game that is no variant: the files of the decks and counters that are not the same. */
function versionOf({ decks, counterSheets, place }: Game, parts: readonly ChangedPart[]): Game['variants'] {
  const touched = [...decks, ...counterSheets].filter(({ id }) => parts.some((part) => part.id.split('.')[1] === id))
  return [{ id: 'changes', title: 'changes', place: touched[0]?.place ?? place }]
}
