import type { ReferenceSection } from '../../../game/reference.ts'
import { wordingFor } from '../../../game/wording-for.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { Box } from '../../../draw/boxes/box.ts'
import type { SectionContext } from '../section-context.ts'
import { parameterValues } from './phases-box.ts'
import { OFF_FRAME, paragraphRows } from '../../../draw/boxes/paragraph-rows.ts'

/** Short rules worth remembering, in the wording of the rulings in force. */
export function notesBox(section: ReferenceSection & { kind: 'notes' }, width: number, context: SectionContext): Box {
  const { game, rulings, setter, piece } = context
  const scenario = game.scenarios.find(({ id }) => id === section.scenario)
  const values = scenario ? parameterValues(scenario, game.rulings, rulings) : undefined
  const items = section.items.map((item, i) => ({
    text: wordingFor(item, rulings),
    values,
    subject: { piece, field: `note ${i + 1}`, at: spanAt(section.place, 'items', i) },
  }))
  const subject = { piece, field: section.title, at: spanAt(section.place, 'title') }
  const rows = paragraphRows(setter, width, items)
  const off = OFF_FRAME * setter.factor
  return { title: section.title, note: '', width, head: { height: off, svg: '' }, rows, tail: off, subject }
}
