import type { GameJob } from '../game-job.ts'

/** The folder of the program in the documents of its user, on all systems. */
const DOCUMENTS = 'My Games/Tabletop Simulator'

/** What to do with the files, in plain text. `base`: where the pictures were said to be. */
export function readMe({ game, name, version, credits }: GameJob, base: string | undefined): string {
  const where =
    base === undefined
      ? [
          'The saved object names its pictures without a place. To look at it on this computer, copy the pictures into',
          `  Documents/${DOCUMENTS}/Mods/Images`,
          'So only you see them. To play with others, put the pictures on the web and build again with',
          `  qm build ${name} --format tts --image-base https://example.org/${name}/`,
          'or, in the program, use Modding > Cloud Manager to upload all that is loaded.',
        ]
      : [
          'The saved object looks for its pictures below',
          `  ${base}`,
          'Put them there, under the names that they have.',
        ]
  const lines = [
    `${game.title}, for Tabletop Simulator`,
    '',
    `1. Copy ${name}.json into`,
    `     Documents/${DOCUMENTS}/Saves/Saved Objects`,
    `   (macOS: Library/Tabletop Simulator/Saves/Saved Objects).`,
    `2. In a game, Objects > Saved Objects > ${name}.`,
    '',
    ...where,
    '',
    'Names of pictures change with what they show, so that nobody sees an old one out of the cache.',
    'Boards lie fast (L lets go of them); + and - change the size of what the mouse points at.',
    'This file was written after the documentation of the format. It has not been tried in the program itself.',
    '',
    ...credits,
    version,
  ]
  return `${lines.join('\n')}\n`
}
