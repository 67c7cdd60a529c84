import type { DrawContext } from '../components/component.ts'
import type { Scenario } from '../game/game.ts'

/** Rulings as notes, each once: the question and the answer, as the scenario and the command line have it. An unknown id says nothing. */
export function rulingNotes(
  ids: readonly string[],
  scenario: Pick<Scenario, 'rulings'>,
  { game, rulings }: Pick<DrawContext, 'game' | 'rulings'>,
): string[] {
  return [...new Set(ids)].flatMap((id) => {
    const ruling = game.rulings.find((candidate) => candidate.id === id)
    if (!ruling) return []
    const asked = rulings.get(id)
    // What differs from the usual option was asked for, and goes before what the scenario says.
    const option = asked !== undefined && asked !== ruling.default ? asked : (scenario.rulings[id] ?? asked)
    const answer = ruling.options.find(({ value }) => value === option)?.means ?? ruling.decision
    return answer === undefined ? [] : [`${ruling.question} ${answer}`]
  })
}
