import { InvalidArgumentError } from 'commander'
import { PAPERS, findPaper, type Paper } from '../kernel/paper-sizes.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { PieceWish } from '../pipeline/select-pieces.ts'

/** Refuses an option's value, with what is known. Commander adds the option's name. */
function refuse(wrong: string, known: readonly string[], what: string): never {
  const hints = didYouMean(wrong, known)
  const rest = hints.some((h) => h.startsWith('known')) ? '' : ` Known: ${known.join(', ')}.`
  throw new InvalidArgumentError(`"${wrong}" is no ${what}; ${hints.join('; ')}${rest}`)
}

/** A comma-separated list of known words, each once. */
export function listOf<T extends string>(known: readonly T[], what: string): (text: string) => T[] {
  return (text) => {
    const words = text.split(',').map((word) => word.trim())
    const found = words.map((word) => known.find((k) => k === word) ?? refuse(word, known, what))
    return [...new Set(found)]
  }
}

/** One known word. */
export function oneOf<T extends string>(known: readonly T[], what: string): (text: string) => T {
  return (text) => known.find((k) => k === text) ?? refuse(text, known, what)
}

/** Paper names or own sizes, comma-separated. */
export function papers(text: string): Paper[] {
  const ids = PAPERS.map((p) => p.id)
  const found = text.split(',').map((word) => findPaper(word) ?? refuse(word.trim(), [...ids, '<w>x<h>mm'], 'paper'))
  return found.filter((p, i) => found.findIndex((q) => q.id === p.id) === i)
}

/** A number within bounds; `1e6` is fine. */
export function numberBetween(least: number, most: number, whole: boolean): (text: string) => number {
  return (text) => {
    const value = /^[+-]?(\d+\.?\d*|\.\d+)(e\d+)?$/i.test(text.trim()) ? Number(text) : NaN
    if (!(value >= least && value <= most) || (whole && !Number.isInteger(value))) {
      throw new InvalidArgumentError(
        `a ${whole ? 'whole ' : ''}number from ${least} to ${most} is wanted, not "${text}".`,
      )
    }
    return value
  }
}

/** A length in mm: `3`, `3mm` or `0.125in`. */
export function lengthBetween(least: number, most: number): (text: string) => number {
  return (text) => {
    const match = /^(\d+(?:\.\d+)?)(mm|in)?$/.exec(text.trim())
    const value = match ? Number(match[1]) * (match[2] === 'in' ? 25.4 : 1) : NaN
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`a length from ${least} to ${most} mm is wanted, not "${text}".`)
    return value
  }
}

/** The address of a folder: on the web, or on this computer as `file:///`. */
export function webFolder(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isFolder = url && ['http:', 'https:', 'file:'].includes(url.protocol) && url.search === '' && url.hash === ''
  if (!isFolder)
    throw new InvalidArgumentError(
      `an address like https://example.org/game/ or file:///C:/game/ is wanted, not "${text}".`,
    )
  return text
}

/** Collects a repeated option. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, ...text.split(',').map((word) => word.trim())]
}

/** Reads `id=value` words, comma-separated or repeated, into pairs. */
export function assignments(example: string): (text: string, before?: readonly Assignment[]) => Assignment[] {
  return (text, before = []) => {
    const pairs = text.split(',').map((word): Assignment => {
      const at = word.indexOf('=')
      if (at < 1 || at === word.length - 1) throw new InvalidArgumentError(`"${word}" should look like ${example}.`)
      return [word.slice(0, at).trim(), word.slice(at + 1).trim()]
    })
    return [...before, ...pairs]
  }
}

/** An option of the form `id=value`. */
export type Assignment = readonly [id: string, value: string]

/** Reads `id` or `id=n` words: which pieces, and how many copies of each (1 to 1,000). */
export function pieceWishes(text: string, before: readonly PieceWish[] = []): PieceWish[] {
  const wishes = text.split(',').map((word): PieceWish => {
    const [id = '', copies, ...rest] = word.split('=').map((part) => part.trim())
    if (id === '' || rest.length > 0) throw new InvalidArgumentError(`"${word}" should look like blood or blood=2.`)
    return { id, copies: copies === undefined ? undefined : numberBetween(1, 1000, true)(copies) }
  })
  return [...before, ...wishes]
}

/** Assignments as they were written, by the name of their option. */
export function chosen(options: Readonly<Record<string, readonly Assignment[]>>): (readonly [string, string])[] {
  return Object.entries(options).flatMap(([name, pairs]) => pairs.map((pair) => [name, pair.join('=')] as const))
}
