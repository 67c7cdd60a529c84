import { COLUMN_GAP, type Band } from '../../draw/boxes/arrange.ts'
import type { ReferenceSection } from '../../game/reference.ts'
import { columnsOf, LEAST_WIDTH, makeBox } from './make-box.ts'
import type { SectionContext } from './section-context.ts'

/** Draws the sections, neighbours of like width as one band. A band has no more columns than sections, and than fit its page. */
export function makeBands(sections: readonly ReferenceSection[], width: number, context: SectionContext): Band[] {
  const groups: ReferenceSection[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    const columns = columnsOf(section)
    if (last?.[0] && columnsOf(last[0]) === columns && columns > 1) last.push(section)
    else groups.push([section])
  }
  return groups.map((group): Band => {
    const least = Math.max(...group.map(({ kind }) => LEAST_WIDTH[kind]))
    const fit = Math.floor((width + COLUMN_GAP) / (least + COLUMN_GAP))
    const columns = Math.max(1, Math.min(columnsOf(group[0]!), group.length, fit))
    const columnWidth = (width - (columns - 1) * COLUMN_GAP) / columns
    return { columns, columnWidth, boxes: group.map((section) => makeBox(section, columnWidth, context)) }
  })
}
