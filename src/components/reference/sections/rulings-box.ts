import type { Game, Ruling } from '../../../game/game.ts'
import type { ReferenceSection } from '../../../game/reference.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { Box } from '../../../draw/boxes/box.ts'
import { byId, type SectionContext } from '../section-context.ts'
import { OFF_FRAME, paragraphRows } from '../../../draw/boxes/paragraph-rows.ts'

/** What the rules leave open and how it is played: the name of each ruling, its question, and the answer in force in bold. */
export function rulingsBox(
  section: ReferenceSection & { kind: 'rulings' },
  width: number,
  context: SectionContext,
): Box {
  const { game, rulings, setter, piece } = context
  const items = section.rulings.map((id, i) => {
    const ruling = byId(game.rulings, id)
    const forms = formsOf(ruling, game)
    const where = forms === '' ? '' : ` (${forms})`
    return {
      text: `*${id}*${where}: ${ruling.question} **${answer(ruling, rulings)}**`,
      subject: { piece, field: `ruling "${id}"`, at: spanAt(section.place, 'rulings', i) },
    }
  })
  const subject = { piece, field: section.title, at: spanAt(section.place, 'title') }
  const rows = paragraphRows(setter, width, items)
  const off = OFF_FRAME * setter.factor
  return { title: section.title, note: '', width, head: { height: off, svg: '' }, rows, tail: off, subject }
}

/** How it is played: the option in force, or the decision where nothing can be chosen. */
export function answer(ruling: Ruling, rulings: ReadonlyMap<string, string>): string {
  const option = rulings.get(ruling.id) ?? ruling.default
  return ruling.options.find(({ value }) => value === option)?.means ?? ruling.decision ?? ''
}

/** The forms of the game that a ruling is about, named after their first scenarios; empty when it is about all. */
function formsOf(ruling: Ruling, game: Game): string {
  if (!ruling.scenarios) return ''
  const modeOf = (id: string): string | undefined => game.scenarios.find((scenario) => scenario.id === id)?.mode
  const modes = [...new Set(ruling.scenarios.map(modeOf))]
  const titles = modes.flatMap((mode) => game.scenarios.find((scenario) => scenario.mode === mode)?.title ?? [])
  return titles.map((title) => title.toLowerCase()).join(', ')
}
