import type { Scenario } from '../../../game/game.ts'
import type { ReferenceSection } from '../../../game/reference.ts'
import { spanAt } from '../../../source/located-document.ts'
import { decimal } from '../../../kernel/units.ts'
import { INSET, type Box, type Drawn } from '../../../draw/boxes/box.ts'
import { byId, type SectionContext } from '../section-context.ts'

/** Room for the number of a step, and above and below its text, at full size. mm. */
const NUMBER = 6.4
const PADDING = 1.2

/** The steps of a turn: number, name and what happens. */
export function phasesBox(
  section: ReferenceSection & { kind: 'phases' },
  width: number,
  { game, rulings, setter, piece }: SectionContext,
): Box {
  const scenario = byId(game.scenarios, section.scenario)
  const values = parameterValues(scenario, game.rulings, rulings)
  const [number, title, note] = ['phase-number', 'phase-title', 'note'].map((name) => setter.style(name)) as [
    ReturnType<typeof setter.style>,
    ReturnType<typeof setter.style>,
    ReturnType<typeof setter.style>,
  ]
  const x = INSET + NUMBER * setter.factor
  const rows = scenario.phases.map((phase, i): Drawn => {
    const subject = { piece, field: `phase "${phase.title}"`, at: spanAt(phase.place, 'text') }
    const text = setter.paragraph(phase.text, width - x - INSET, note, subject, values)
    const padding = PADDING * setter.factor
    const nameBase = padding + (0.64 * title.pt * 25.4) / 72
    const first = nameBase + note.lead + 0.3
    const height = first + (text.lines - 1) * text.lead + padding + 0.4
    const big = { ...number, pt: number.pt * 0.8 }
    const svg =
      (i > 0 ? `<path d="M0 0H${decimal(width)}" fill="none" stroke="#000000" stroke-width="0.15"/>` : '') +
      setter.line(
        String(i + 1),
        { x: INSET, y: padding + (0.7 * big.pt * 25.4) / 72, width: NUMBER },
        { ...big, min: big.pt },
        subject,
      ) +
      setter.line(phase.title, { x, y: nameBase, width: width - x - INSET }, title, subject) +
      text.draw(x, first)
    return { height, svg }
  })
  const subject = { piece, field: section.title, at: spanAt(section.place, 'title') }
  return { title: section.title, note: '', width, head: { height: 0, svg: '' }, rows, tail: 0, subject }
}

/** Parameters of a scenario by name, as they are played: their values, or what the rulings that set them say. */
export function parameterValues(
  scenario: Scenario,
  known: SectionContext['game']['rulings'],
  rulings: ReadonlyMap<string, string>,
): Record<string, string | number> {
  const entries = Object.entries(scenario.parameters).flatMap(
    ([name, { value, ruling }]): [string, string | number][] => {
      if (ruling === undefined) return value === undefined ? [] : [[name, value]]
      // A ruling that somebody switched counts in every scenario; else the scenario's own choice does.
      const inForce = rulings.get(ruling)
      const usual = known.find(({ id }) => id === ruling)?.default
      const option = inForce !== usual ? inForce : (scenario.rulings[ruling] ?? inForce)
      return option === undefined ? [] : [[name, option]]
    },
  )
  return Object.fromEntries(entries)
}
