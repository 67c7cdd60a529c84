import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { slug } from '../schema/values/texts.ts'
import { sayImport } from './import-messages.ts'

/** Letters that have no plain letter inside them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** A name for the machine made of a title, in ASCII where its letters allow; empty when it has neither letter nor digit. */
export function asciiSlug(title: string): string {
  const latin = title.toLowerCase().replace(/[ßæœøđðþłħı]/g, (letter) => LETTERS[letter] ?? letter)
  return slug(latin)
}

/** A row that needs an id: what stands in its column of ids, and its title. */
export interface Named {
  readonly id?: { readonly text: string; readonly at: Span } | undefined
  readonly title: { readonly text: string; readonly at: Span }
}

const VALID = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u

/**
 * An id for each row: the one that is written there, else one made of the title, numbered where it is taken. Written ids are never given to
 * another row, so a row keeps its id when others are added below it.
 */
export function makeIds(rows: readonly Named[], diagnostics: Diagnostic[], what: string): string[] {
  const used = new Set(rows.flatMap(({ id }) => (id && VALID.test(id.text) ? [id.text] : [])))
  // Where the last search for a base ended: thousands of rows may share a title.
  const reached = new Map<string, number>()
  const unused = (wanted: string): string => {
    let id = wanted
    let n = reached.get(wanted) ?? 2
    for (; used.has(id); n++) id = `${wanted.slice(0, 58)}-${n}`
    reached.set(wanted, n)
    used.add(id)
    return id
  }
  return rows.map(({ id: written, title }) => {
    if (written && VALID.test(written.text)) return written.text
    const base = asciiSlug(written?.text ?? title.text) || asciiSlug(title.text) || what
    const id = unused(base)
    if (written) diagnostics.push(sayImport('changed-id', { text: written.text, id }, written.at))
    else if (id !== base && title.text !== '')
      diagnostics.push(sayImport('doubled-title', { title: title.text, id }, title.at))
    return id
  })
}
