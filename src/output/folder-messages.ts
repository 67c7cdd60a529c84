import { messages } from '../kernel/messages.ts'

/** Findings of putting finished files into the output folder. */
export const sayOut = messages('out', {
  'foreign-file': {
    severity: 'error',
    says: '{path} is in the way: Quartermaster did not write it',
    explain:
      'A file of that name lies in the output folder and is not in the list of files that Quartermaster wrote there. It is left alone, and so is all earlier output. With --force it is replaced.',
    bad: 'cp holiday.pdf out/my-game/deck_a4_long-edge.pdf && qm build my-game',
    good: 'qm build my-game --out print',
  },
  'edited-file': {
    severity: 'error',
    says: '{path} has been changed since Quartermaster wrote it',
    explain:
      'The file was written by an earlier build and edited afterwards, perhaps in a drawing program. The build does not throw that work away: move the file elsewhere, or use --force to replace it.',
    bad: 'inkscape out/my-game/deck_a4_long-edge_01.svg && qm build my-game',
    good: 'mv out/my-game/deck_a4_long-edge_01.svg my-own.svg && qm build my-game',
  },
  'edited-stale': {
    severity: 'warning',
    says: '{path} no longer belongs to the game, but has been changed by hand; it is left where it is',
    explain:
      'An earlier build wrote this file and the present one has no such page or sheet any more. Normally it would be removed, so that nobody prints it; since it was edited afterwards it stays, and Quartermaster forgets about it.',
    bad: 'A third page, edited by hand, of a deck that now fills two.',
    good: 'rm out/my-game/deck_a4_long-edge_03.svg',
  },
  'same-name': {
    severity: 'error',
    says: 'two files of this build would both be called {path}',
    explain:
      'Two sheets have names that become the same file name, or differ only in upper and lower case, which many systems do not tell apart. One would overwrite the other.',
    bad: 'sheets: [{ id: deck, ... }, { id: Deck, ... }]',
    good: 'sheets: [{ id: deck, ... }, { id: second-deck, ... }]',
  },
  'not-a-folder': {
    severity: 'error',
    says: '{path} is a file, not a folder',
    explain: 'The output folder of the game cannot be made because a file has its name.',
    bad: 'touch out && qm build my-game',
    good: 'rm out && qm build my-game',
  },
  'unreadable-manifest': {
    severity: 'error',
    says: '{path} is damaged, so Quartermaster cannot tell its own files from others',
    explain:
      'The list of files that Quartermaster wrote into this folder is no valid list any more. Remove it together with the old output, or use --force to replace the files of this build.',
    bad: 'echo oops > out/my-game/.quartermaster.json && qm build my-game',
    good: 'rm -r out/my-game && qm build my-game',
  },
  'cannot-write': {
    severity: 'error',
    says: '{path} cannot be written: {reason}',
    explain: 'The system refused to write into the output folder. What lay there before is untouched.',
    bad: 'chmod a-w out/my-game && qm build my-game',
    good: 'chmod u+w out/my-game && qm build my-game',
  },
})
