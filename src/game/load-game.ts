import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { nearest } from '../kernel/suggest.ts'
import { examplesShape } from '../schema/kinds/examples.ts'
import { gameShape, type GameFile } from '../schema/kinds/game.ts'
import { referenceShape } from '../schema/kinds/reference.ts'
import { rulingsShape } from '../schema/kinds/rulings.ts'
import { scenarioShape } from '../schema/kinds/scenario.ts'
import type { VariantFile } from '../schema/kinds/variant.ts'
import { slug } from '../schema/values/texts.ts'
import { spanAt } from '../source/located-document.ts'
import { readYaml } from '../source/parse-yaml.ts'
import { applyVariant } from './apply-variant.ts'
import { buildBoard } from './build-board.ts'
import { buildDecks } from './build-deck.ts'
import { buildRulings } from './build-rulings.ts'
import { buildScenarios } from './build-scenarios.ts'
import { buildExamples, buildLeftOut, buildReferences, buildSheets } from './build-sheets.ts'
import { checkBoard } from './check-board.ts'
import { checkReferences } from './check-references.ts'
import { checkRosters } from './check-rosters.ts'
import { checkSticks } from './check-sticks.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import { inOrder } from './in-order.ts'
import { joinPath, readFiles } from './read-files.ts'
import { knownIds } from './known-ids.ts'
import { limitFindings } from './limit-findings.ts'
import { lookIntoBroken } from './look-into-broken.ts'
import { names } from './names.ts'
import { openGame } from './open-game.ts'
import { readDecks } from './read-decks.ts'
import { reportDuplicates } from './report-duplicates.ts'
import { readAll, sortDocuments, type Filed } from './sort-documents.ts'
import { templateNames } from './template-names.ts'

/** A game as far as it could be read, with the texts of its files by path, which reports show. */
export interface LoadedGame extends Outcome<Game> {
  readonly sources: ReadonlyMap<string, string>
}

/** Kinds of files that hold something to print. */
const PRINTED = ['deck', 'counters', 'map', 'plan', 'figures', 'roster', 'tables', 'reference']

/**
 * Reads the game in a folder, or that of a variant's file: every file, all problems at once. The value is there only when no file holds an
 * error. `name` is the title of a game that gives itself none; it is handed in where the folder is called `.`. `read` reads a YAML text.
 */
export function loadGame(host: Host, path: string, name = nameOf(path), read = readYaml): LoadedGame {
  const { folder, variants, ...opened } = openGame(host, path)
  if (folder === undefined) return opened
  const loaded = loadAll(host, folder, folder === path ? name : nameOf(folder), variants, read)
  const sources = new Map([...opened.sources, ...loaded.sources])
  return { ...loaded, sources, diagnostics: limitFindings([...opened.diagnostics, ...loaded.diagnostics]) }
}

function loadAll(
  host: Host,
  folder: string,
  name: string,
  variants: readonly Filed<VariantFile>[],
  read: typeof readYaml,
): LoadedGame {
  const misplaced = findFolder(host, folder)
  if (misplaced) return { diagnostics: [misplaced], sources: new Map() }
  const files = readFiles(host, folder, read)
  const inBroken = lookIntoBroken(files.broken, files.diagnostics)
  const diagnostics: Diagnostic[] = [...files.diagnostics, ...inBroken]
  let sorted = sortDocuments(files.documents)
  diagnostics.push(...sorted.diagnostics)
  // In a game of which a file is missing, a variant would not find what it changes.
  if (variants.length > 0 && hasErrors(diagnostics)) return { diagnostics, sources: files.sources }
  for (const variant of variants) sorted = applyVariant(sorted, variant, diagnostics)
  if (variants.length > 0 && hasErrors(diagnostics)) return { diagnostics, sources: files.sources }
  // A file that cannot be read, or whose kind is unknown, may define any name.
  const judge = names(
    { ...knownIds(sorted), template: templateNames(host, folder) },
    diagnostics.length === 0,
    diagnostics,
  )
  const building = { names: judge, diagnostics }
  const game = pickGame(readAll(sorted, 'game', gameShape, diagnostics), diagnostics)
  const rulings = buildRulings(readAll(sorted, 'rulings', rulingsShape, diagnostics), diagnostics)
  const decks = inOrder(buildDecks(readDecks(sorted, diagnostics), building), { game, key: 'decks', names: judge })
  const scenarios = inOrder(buildScenarios(readAll(sorted, 'scenario', scenarioShape, diagnostics), building), {
    game,
    key: 'scenarios',
    names: judge,
  })
  const references = buildReferences(readAll(sorted, 'reference', referenceShape, diagnostics))
  const examples = buildExamples(readAll(sorted, 'examples', examplesShape, diagnostics))
  const board = buildBoard(sorted, scenarios, diagnostics)
  const [first] = [
    ...[...decks, ...board.counterSheets, ...board.maps, ...board.plans, ...board.rosters],
    ...[...board.tables, ...board.tracks, ...references],
  ]
  const document = game?.document ?? first?.place.document
  if (!document) {
    if (!hasErrors(diagnostics)) diagnostics.push(sayGame('no-cards', { folder }))
    return { diagnostics, sources: files.sources }
  }
  const value: Game = {
    id: game?.data.id ?? (slug(name) || 'game'),
    title: game?.data.title ?? name,
    folder,
    variants: variants.map(({ document, data: { id, title = id } }) => ({ id, title, place: { document, path: [] } })),
    credits: game?.data.credits ?? [],
    sides: game?.data.sides ?? [],
    rules: game?.data.rules,
    effectSide: game?.data.effect?.side,
    decks,
    rulings,
    scenarios,
    examples,
    references,
    ...board,
    notSimulated: buildLeftOut(game),
    sheets: buildSheets(game, { decks, references, ...board }),
    place: { document, path: [] },
  }
  if (!game && !sorted.byKind.has('game') && judge.complete) diagnostics.push(sayGame('no-game-file', {}))
  reportAllDuplicates(value, game?.data.sheets !== undefined, diagnostics)
  checkReferences(value, judge, diagnostics)
  checkBoard(value, judge, diagnostics)
  checkRosters(value, judge, diagnostics)
  checkSticks(value, judge, diagnostics)
  for (const theme of sorted.byKind.get('theme') ?? [])
    diagnostics.push(sayGame('misplaced-theme', {}, theme.spanOf(['kind'])))
  if (PRINTED.every((kind) => !sorted.byKind.has(kind)) && judge.complete)
    diagnostics.push(sayGame('no-cards', { folder }))
  return { ...(hasErrors(diagnostics) ? {} : { value }), diagnostics, sources: files.sources }
}

