import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { MM_PER_INCH } from '../../kernel/units.ts'
import { encodePng } from '../encode-png.ts'
import { WHOLE_GAME, type GameEmitOptions, type GameFormat } from '../game-format.ts'
import type { GameJob } from '../game-job.ts'
import { rasterSvg } from '../raster-svg.ts'
import { buildFile } from './build-file.ts'
import { moduleArchive } from './module-archive.ts'
import { moduleNotes } from './module-notes.ts'
import { moduleScale } from './module-scale.ts'
import { openPictures, type Picture } from './pictures.ts'
import { verifyModule } from './verify-module.ts'

/** A module for VASSAL, a program for playing board games on a screen (vassalengine.org). Written after the format's documentation and source. */
export const vassalFormat: GameFormat = {
  id: 'vassal',
  summary: 'the whole game as one module for VASSAL, read back after writing; not tried in VASSAL itself',
  async emit(job, options) {
    const { scale, diagnostics } = moduleScale(job, options.dpi)
    const pictures = openPictures(scale)
    let slots = 0
    const build = buildFile({ job, scale, pictures, nextSlot: () => (slots += 1) })
    const drawn = new Map<string, Uint8Array>()
    for (const picture of pictures.all()) {
      if ((await options.goOn?.()) === false) return { files: [], diagnostics: [] }
      drawn.set(picture.file, draw(picture, scale, options))
    }
    const bytes = moduleArchive(job, build, drawn)
    const path = `${job.name}.vmod`
    const found: Diagnostic[] = [...diagnostics, ...moduleNotes(job), ...verifyModule(bytes, job, pictures.all(), path)]
    const file = { path, format: 'vassal', sheet: WHOLE_GAME, paper: 'none', backs: 'none', pages: 0 }
    return { files: [{ ...file, pieces: piecesOf(job), bytes }], diagnostics: found }
  },
}

function draw({ file, face, width, height }: Picture, scale: number, { svgOf }: GameEmitOptions): Uint8Array {
  const raster = rasterSvg(svgOf(face), { width, height, background: '#ffffff' })
  if (!raster) throw new Error(`picture ${file} is too large`)
  return encodePng(raster, { dpi: scale * MM_PER_INCH, clear: false })
}

/** Physical pieces: all cards and all loose ones. */
function piecesOf({ decks, sets }: GameJob): number {
  return [...decks, ...sets].flatMap(({ kinds }) => kinds).reduce((sum, { count }) => sum + count, 0)
}
