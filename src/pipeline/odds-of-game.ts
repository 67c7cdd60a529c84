import { activeRulings } from '../game/active-rulings.ts'
import type { Game, Scenario } from '../game/game.ts'
import { loadGame } from '../game/load-game.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { Odds } from '../report/odds-report.ts'
import type { GameFolder } from './find-games.ts'
import { sayOdds } from './odds-messages.ts'
import { oddsOfDraw, type DrawQuestion } from './odds-of-draw.ts'
import { oddsOfTable, type TableQuestion } from './odds-of-table.ts'

/** What is asked of a game: a draw, or with `table` a table. */
export interface OddsQuestion extends DrawQuestion, Partial<TableQuestion> {
  readonly scenario?: string | undefined
  /** Rulings of the command line. */
  readonly rulings: ReadonlyMap<string, string>
}

/** An answer; without `odds` the findings say why. */
export interface AnsweredOdds {
  /** Id of the game, or of the variant that is laid over it. */
  readonly game?: string
  readonly odds?: Odds | undefined
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Loads a game and works out exact chances. It needs no rules model, and only errors of its files stop it. */
export function oddsOfGame(host: Host, folder: GameFolder, question: OddsQuestion): AnsweredOdds {
  const { value: game, sources, diagnostics: found } = loadGame(host, folder.path, folder.name)
  const diagnostics = [...found]
  if (!game) return { sources, diagnostics }
  const { scenario: wanted, table } = question
  const scenario =
    wanted === undefined ? usualScenario(game, question.deck) : game.scenarios.find(({ id }) => id === wanted)
  if (wanted !== undefined && !scenario) {
    const hints = didYouMean(
      wanted,
      game.scenarios.map(({ id }) => id),
      'scenarios',
    )
    diagnostics.push(sayOdds('no-scenario', { scenario: wanted }, undefined, { hints }))
  }
  const rulings = activeRulings(game, scenario, question.rulings)
  diagnostics.push(...rulings.diagnostics)
  if (table === undefined && (question.attack ?? question.defence) !== undefined)
    diagnostics.push(sayOdds('no-strengths', { what: 'a draw of cards' }))
  if (!rulings.value || hasErrors(diagnostics)) return { sources, diagnostics }
  const answer =
    table === undefined
      ? oddsOfDraw(game, scenario, rulings.value, question)
      : oddsOfTable(game, rulings.value, { ...question, table })
  const name = game.variants.at(-1)?.id ?? game.id
  return { game: name, odds: answer.value, sources, diagnostics: [...diagnostics, ...answer.diagnostics] }
}

/** The first scenario in which the deck is played; else the first of all. */
function usualScenario({ scenarios }: Game, deck: string | undefined): Scenario | undefined {
  const plays = ({ decks }: Scenario): boolean => deck !== undefined && Object.values(decks).includes(deck)
  return scenarios.find(plays) ?? scenarios[0]
}
