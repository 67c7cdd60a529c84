import { badCharacters } from '../../draw/bad-characters.ts'
import { sayDraw } from '../../draw/draw-messages.ts'
import { styleOf, type Theme } from '../../draw/theme.ts'
import type { HexMap, TerrainType } from '../../game/hex-map.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { spanAt, type Place } from '../../source/located-document.ts'

/** A text of the author's that is printed on the map: what it is called in messages, its field, and its type style. */
interface PrintedText {
  readonly piece: string
  readonly field: string
  readonly text: string | undefined
  readonly style: string
  readonly place: Place
}

function textsOf(map: HexMap, types: readonly TerrainType[]): PrintedText[] {
  return [
    { piece: `map "${map.id}"`, field: 'title', text: map.title, style: 'sheet-subtitle', place: map.place },
    ...map.labels.map(({ text, style, place }) => ({
      piece: `map "${map.id}"`,
      field: 'text',
      text,
      style: style === 'relief' ? 'map-massif' : 'map-place',
      place,
    })),
    ...map.hexes.map(({ id, name, place }) => ({
      piece: `hex "${id}"`,
      field: 'name',
      text: name,
      style: 'map-place',
      place,
    })),
    ...types.flatMap(({ id, title, note, place }) => [
      { piece: `terrain "${id}"`, field: 'title', text: title, style: 'table-group', place },
      { piece: `terrain "${id}"`, field: 'note', text: note, style: 'map-key-note', place },
    ]),
  ]
}

/** Letters of a map that no font has, each with its place. */
export function checkCharacters(map: HexMap, types: readonly TerrainType[], theme: Theme): Diagnostic[] {
  return textsOf(map, types).flatMap(({ piece, field, text, style, place }) =>
    text === undefined
      ? []
      : badCharacters(theme.fonts, text, styleOf(theme, style)).map(({ kind, letter, code }) =>
          sayDraw(kind, { piece, field, letter, code }, spanAt(place, field)),
        ),
  )
}
