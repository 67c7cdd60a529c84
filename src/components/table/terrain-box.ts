import { INSET, type Box, type Drawn } from '../../draw/boxes/box.ts'
import { columnWidth, tableHead, tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Subject } from '../../draw/boxes/typesetter.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import { decimal } from '../../kernel/units.ts'
import type { TerrainType } from '../../game/hex-map.ts'
import { spanAt, type Place } from '../../source/located-document.ts'
import { noteRow } from './note-row.ts'
import type { TableContext } from './table-context.ts'

/** Size of the patch of colour before a kind of terrain where there is no picture of it, at full size, mm. */
const PATCH = { width: 4.2, height: 2.6 }
/** Pictures, at full size: mm of one of their units, their extent from corner to corner in units, and the least height of a row that holds one. */
const UNIT = 0.4
const EXTENT = 25.41
const PICTURE_ROW = EXTENT * UNIT * 0.9

/** Least width of the notes, mm. */
const LEAST_NOTE = 24
const NONE = '–'

/** The terrain key: a hex as the map draws it (or a patch of its colour), name, figures, and what to know. Figures that are our own reconstruction carry a dagger. */
export function terrainBox(place: Place, width: number, context: TableContext): Box {
  const { terrain, setter, piece, studio } = context
  const own: Subject = { piece, field: 'terrain key', at: spanAt(place, 'tables') }
  const pictures = context.pictures
  const patch = (pictures ? EXTENT * UNIT : PATCH.width) * setter.factor + 2
  const names = columnWidth(
    setter,
    ['Terrain'],
    terrain.types.map(({ title }) => title),
  )
  const figures = terrain.columns.map(({ id, title }) => {
    return columnWidth(
      setter,
      [title],
      terrain.types.map((type) => figureText(type, id)),
    )
  })
  const rest = Math.max(LEAST_NOTE, width - patch - names - figures.reduce((sum, figure) => sum + figure, 0))
  const columns: Column[] = [
    { head: [''], width: patch, align: 'left' },
    { head: ['Terrain'], width: names, align: 'left' },
    ...terrain.columns.map(({ title }, i): Column => ({ head: [title], width: figures[i]!, align: 'centre' })),
    { head: ['On the map, and notes'], width: rest, align: 'left' },
  ]
  const rows = terrain.types.map((type, i): Drawn => {
    const subject = { piece, field: `terrain "${type.id}"`, at: spanAt(type.place, 'title') }
    const said = whatToKnow(type)
    const note = { ...subject, at: spanAt(type.place, type.note === undefined ? 'cue' : 'note') }
    const cells: Cell[] = [
      { text: '' },
      { text: type.title },
      ...terrain.columns.map(({ id }): Cell => ({ text: figureText(type, id) })),
      { paragraph: setter.paragraph(said === '' ? NONE : said, rest - 2 * INSET, setter.style('note'), note) },
    ]
    const least = pictures ? PICTURE_ROW * setter.factor : 0
    const zebra = i % 2 === 0 ? studio.theme.colours['zebra'] : undefined
    const row = tableRow(setter, columns, cells, { zebra, ruled: false, least }, subject)
    return { ...row, svg: row.svg + (picture(type, row.height, context) ?? colourPatch(type, row.height, context)) }
  })
  const means = terrain.columns.map(({ title, means: what }) => `${title}: ${what}`)
  if (terrain.types.some((type) => terrain.columns.some(({ id }) => isOurs(type, id))))
    means.push('†: not in the rules that we have, so reconstructed')
  rows.push(noteRow(setter, width, `${means.join('. ')}.`, own))
  return { title: 'Terrain key', note: '', width, head: tableHead(setter, columns, own), rows, tail: 0, subject: own }
}

/** How it looks, and its note where that says more. */
function whatToKnow({ cue, note }: TerrainType): string {
  if (cue === undefined || note === undefined) return cue ?? note ?? ''
  return cue.includes(note) ? cue : `${cue}; ${note}`
}

const isOurs = ({ values }: TerrainType, column: string): boolean => values[column]?.source?.kind === 'reconstructed'

function figureText(type: TerrainType, column: string): string {
  const value = type.values[column]?.value
  return value === undefined ? NONE : `${value}${isOurs(type, column) ? '†' : ''}`
}

/** The picture of a kind of terrain in the middle of its column; undefined where there is none. */
function picture({ id }: TerrainType, height: number, { pictures, setter }: TableContext): string | undefined {
  const svg = pictures?.get(id)
  if (svg === undefined) return undefined
  const x = (EXTENT * UNIT * setter.factor) / 2 + 1
  return `<g transform="translate(${decimal(x)} ${decimal(height / 2)}) scale(${decimal(UNIT * setter.factor)})">${svg}</g>`
}

/** A patch of the ground's colour; what lies on other ground has none, and where ink is saved no ground has a colour. */
function colourPatch(type: TerrainType, height: number, { studio, setter, piece }: TableContext): string {
  if (type.on !== 'hex' || type.colour === undefined) return ''
  const { ground, findings } = groundColour(studio.theme, type.colour, { piece, at: spanAt(type.place, 'colour') })
  setter.diagnostics.push(...findings)
  if (setter.lowInk) return ''
  const [wide, high] = [PATCH.width * setter.factor, PATCH.height * setter.factor]
  return `<rect x="${INSET}" y="${decimal((height - high) / 2)}" width="${decimal(wide)}" height="${decimal(high)}" fill="${ground}" stroke="#000000" stroke-width="0.15"/>`
}
