import { CHECKS } from '../check/registry.ts'
import { findingsOf } from '../check/findings-of.ts'
import { replayExamples } from '../check/rules/worked-examples.ts'
import { activeRulings } from '../game/active-rulings.ts'
import type { Game } from '../game/game.ts'
import { loadGame } from '../game/load-game.ts'
import { hasErrors, type Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { findPaper } from '../kernel/paper-sizes.ts'
import { loadRules } from '../rules/load-rules.ts'
import { simulate } from '../sim/simulate.ts'
import type { SimulationReport } from '../sim/simulation-report.ts'
import { drawGame, type DrawnGame, type DrawOptions } from './draw-game.ts'
import { drawPages } from './draw-pages.ts'
import type { GameFolder } from './find-games.ts'
import { CHECK_GAMES, CHECK_SEED, openPlay, type PlayOptions } from './open-play.ts'
import { sourcesOf } from './sources-of.ts'

export interface CheckOptions extends DrawOptions, PlayOptions {
  /** What is drawn of the game once it is checked; absent: all. */
  readonly shown?: ((game: Game) => Game) | undefined
}

/** A game with everything that was found out about it. */
export interface CheckedGame {
  readonly folder: GameFolder
  /** Absent when its files hold errors. */
  readonly game?: Game | undefined
  readonly drawn?: DrawnGame | undefined
  readonly rulings: ReadonlyMap<string, string>
  /** Texts of all files that findings point into. */
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
  readonly examples: { readonly run: number; readonly passed: number }
  readonly simulation?: Pick<SimulationReport, 'scenario' | 'policies' | 'games' | 'winRate'> | undefined
}

/** Loads a game and asks everything of it: data, rules, worked examples, a short simulation, and whether its pieces can be drawn. */
export async function checkGame(host: Host, folder: GameFolder, options: CheckOptions): Promise<CheckedGame> {
  const loaded = loadGame(host, folder.path, folder.name)
  const diagnostics: Diagnostic[] = [...loaded.diagnostics]
  const game = loaded.value
  const nothing = {
    folder,
    rulings: new Map<string, string>(),
    sources: loaded.sources,
    diagnostics,
    examples: { run: 0, passed: 0 },
  }
  if (!game) return nothing

  const active = activeRulings(game, undefined, options.chosen)
  diagnostics.push(...active.diagnostics)
  const rulings = active.value ?? new Map<string, string>()
  const play = hasErrors(active.diagnostics) ? undefined : await openPlay(game, options, diagnostics)
  for (const check of CHECKS) if (!check.afterDrawing) diagnostics.push(...findingsOf(check, game, { rulings, play }))
  const reports = play ? replayExamples(game, play) : []

  const shown = options.shown?.(game) ?? game
  const drawn = await drawGame(host, shown, rulings, options, diagnostics)
  const colours = drawn?.studio.theme.colours
  for (const check of CHECKS)
    if (check.afterDrawing) diagnostics.push(...findingsOf(check, game, { rulings, play, colours }))
  if (drawn) checkPages(drawn, shown, rulings, diagnostics)
  const simulation =
    options.simulation && play && !hasErrors(diagnostics) ? await playShortly(host, game, options) : undefined
  return {
    folder,
    game: shown,
    drawn,
    rulings,
    sources: sourcesOf(host, new Map([...loaded.sources, ...(drawn?.studio.templates.sources ?? [])]), diagnostics),
    diagnostics,
    examples: { run: reports.length, passed: reports.filter(({ passed }) => passed).length },
    simulation,
  }
}

/** Full-page sheets must fit the usual paper; others are tried when they are printed. */
function checkPages(
  drawn: DrawnGame,
  game: Game,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): void {
  const paper = findPaper('a4')
  if (!paper) throw new Error('no paper a4')
  const { studio, terrainPictures } = drawn
  const context = { studio, game, rulings, oneOfEach: false, terrainPictures }
  for (const request of drawn.pageSheets) drawPages(request, drawn.pageFaces, context, paper, '', diagnostics)
}

async function playShortly(host: Host, game: Game, options: CheckOptions): Promise<CheckedGame['simulation']> {
  // Rulings that the first scenario does not know are no reason not to play it.
  const scenario = game.scenarios[0]
  if (!scenario) return undefined
  const rulings = new Map(
    [...options.chosen].filter(
      ([id]) => game.rulings.find((r) => r.id === id)?.scenarios?.includes(scenario.id) !== false,
    ),
  )
  const { value: rules } = await loadRules(game)
  const report = await simulate(game, {
    scenario: scenario.id,
    rulings,
    seed: CHECK_SEED,
    games: Math.min(CHECK_GAMES, rules?.meta.stretch ?? CHECK_GAMES),
    workers: 1,
    clock: host,
  })
  if (!report.value) return undefined
  const { policies, games, winRate } = report.value
  return { scenario: scenario.id, policies, games, winRate }
}
