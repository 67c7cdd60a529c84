import { Plain } from '../source/located-document.ts'
import { Complaint } from './complaint.ts'
import { valueAt } from './read-shape.ts'
import { slug, textOf } from './values/texts.ts'

/** Keys that tell the items of a list apart, the best first: ids; results of dice; options of rulings; boxes of tracks; pieces that are set up. */
const NAMING = ['id', 'on', 'value', 'at', 'unit'] as const

/** By what each item of a list is called: its id, or what else tells it apart, else an id made of its title. Empty where there is nothing of the kind. */
export function itemNames(items: readonly unknown[]): string[] {
  const names: string[] = []
  for (const item of items) names.push(nameOf(item) || unusedName(item, names))
  return names
}

function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (item instanceof Plain) return item.written
  for (const key of NAMING) {
    const name = textIn(item, key)
    if (name !== '') return name
  }
  return ''
}

/** As cards without an id are called: by their title, and those that share one are numbered. */
function unusedName(item: unknown, used: readonly string[]): string {
  const wanted = slug(textIn(item, 'title'))
  let name = wanted
  for (let n = 2; name !== '' && used.includes(name); n++) name = `${wanted}-${n}`
  return name
}

function textIn(item: unknown, key: string): string {
  const text = textOf(valueAt(item, [key]))
  return text instanceof Complaint ? '' : text
}

/** The items that a word of a way may mean: those of that name, or `#2` for the second. */
export function itemsCalled(items: readonly unknown[], word: string): number[] {
  const position = /^#([1-9]\d*)$/.exec(word)?.[1]
  if (position !== undefined) return Number(position) <= items.length ? [Number(position) - 1] : []
  return itemNames(items).flatMap((name, index) => (name === word ? [index] : []))
}
