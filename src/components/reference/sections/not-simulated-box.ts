import type { Box } from '../../../draw/boxes/box.ts'
import { OFF_FRAME, paragraphRows } from '../../../draw/boxes/paragraph-rows.ts'
import type { ReferenceSection } from '../../../game/reference.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { SectionContext } from '../section-context.ts'

/** Rules that players keep and simulations leave out: what each says, and where the source says it. */
export function notSimulatedBox(
  section: ReferenceSection & { kind: 'not-simulated' },
  width: number,
  { game, setter, piece }: SectionContext,
): Box {
  const items = game.notSimulated.map(({ rule, text, source, place }) => ({
    text: `**${rule}** ${text} (${source.text})`,
    subject: { piece, field: `rule "${rule}"`, at: spanAt(place, 'text') },
  }))
  const subject = { piece, field: section.title, at: spanAt(section.place, 'title') }
  const off = OFF_FRAME * setter.factor
  const rows = paragraphRows(setter, width, items)
  return { title: section.title, note: '', width, head: { height: off, svg: '' }, rows, tail: off, subject }
}
