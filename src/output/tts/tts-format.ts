import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import { WHOLE_GAME, type GameFormat } from '../game-format.ts'
import type { GameJob } from '../game-job.ts'
import type { OutputFile } from '../output-format.ts'
import { sha256 } from '../sha256.ts'
import { buildSave } from './build-save.ts'
import { drawPicture } from './draw-picture.ts'
import type { PicturePlan } from './picture-plan.ts'
import { planGame } from './plan-game.ts'
import { readMe } from './read-me.ts'
import { sayTts } from './tts-messages.ts'
import { verifySave } from './verify-save.ts'

/** A saved object for Tabletop Simulator, a program for playing on a table on the screen. Written after its documentation. */
export const ttsFormat: GameFormat = {
  id: 'tts',
  summary:
    'the whole game as a saved object for Tabletop Simulator, with its pictures; not tried in the program itself',
  async emit(job, { svgOf, dpi, goOn, imageBase }) {
    const plan = planGame(job, dpi)
    const drawn = new Map<PicturePlan, { readonly name: string; readonly bytes: Uint8Array }>()
    for (const picture of plan.pictures) {
      if ((await goOn?.()) === false) return { files: [], diagnostics: [] }
      const bytes = drawPicture(picture, svgOf)
      // The program keeps pictures by their address: one that shows something else must have another.
      drawn.set(picture, { name: `${picture.name}_${sha256(bytes).slice(0, 8)}.png`, bytes })
    }
    const byName = new Map([...drawn].map(([picture, { name }]) => [picture.name, address(name, imageBase)]))
    const save = buildSave(plan, ({ name }) => byName.get(name) ?? '')
    const bytes = textBytes(`${JSON.stringify(save, null, 2)}\n`)
    const folder = `${job.name}_tts`
    const path = `${folder}/${job.name}.json`
    const files = [
      fileOf(path, bytes, piecesOf(job)),
      fileOf(`${folder}/README.txt`, textBytes(readMe(job, imageBase))),
      ...[...drawn.values()].map((picture) => fileOf(`${folder}/${picture.name}`, picture.bytes)),
    ]
    return { files, diagnostics: [...leftOut(job), ...verifySave(bytes, job, new Set(byName.values()), path)] }
  },
}

/** Sheets of what is of use on paper only. Racks stand for hands, which every player has. */
function leftOut({ game }: GameJob): Diagnostic[] {
  return game.sheets
    .filter(({ kind }) => kind === 'sticks')
    .map(({ id, place }) => sayTts('left-out', { sheet: id }, spanAt(place, 'kind')))
}

const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Where a picture is to be found: below an address, or anywhere by its name. */
function address(name: string, base: string | undefined): string {
  if (base === undefined) return name
  return `${base.replace(/\/*$/, '/')}${encodeURIComponent(name)}`
}

function fileOf(path: string, bytes: Uint8Array, pieces = 0): OutputFile {
  return { path, format: 'tts', sheet: WHOLE_GAME, paper: 'none', backs: 'none', pages: 0, pieces, bytes }
}

/** Physical pieces: all cards and all loose ones. */
function piecesOf({ decks, sets }: GameJob): number {
  return [...decks, ...sets].flatMap(({ kinds }) => kinds).reduce((sum, { count }) => sum + count, 0)
}
