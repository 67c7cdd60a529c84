import type { DrawContext } from '../components/component.ts'
import type { Host } from '../kernel/host.ts'
import type { GameEmitOptions } from '../output/game-format.ts'
import type { Emitted } from '../output/output-format.ts'
import { GAME_FORMATS } from '../output/registry.ts'
import { buildGameJob } from './build-game-job.ts'
import type { CheckedGame } from './check-game.ts'
import type { DrawOptions } from './draw-game.ts'
import { faceAsSvg } from './face-as-svg.ts'
import { packageVersion } from './package-version.ts'

type GameOptions = Pick<DrawOptions, 'counterSize' | 'figureSize'> & Pick<GameEmitOptions, 'dpi' | 'imageBase' | 'goOn'>

/** Writes a whole game in a format. */
export async function emitGame(
  host: Host,
  { folder, game, drawn, rulings }: CheckedGame,
  format: string,
  options: GameOptions,
): Promise<Emitted> {
  const { counterSize, figureSize, dpi, imageBase, goOn } = options
  const load = GAME_FORMATS[format]
  if (!load || !game || !drawn) throw new Error(`no format ${format}`)
  const { studio, terrainPictures } = drawn
  const context: DrawContext = { studio, game, rulings, oneOfEach: false, counterSize, figureSize, terrainPictures }
  const job = buildGameJob(context, drawn, folder.name, `Quartermaster ${packageVersion(host)}`)
  return (await load()).emit(job, { svgOf: faceAsSvg(studio.library, studio.theme.fonts), dpi, imageBase, goOn })
}
