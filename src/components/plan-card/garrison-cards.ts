import { columnWidth, tableHead, tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Face } from '../../draw/face.ts'
import type { Ground } from '../../draw/ground-colour.ts'
import type { Theme } from '../../draw/theme.ts'
import type { Plan } from '../../game/plan.ts'
import { countOf } from '../../kernel/count-of.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { CARD, cardFace, INNER } from './card-frame.ts'

/** Figures that start at a post of a zone: a section, or the yard. */
export interface GarrisonPost {
  readonly zone: string
  readonly post: string
  readonly figures: string
}

const NONE = '–'
/** Rows share the height of the card, so that there is room to write, up to this height; mm. */
const HIGHEST_ROW = 11
/** Clear space round the box to write in, mm. */
const ROUND_BOX = 0.9

/** Draws a card for each zone: its sections with their places and defenders, and the yard. */
export function garrisonCards(
  plan: Plan,
  garrison: readonly GarrisonPost[],
  ground: Ground,
  setter: Typesetter,
  theme: Theme,
): Face[] {
  return plan.zones.map((zone) => {
    const subject = { piece: `garrison card "${zone.id}"`, field: 'garrison', at: spanAt(zone.place, 'id') }
    const figures = (post: string): string =>
      garrison.find((line) => line.zone === zone.id && line.post === post)?.figures ?? NONE
    const sections = plan.sections.filter(({ sides }) => sides.includes(zone.id))
    const lines = sections.map(({ id, sides, places, ledge }) => {
      const other = sides.find((side) => side !== zone.id) ?? ''
      const ledgeMark = ledge !== undefined && ledge !== zone.id ? 'yes' : NONE
      return [
        id,
        other === plan.outside ? 'outside' : other,
        places === undefined ? NONE : String(places),
        ledgeMark,
        figures(id),
      ]
    })
    const rows = [...lines, ['yard', NONE, NONE, NONE, figures('yard')]]
    const heads = ['Section', 'To', 'Places', 'Ledge', 'Figures', 'Now']
    const needs = heads.map((head, i) =>
      columnWidth(
        setter,
        [head],
        rows.map((row) => row[i] ?? ''),
      ),
    )
    // What is left over is for writing down who is there now.
    const spare = INNER - needs.reduce((sum, need) => sum + need, 0)
    const columns = heads.map((head, i): Column => {
      const isLast = i === heads.length - 1
      return { head: [head], width: needs[i]! + (isLast ? spare : 0), align: i === 1 ? 'left' : 'centre' }
    })
    const zebra = theme.colours['zebra']
    let y = 1
    let body = ''
    const add = ({ svg, height }: { svg: string; height: number }): void => {
      body += `<g transform="translate(0 ${decimal(y)})">${svg}</g>`
      y += height
    }
    add(tableHead(setter, columns, subject))
    const least = Math.min(HIGHEST_ROW, (CARD.height - 2 * CARD.rim - CARD.head - y - 1) / rows.length)
    rows.forEach((row, n) => {
      const cells = [...row, ''].map((text, i): Cell => ({ text, strong: i === 0 || i === 4 }))
      const look = { zebra: n % 2 === 0 ? zebra : undefined, ruled: false, least }
      const { svg, height } = tableRow(setter, columns, cells, look, subject)
      add({ svg: svg + writingBox(columns.at(-1)!.width, height), height })
    })
    const note = zone.whenBuilt ? 'when built' : countOf(sections.length, 'section')
    return cardFace(
      { piece: `${plan.id}/garrison-${zone.id}`, title: zone.title, tag: zone.id, note, ground, subject },
      body,
      setter,
      theme,
    )
  })
}

/** A white box to write in, at the right end of a row. */
function writingBox(room: number, height: number): string {
  const [x, width] = [INNER - room + ROUND_BOX, room - 2 * ROUND_BOX]
  return (
    `<rect x="${decimal(x)}" y="${decimal(ROUND_BOX)}" width="${decimal(width)}" height="${decimal(height - 2 * ROUND_BOX)}" ` +
    `fill="#ffffff" stroke="#000000" stroke-width="0.2"/>`
  )
}
