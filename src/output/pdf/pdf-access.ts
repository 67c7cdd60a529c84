import type { PdfSource } from './pdf-source.ts'
import { isKind, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** The value of a dictionary's key, links followed; undefined when it is not there. */
export function entry(source: PdfSource, dictionary: PdfDictionary, key: string): PdfValue | undefined {
  return source.resolve(dictionary.entries.get(key))
}

/** A dictionary inside a dictionary; undefined when it is not there or is something else. */
export function dictionaryAt(
  source: PdfSource,
  dictionary: PdfDictionary | undefined,
  key: string,
): PdfDictionary | undefined {
  const value = dictionary && entry(source, dictionary, key)
  return isKind(value, 'dictionary') ? value : undefined
}

/** A name inside a dictionary. */
export function nameAt(source: PdfSource, dictionary: PdfDictionary, key: string): string | undefined {
  const value = entry(source, dictionary, key)
  return isKind(value, 'name') ? value.name : undefined
}

/** A list inside a dictionary; empty when it is not there. */
export function listAt(source: PdfSource, dictionary: PdfDictionary, key: string): readonly PdfValue[] {
  const value = entry(source, dictionary, key)
  return Array.isArray(value) ? (value as readonly PdfValue[]) : []
}

/** Four numbers of a dictionary: a rectangle. */
export function rectangleAt(
  source: PdfSource,
  dictionary: PdfDictionary,
  key: string,
): readonly [number, number, number, number] | undefined {
  const [a, b, c, d, ...more] = listAt(source, dictionary, key).map((value) => source.resolve(value))
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return undefined
  return more.length > 0 ? undefined : [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}
