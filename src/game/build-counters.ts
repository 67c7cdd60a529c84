import type { CountersFile } from '../schema/kinds/counters.ts'
import type { Place } from '../source/located-document.ts'
import type { CounterFace, CounterSheet, CounterType, CounterUnit } from './counter-sheet.ts'
import type { Scenario } from './game.ts'
import type { Placement } from './set-up.ts'
import type { Filed } from './sort-documents.ts'

type ReadUnit = CountersFile['units'][number]

/** Edge of a counter in mm where the file names none. */
const USUAL_SIZE = 15

/** The typed counters. Hexes and turns on their fronts come from the scenario that the file names. */
export function buildCounterSheets(
  files: readonly Filed<CountersFile>[],
  scenarios: readonly Scenario[],
): CounterSheet[] {
  return files.map(({ document, data }) => {
    const printed = scenarios.find(({ id }) => id === data['set-up'])?.setUp?.placements ?? []
    const units = data.units.map((unit, index) => buildUnit(unit, { document, path: ['units', index] }, printed))
    return {
      id: data.id,
      title: data.title,
      size: data.size ?? USUAL_SIZE,
      stated: data.stated && { ...data.stated, place: { document, path: ['stated'] } },
      setUp: data['set-up'],
      everyStrength: data['every-strength'] ?? false,
      units,
      types: units.flatMap(({ types }) => types),
      place: { document, path: [] },
    }
  })
}

function buildUnit(read: ReadUnit, place: Place, printed: readonly Placement[]): CounterUnit {
  const pairs = (read.steps ?? []).map((pair) => pair.split('/').map(Number))
  // A unit that starts in several places has none to print.
  const places = printed.filter(({ unit }) => unit === read.id)
  const start = places.length === 1 ? places.find(({ free }) => !free) : undefined
  const types =
    pairs.length === 0
      ? [buildType(read, place, { front: frontOf(read, start), back: backOf(read) })]
      : pairs.map((pair) => buildStep(read, place, pair, start))
  return {
    id: read.id,
    title: read.title,
    side: read.side,
    group: read.group,
    steps: pairs.flat(),
    types,
    aside: read.aside ?? false,
    source: read.source,
    place,
  }
}

/** A counter of a unit with steps. Only its best face has the hex or turn of the set-up; all others have the dot. */
function buildStep(read: ReadUnit, place: Place, pair: readonly number[], start: Placement | undefined): CounterType {
  const best = Math.max(...(read.steps ?? []).flatMap((other) => other.split('/').map(Number)))
  const face = (strength: number): CounterFace => {
    const isBest = strength === best
    return { ...overlay(frontOf(read, isBest ? start : undefined), read.back), strength, reduced: !isBest }
  }
  const [first = 0, second] = pair
  const front = { ...frontOf(read, first === best ? start : undefined), strength: first, reduced: first !== best }
  const type = buildType(read, place, { front, back: second === undefined ? undefined : face(second) })
  return (read.steps ?? []).length === 1
    ? type
    : { ...type, id: `${read.id}-${first}`, title: `${read.title} (${first})` }
}

function buildType(
  read: ReadUnit,
  place: Place,
  { front, back }: { readonly front: CounterFace; readonly back: CounterFace | undefined },
): CounterType {
  return {
    id: read.id,
    title: read.title,
    unit: read.id,
    count: read.count ?? 1,
    front,
    back,
    source: read.source,
    place,
  }
}

function frontOf(read: ReadUnit, start: Placement | undefined): CounterFace {
  const { look, colour, name, symbol, factors, bonus, word } = read
  const isPlaced = start !== undefined
  return {
    look,
    colour,
    name,
    symbol,
    factors,
    reduced: false,
    hex: start?.hex,
    turn: start?.turn,
    note: isPlaced ? undefined : read.note,
    bonus,
    word,
  }
}

/** The back of a piece without steps shows its front, but for what is said otherwise; words and notes are of one side only. */
function backOf(read: ReadUnit): CounterFace | undefined {
  if (!read.back) return undefined
  return overlay(frontOf({ ...read, note: undefined, bonus: undefined, word: undefined }, undefined), read.back)
}

/** A face with what the back says otherwise. */
function overlay(face: CounterFace, back: ReadUnit['back']): CounterFace {
  return {
    ...face,
    look: back?.look ?? face.look,
    colour: back?.colour ?? face.colour,
    name: back?.name ?? face.name,
    symbol: back?.symbol ?? face.symbol,
    factors: back?.factors ?? face.factors,
    note: back?.note ?? face.note,
    bonus: back?.bonus ?? face.bonus,
    word: back?.word ?? face.word,
  }
}
