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
          'Then only you see them. To play with others, put the pictures on the web and build again with',
          `  qm build ${name} --format tts --image-base https://example.org/${name}/`,
          'or, in the program, upload all that is loaded with Modding > Cloud Manager.',
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
    'The name of a picture changes with what it shows, so that nobody is shown an old one that the program kept.',
    'Boards are locked: point at one and press L to unlock it. + and - change the size of what the mouse points at.',
    'These files were made after the documentation of the format. They have not been tried in the program itself.',
    '',
    ...credits,
    version,
  ]
  return `${lines.join('\n')}\n`
}