function findFolder(host: Host, folder: string): Diagnostic | undefined {
  if (host.kindOf(folder) === 'folder') return undefined
  const path = folder.replace(/\/+$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const parent = path.slice(0, -name.length).replace(/(.)\/+$/, '$1') || '.'
  const neighbours = host.kindOf(parent) === 'folder' ? host.list(parent) : []
  const near = nearest(
    name,
    neighbours.filter((other) => host.kindOf(joinPath(parent, other)) === 'folder'),
  )
  return sayGame('no-folder', { folder }, undefined, { hints: near === undefined ? [] : [`did you mean "${near}"?`] })
}

/** The last part of a path: `data/zulu-spears/` gives `zulu-spears`. */
function nameOf(folder: string): string {
  const parts = folder.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  return parts.at(-1) ?? 'game'
}

function pickGame(games: readonly Filed<GameFile>[], diagnostics: Diagnostic[]): Filed<GameFile> | undefined {
  const [first, ...others] = games
  for (const other of others) {
    const related = first && [{ message: 'the first one', at: first.document.spanOf(['kind']) }]
    diagnostics.push(sayGame('two-games', {}, other.document.spanOf(['kind']), related && { related }))
  }
  return first
}

/** Decks, rulings, scenarios, references and sheets by id, the cards of each deck by theirs. Sheets that nobody listed are called as what they show, which is reported. */
function reportAllDuplicates(game: Game, ownSheets: boolean, diagnostics: Diagnostic[]): void {
  const report = (what: string, items: readonly { id: string; place: Game['place'] }[]): void =>
    reportDuplicates(
      what,
      items.map((item) => ({ id: item.id, at: spanAt(item.place, 'id') })),
      diagnostics,
    )
  report('decks', game.decks)
  report('rulings', game.rulings)
  report('scenarios', game.scenarios)
  report('references', game.references)
  report('sets of counters', game.counterSheets)
  report(
    'units',
    game.counterSheets.flatMap(({ units }) => units),
  )
  report('maps', game.maps)
  report('plans', game.plans)
  report('sets of figures', game.figures)
  for (const plan of game.plans) {
    report(`zones of "${plan.id}"`, plan.zones)
    report(`sections of "${plan.id}"`, plan.sections)
  }
  report('terrains', game.terrain.types)
  report('tables', game.tables)
  report('tracks', game.tracks)
  report('rosters', game.rosters)
  report('sets of sticks', game.stickSets)
  for (const { id, units } of game.rosters) report(`units of "${id}"`, units)
  report('examples', game.examples)
  if (ownSheets) report('sheets', game.sheets)
  const sides = game.sides.map((side, index) => ({
    ...side,
    place: { document: game.place.document, path: ['sides', index] },
  }))
  report('sides', sides)
  for (const deck of game.decks) report(`cards of "${deck.id}"`, deck.cards)
}
