import { memberName } from '../../game/diff-games.ts'
import type { Game } from '../../game/game.ts'

/** One difference between two versions of a game: `decks.zulu.cards.attack.count` from 7 to 9. */
export interface ChangeLine {
  /** Keys on the way to it; members of lists go by their names. */
  readonly path: readonly string[]
  /** The path as a variant writes it. */
  readonly name: string
  /** Both values; absent where the version has no such part. Plain values, or `...` for a whole part. */
  readonly from?: string | number | boolean | undefined
  readonly to?: string | number | boolean | undefined
}

/** What is printed and never played, and where things stand in files. */
const NOT_PLAYED = new Set(
  'place document source variants title subtitle text means question decision credits icon notes folder sheets references examples format'.split(
    ' ',
  ),
)

/** Figures of a unit that are worked out from its stands: they change with them, and cannot without. */
const WORKED_OUT = new Set(['figures', 'men', 'points'])

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map)

/** The members of a list by what they are called; undefined for lists whose members have no names of their own. */
function byName(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map(list.map((item) => [isParts(item) ? memberName(item) : '', item]))
  return found.size === list.length && !found.has('') ? found : undefined
}

/** The members of a list by their numbers: `#1` is the first. */
function byNumber(list: readonly unknown[]): Map<string, unknown> {
  return new Map(list.map((item, i) => [`#${i + 1}`, item]))
}

/** Members by name, if both lists have them and the ones that both have stand in the same order; by number where none have names and none are more or less. */
function pairedByName(
  base: unknown,
  changed: unknown,
): readonly [Map<string, unknown>, Map<string, unknown>] | undefined {
  if (!Array.isArray(base) || !Array.isArray(changed)) return undefined
  const [first, second] = [byName(base), byName(changed)]
  const all: readonly unknown[] = base.concat(changed)
  if (!first && !second && base.length === changed.length && all.every(isParts))
    return [byNumber(base), byNumber(changed)]
  if (!first || !second) return undefined
  const shared = (one: Map<string, unknown>, other: Map<string, unknown>) =>
    [...one.keys()].filter((id) => other.has(id))
  return shared(first, second).join() === shared(second, first).join() ? [first, second] : undefined
}

/** Everything that the game consists of, as text, without what is not played. */
const written = (value: unknown): string =>
  JSON.stringify(value instanceof Map ? [...value] : value, (key, part: unknown) =>
    NOT_PLAYED.has(key) ? undefined : part instanceof Map ? [...part] : part,
  )

/** The differences between two versions that might be played, each as small as it can be. */
export function changeLines(base: Game, changed: Game): readonly ChangeLine[] {
  const lines: ChangeLine[] = []
  const compare = (from: unknown, to: unknown, path: readonly string[]): void => {
    if (written(from) === written(to)) return
    const members = pairedByName(from, to)
    if (isUnit(path) && isParts(from) && isParts(to)) lines.push(lineOfUnit(path, from, to))
    else if (members) {
      const [first, second] = members
      for (const id of new Set([...first.keys(), ...second.keys()]))
        compare(first.get(id), second.get(id), [...path, id])
    } else if (isParts(from) && isParts(to)) {
      for (const key of new Set([...Object.keys(from), ...Object.keys(to)]))
        if (!NOT_PLAYED.has(key) && !(path.length === 0 && key === 'id')) compare(from[key], to[key], [...path, key])
    } else lines.push({ path, name: nameOf(path), from: shown(from), to: shown(to) })
  }
  compare(base, changed, [])
  return lines
}

/** Whether a path leads to a unit of a roster. */
function isUnit(path: readonly string[]): boolean {
  return path.length === 4 && path[0] === 'rosters' && path[2] === 'units'
}

/** A unit changes as a whole; where it is one figure that others follow from, by that figure. */
function lineOfUnit(path: readonly string[], from: Parts, to: Parts): ChangeLine {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  const unlike = keys.filter((key) => !NOT_PLAYED.has(key) && written(from[key]) !== written(to[key]))
  const own = unlike.filter((key) => !WORKED_OUT.has(key))
  const [only, ...others] = own.length > 0 ? own : unlike
  if (only === undefined || others.length > 0) return { path, name: nameOf(path), from: shown(from), to: shown(to) }
  return { path, name: nameOf([...path, only]), from: shown(from[only]), to: shown(to[only]) }
}

/** The path in a variant's words: own fields of cards stand beside `count`, and a ruling's default is the ruling. */
function nameOf(path: readonly string[]): string {
  const [first = '', ...rest] = path
  const isInner = (key: string, i: number): boolean =>
    key === 'fields' ||
    key === 'byOption' ||
    (first === 'rulings' && key === 'default') ||
    (first === 'terrain' && (i === 0 || key === 'values' || key === 'value')) ||
    (first === 'scenarios' && rest[1] === 'parameters' && i === 3 && key === 'value')
  const words = rest.filter((key, i) => !isInner(key, i))
  return [first === 'counterSheets' ? 'counters' : first, ...words].join('.')
}

function shown(value: unknown): string | number | boolean | undefined {
  if (value === undefined || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return '...'
}

/** The base with some of the differences. */
export function withLines(base: Game, changed: Game, lines: readonly ChangeLine[]): Game {
  const merged = (from: unknown, to: unknown, ways: readonly (readonly string[])[]): unknown => {
    if (ways.length === 0) return from
    if (ways.some((way) => way.length === 0)) return to
    const into = (key: string) => ways.flatMap(([first, ...rest]) => (first === key ? [rest] : []))
    const members = pairedByName(from, to)
    if (members) {
      const [first, second] = members
      const ids = [...new Set([...first.keys(), ...second.keys()])]
      return ids.map((id) => merged(first.get(id), second.get(id), into(id))).filter((member) => member !== undefined)
    }
    if (!isParts(from) || !isParts(to)) return from
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return Object.fromEntries(keys.map((key) => [key, merged(from[key], to[key], into(key))]))
  }
  // Every part comes from one of the two games, at the place where that game has it.
  return merged(
    base,
    changed,
    lines.map(({ path }) => path),
  ) as Game
}
