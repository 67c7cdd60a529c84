import { diffGames, type ChangedPart } from '../game/diff-games.ts'
import { inForce } from '../game/in-force.ts'
import { loadGame } from '../game/load-game.ts'
import type { Game } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { withoutRepeats } from '../kernel/without-repeats.ts'
import type { Comparison } from '../report/compare-report.ts'
import type { ComparePlayOptions } from '../sim/compare/compare-options.ts'
import { comparePlay } from '../sim/compare/compare-play.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import { followGames } from '../sim/follow-games.ts'
import type { FollowedGames } from '../sim/piece-figures.ts'
import { buildGame, type BuildOptions, type BuiltGame } from './build-game.ts'
import type { GameFolder } from './find-games.ts'
import { sayPipeline } from './pipeline-messages.ts'
import { printedChanges } from './printed-changes.ts'
import { structureOfChange } from './structure-of-change.ts'

/** How two versions of a game are compared. */
export interface CompareOptions {
  /** Rulings of the command line. */
  readonly rulings: ReadonlyMap<string, string>
  /** How they are played; absent: on paper only. */
  readonly play?: Omit<ComparePlayOptions, 'clock'> | undefined
  /** Whether games of both versions are followed from turn to turn, where the rules can tell of it. */
  readonly follow?: boolean | undefined
}

/** Two versions of a game, and what is different. Without `comparison` the findings say why. */
export interface ComparedGames {
  readonly comparison?: Comparison | undefined
  readonly versions?: { readonly base: Game; readonly changed: Game } | undefined
  readonly sources: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Compares two versions: piece by piece, in the exact structure of their decks, and in play where both have rules. */
export async function compareGames(
  host: Host,
  [first, second]: readonly [GameFolder, GameFolder],
  options: CompareOptions,
): Promise<ComparedGames> {
  const loaded = [first, second].map((folder) => loadGame(host, folder.path, folder.name))
  const sources = new Map(loaded.flatMap((game) => [...game.sources]))
  // What both versions share is said once.
  const diagnostics = withoutRepeats(loaded.flatMap((game) => game.diagnostics))
  const [base, changed] = loaded.map(({ value }) => value)
  if (!base || !changed) return { sources, diagnostics }
  const onPaper = {
    base: nameOf(base),
    changed: nameOf(changed),
    changedPieces: changedParts(base, changed, options.rulings),
    structure: structureOfChange(base, changed),
  }
  const versions = { base, changed }
  if (!options.play) return { comparison: onPaper, versions, sources, diagnostics }
  if (base.rules === undefined || changed.rules === undefined) {
    const { title } = base.rules === undefined ? base : changed
    diagnostics.push(sayPipeline('no-rules', { title }, undefined, { severity: 'note' }))
    return { comparison: onPaper, versions, sources, diagnostics }
  }
  const { value: play, diagnostics: found } = await comparePlay(base, changed, { ...options.play, clock: host })
  const courses = play && options.follow ? await coursesOf(versions, options.play, play) : undefined
  return { comparison: { ...onPaper, play, courses }, versions, sources, diagnostics: [...diagnostics, ...found] }
}

/** The course of the first games of both versions, in the scenario and by the policies that were compared. */
async function coursesOf(
  { base, changed }: NonNullable<ComparedGames['versions']>,
  { scenario, policies, rulings, seed }: NonNullable<CompareOptions['play']>,
  { effect: { pairs } }: PlayComparison,
): Promise<Comparison['courses']> {
  const follow = (game: Game): Promise<FollowedGames | undefined> =>
    followGames(game, { scenario, policies, rulings }, seed, pairs)
  const [before, after] = [await follow(base), await follow(changed)]
  return before && after && { base: before, changed: after }
}

/** What is written otherwise, and what only reads otherwise since another ruling is in force. */
function changedParts(base: Game, changed: Game, rulings: ReadonlyMap<string, string>): ChangedPart[] {
  const written = diffGames(base, changed)
  const read = diffGames(inForce(base, rulings), inForce(changed, rulings))
  return [...written, ...read.filter(({ id }) => !written.some((part) => part.id === id))]
}

function nameOf({ id, title, variants }: Game): Comparison['base'] {
  const last = variants.at(-1)
  return last ? { id: last.id, title: `${title}: ${last.title}` } : { id, title }
}

/** Builds the sheets of what is new in the changed version; undefined when there is nothing to print. */
export async function printChanges(
  host: Host,
  folder: GameFolder,
  { base, changed }: NonNullable<ComparedGames['versions']>,
  options: BuildOptions,
): Promise<BuiltGame | undefined> {
  const [before, after] = [base, changed].map((game) => inForce(game, options.chosen))
  const shown = before && after && printedChanges(before, after, diffGames(before, after))
  if (!shown) return undefined
  return buildGame(host, folder, { ...options, outSuffix: '-changes', shown: () => shown })
}
