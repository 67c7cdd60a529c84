import { messages } from '../../kernel/messages.ts'
import type { Game } from '../../game/game.ts'
import type { Wording } from '../../game/wording.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check, PlayContext } from '../check.ts'

const say = messages('check', {
  'unused-ruling': {
    severity: 'note',
    says: 'nothing depends on the ruling "{ruling}"',
    explain:
      'The ruling has options, but no text, parameter, scenario or reference sheet of the game names it and its rules do not ask for it, so choosing another option changes nothing.',
    bad: 'a ruling with options that no file names',
    good: 'text: { ruling: rally, "yes": "Doubles all.", "no": "Doubles the hand." }',
  },
})

/** Does something of the game depend on every ruling that has options? */
export const unusedRuling: Check = {
  id: 'data/unused-ruling',
  summary: 'something of the game depends on each ruling that has options',
  messages: say,
  run: (game, { play }) => {
    const used = new Set([...usedRulings(game), ...askedRulings(game, play)])
    return game.rulings
      .filter((ruling) => ruling.options.length > 0 && !used.has(ruling.id))
      .map((ruling) => say('unused-ruling', { ruling: ruling.id }, spanAt(ruling.place, 'id')))
  },
}

/** Rulings that the rules model asks for. */
function askedRulings(game: Game, play: PlayContext | undefined): string[] {
  return play?.rules.use((model) => game.scenarios.flatMap(({ mode }) => Object.keys(model.rulings(mode)))) ?? []
}

/** Rulings that the game's own files name. */
function usedRulings(game: Game): Set<string> {
  const used = new Set<string>()
  const add = (id: string | undefined): void => {
    if (id !== undefined) used.add(id)
  }
  const addWording = (text: Wording | number | boolean): void => add(typeof text === 'object' ? text.ruling : undefined)
  for (const deck of game.decks) {
    add(deck.stated?.ruling)
    for (const card of deck.cards) Object.values(card.fields).forEach(addWording)
  }
  for (const scenario of game.scenarios) {
    Object.keys(scenario.rulings).forEach(add)
    for (const parameter of Object.values(scenario.parameters)) add(parameter.ruling)
  }
  for (const section of game.references.flatMap((reference) => reference.sections)) {
    if (section.kind === 'notes') section.items.forEach(addWording)
    if (section.kind === 'rulings') section.rulings.forEach(add)
  }
  for (const { when } of game.rosters.flatMap(({ units }) => units)) Object.keys(when).forEach(add)
  for (const table of game.tables)
    if (table.kind === 'rows') for (const { cells } of table.rows) Object.values(cells).forEach(addWording)
  return used
}
