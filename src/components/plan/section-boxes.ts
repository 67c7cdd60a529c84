import { INSET, type Box, type Drawn } from '../../draw/boxes/box.ts'
import { columnWidth, tableHead, tableRow, type Cell, type Column } from '../../draw/boxes/table.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Plan, PlanSection } from '../../game/plan.ts'
import { spanAt } from '../../source/located-document.ts'

/** What the ways of passing a section are called. */
const KIND_NAMES: Readonly<Record<PlanSection['kind'], string>> = {
  wall: 'Wall',
  opening: 'Windows',
  door: 'Door',
  open: 'Open',
  climb: 'Climb',
}
const NONE = '–'
/** Columns of names, which may take two lines. */
const isName = (column: number): boolean => column === 1 || column === 2

/** The sections of a plan as tables of like length side by side: what each parts, how it is passed, its places, and from where it is attacked uphill. */
export function sectionBoxes(
  plan: Plan,
  tables: number,
  width: number,
  setter: Typesetter,
  zebra: string | undefined,
): Box[] {
  const heads = ['Section', 'From', 'To', 'Kind', 'Places', 'Ledge']
  const texts = plan.sections.map((section) => cellsOf(section, plan))
  const needs = heads.map((head, i) =>
    isName(i)
      ? 0
      : columnWidth(
          setter,
          [head],
          texts.map((row) => row[i] ?? ''),
        ),
  )
  const names = (width - needs.reduce((sum, need) => sum + need, 0)) / 2
  const columns = heads.map((head, i): Column => ({
    head: [head],
    width: needs[i] || names,
    align: isName(i) ? 'left' : 'centre',
  }))
  const length = Math.ceil(plan.sections.length / tables)
  return Array.from({ length: tables }, (_, table): Box => {
    const subject = { piece: `plan "${plan.id}"`, field: 'sections', at: spanAt(plan.place, 'sections') }
    const rows = plan.sections.slice(table * length, (table + 1) * length).map((section, i): Drawn => {
      const own = { ...subject, at: spanAt(section.place) }
      const cells = (texts[table * length + i] ?? []).map((text, n): Cell =>
        isName(n)
          ? { paragraph: setter.paragraph(text, names - 2 * INSET, setter.style('table-body'), own) }
          : { text, strong: n === 0 },
      )
      return tableRow(setter, columns, cells, { zebra: i % 2 === 0 ? zebra : undefined, ruled: false }, own)
    })
    const title = table === 0 ? 'Sections' : 'Sections, continued'
    return { title, note: '', width, head: tableHead(setter, columns, subject), rows, tail: 0, subject }
  })
}

function cellsOf({ id, sides, kind, places, ledge, whenBuilt, openings }: PlanSection, plan: Plan): string[] {
  const nameOf = (side: string): string => {
    if (side === plan.outside) return 'Outside'
    return (
      plan.zones.find((zone) => zone.id === side)?.title ?? plan.roofs.find((roof) => roof.id === side)?.title ?? side
    )
  }
  const more = openings.filter((opening) => opening.kind === 'blocked-door').length
  return [
    id,
    nameOf(sides[0]),
    nameOf(sides[1]) + (whenBuilt ? ', if built' : ''),
    KIND_NAMES[kind],
    places === undefined ? NONE : more > 0 ? `${places} to ${places + more}` : String(places),
    ledge === undefined ? NONE : ledge === sides[0] ? 'yes' : 'from inside',
  ]
}
