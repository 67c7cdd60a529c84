import type { DrawContext } from '../components/component.ts'
import { openStudio } from '../draw/studio.ts'
import { loadGame } from '../game/load-game.ts'
import type { Example, Game, Scenario } from '../game/game.ts'
import { countOf } from '../kernel/count-of.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { writeFolder } from '../output/write-folder.ts'
import { loadRules } from '../rules/load-rules.ts'
import type { BoardPiece } from '../rules/board-piece.ts'
import { chooseSetting, type Choice } from '../rules/setting.ts'
import { Plain } from '../source/located-document.ts'
import { positionAfter } from '../sim/position-after.ts'
import type { FoughtOver } from '../sim/simulation-report.ts'
import { boardPieces } from './board-pieces.ts'
import { drawPosition, type MapPicture } from './draw-position.ts'
import type { GameFolder } from './find-games.ts'
import { sayPipeline } from './pipeline-messages.ts'

/** A picture of a game, wanted by somebody. */
export type Wish =
  /** The position that a worked example starts from. */
  | { readonly show: 'example'; readonly id: string }
  /** The end of a turn of the first game of a seed. */
  | ({ readonly show: 'turn'; readonly turn: number; readonly seed: number } & Choice)
  /** What was fought over in many games. */
  | { readonly show: 'heat'; readonly fought: readonly FoughtOver[]; readonly games: number; readonly scenario: string }

/** What the notes beside pieces are. */
const NOTES = 'Beside a stack: strength points, the lowest unit first; □ in square.'

/** A picture with the name of its file. */
interface Shown extends MapPicture {
  readonly name: string
}

/** Draws a position or a heat map of a game and writes it as SVG into a folder of pictures; gives the path. */
export async function showGame(host: Host, folder: GameFolder, wish: Wish, out: string): Promise<Outcome<string>> {
  const loaded = loadGame(host, folder.path, folder.name)
  const game = loaded.value
  if (!game) return { diagnostics: loaded.diagnostics }
  const opened = await openStudio({ host, folder: game.folder })
  if (!opened.value) return { diagnostics: opened.diagnostics }
  const context = { studio: opened.value, game, rulings: new Map<string, string>(), oneOfEach: true }
  const diagnostics: Diagnostic[] = []
  const shown = await pictureOf(wish, context, diagnostics)
  if (!shown || hasErrors(diagnostics)) return { diagnostics }
  const svg = await drawPosition(shown, context, diagnostics)
  if (svg === undefined || hasErrors(diagnostics)) return { diagnostics }
  const path = `${shown.name}.svg`
  const pictures = `${out}/${folder.name}/pictures`
  const bytes = new TextEncoder().encode(svg)
  const file = { path, format: 'svg', sheet: shown.name, paper: 'none', backs: 'none', pages: 1, pieces: 0, bytes }
  const written = writeFolder(host, pictures, [file], {})
  diagnostics.push(...written.diagnostics)
  return { ...(written.value && { value: `${pictures}/${path}` }), diagnostics }
}

async function pictureOf(wish: Wish, context: DrawContext, diagnostics: Diagnostic[]): Promise<Shown | undefined> {
  const { game } = context
  if (wish.show === 'heat') return heatOf(wish, game, diagnostics)
  const { value: rules, diagnostics: found } = await loadRules(game)
  diagnostics.push(...found)
  if (wish.show === 'example') {
    const example = game.examples.find(({ id }) => id === wish.id)
    if (!example) {
      const ids = game.examples.map(({ id }) => id)
      diagnostics.push(
        sayPipeline('no-example', { id: wish.id }, undefined, { hints: didYouMean(wish.id, ids, 'examples') }),
      )
      return undefined
    }
    const choice = { ...example, rulings: new Map(Object.entries(example.rulings)) }
    const shown = rules?.use((model): Board | undefined => {
      const { value: setting } = chooseSetting(model, game, choice)
      const state = setting && model.scene?.(setting.params, example)
      const board = state === undefined ? undefined : model.board?.(state)
      return board && setting && { board, scenario: setting.scenario }
    })
    const named = namedHexes(example)
    return (
      shown &&
      boardPicture(
        shown,
        {
          name: example.id,
          title: example.title,
          note: `Example ${example.id}, rule ${example.source.text}. ${NOTES}`,
          around: named,
        },
        context,
        diagnostics,
      )
    )
  }
  const shown = rules?.use((model): (Board & { turn: number; isOver: boolean }) | undefined => {
    const chosen = chooseSetting(model, game, wish)
    if (!chosen.value || !model.board) return undefined
    const { state, turn, isOver } = positionAfter(model, chosen.value, wish.seed, 0, wish.turn)
    return { board: model.board(state), scenario: chosen.value.scenario, turn, isOver }
  })
  if (!shown) return noMap(game, diagnostics)
  const { turn, isOver } = shown
  const title = `${isOver ? 'The end, on turn' : 'End of turn'} ${turn}`
  const note = `${shown.scenario.title}, seed ${wish.seed}, game 0. ${NOTES}`
  return boardPicture(shown, { name: `turn-${turn}`, title, note }, context, diagnostics)
}

interface Board {
  readonly board: readonly BoardPiece[]
  readonly scenario: Scenario
}

function noMap({ title }: Game, diagnostics: Diagnostic[]): undefined {
  diagnostics.push(sayPipeline('no-map', { title }))
  return undefined
}

function boardPicture(
  { board, scenario }: Board,
  words: Pick<Shown, 'name' | 'title' | 'note' | 'around'>,
  context: DrawContext,
  diagnostics: Diagnostic[],
): Shown | undefined {
  const map = context.game.maps.find(({ id }) => id === scenario.setUp?.map)
  if (!map) return noMap(context.game, diagnostics)
  const { around } = words
  const places = around && (around.length > 0 ? around : board.map(({ hex }) => hex))
  const { pieces, labels } = boardPieces(board, context, diagnostics)
  return { ...words, map, pieces, labels, around: places?.filter((id) => map.hexes.some((hex) => hex.id === id)) }
}

function heatOf(wish: Wish & { show: 'heat' }, game: Game, diagnostics: Diagnostic[]): Shown | undefined {
  const { fought, games } = wish
  const scenario = game.scenarios.find(({ id }) => id === wish.scenario)
  const map = game.maps.find(({ id }) => id === scenario?.setUp?.map)
  const heat = fought
    .map(({ place, attacks }) => ({ hex: place, value: attacks }))
    .filter(({ hex }) => map?.hexes.some(({ id }) => id === hex))
  if (!map || !scenario || heat.length === 0) return noMap(game, diagnostics)
  const note = `attacks a game on the hex, by either side, over ${countOf(games, 'game')}`
  return { name: 'heat-map', title: `${scenario.title}: hexes fought over`, map, pieces: [], heat, note }
}

/** Texts that an example gives, at any depth: among them the hexes it is about. */
function namedHexes({ given }: Example): string[] {
  const textsIn = (value: unknown): string[] => {
    if (value instanceof Plain) return [value.written]
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
  }
  return textsIn(given)
}
