import { messages } from '../kernel/messages.ts'

/** Findings of the stages as a whole: which games, which sheets, which pieces. */
export const sayPipeline = messages('build', {
  'no-game': {
    severity: 'error',
    says: 'there is no game "{name}": no folder of that name, and no game of that id is shipped',
    explain: 'A game is named by its folder (anywhere) or by the id of a game that comes with Quartermaster.',
    bad: 'qm build zulu-speers',
    good: 'qm build zulu-spears\nqm build ~/my-game',
  },
  'same-folder': {
    severity: 'error',
    says: '{first} and {second} would both be written to {folder}',
    explain:
      'Sheets go to out/<name of the game folder>. Two folders of one name in one build would overwrite each other.',
    bad: 'qm build a/duel b/duel',
    good: 'qm build a/duel --out out/a\nqm build b/duel --out out/b',
  },
  'no-sheet': {
    severity: 'error',
    says: 'the game has no sheet "{id}"',
    explain: '--only takes ids of sheets from game.yaml.',
    bad: 'qm build zulu-spears --only zulus',
    good: 'qm build zulu-spears --only zulu',
  },
  'no-piece': {
    severity: 'error',
    says: 'no deck on these sheets has a card "{id}"',
    explain: '--piece takes the id of a card, alone or with its deck, and how many copies to print.',
    bad: 'qm build zulu-spears --piece bloood',
    good: 'qm build zulu-spears --piece blood=2 --piece british.doctor',
  },
  'no-example': {
    severity: 'error',
    says: 'the game has no worked example "{id}"',
    explain: '--show draws the position of a worked example, which its id names.',
    bad: 'qm check isandlwana --show play-reacton-a',
    good: 'qm check isandlwana --show play-reaction-a',
  },
  'no-map': {
    severity: 'error',
    says: '{title} has no pieces on a map that could be shown',
    explain: 'Positions and heat maps are drawn of games that are played on a hex map and have a rules model.',
    bad: 'qm simulate zulu-spears --heat-map',
    good: 'qm simulate isandlwana --heat-map',
  },
  'no-rules': {
    severity: 'error',
    says: '{title} has no rules model, so there is nothing to simulate',
    explain:
      'A game is simulated by the rules model that `rules:` in game.yaml names. Games without one are printed and checked only.',
    bad: 'qm simulate my-game        # game.yaml has no rules:',
    good: 'qm simulate zulu-spears',
  },
  'no-printer': {
    severity: 'error',
    says: 'there is no printer profile {path}',
    explain:
      '--printer takes the file that says where your printer puts front and back. `qm calibrate` prints the sheet that tells what to write into it.',
    bad: 'qm build --printer prnter.yaml',
    good: 'qm build --printer printer.yaml',
  },
  'other-kind': {
    severity: 'error',
    says: 'a printer profile is wanted, but this file says that it is a {kind}',
    explain: '--printer takes a file that starts with `kind: printer`, not a file of a game.',
    bad: 'kind: deck',
    good: 'kind: printer\nback:\n  shift: { x: 1.5, y: -0.5 }',
  },
  interrupted: {
    severity: 'error',
    says: 'interrupted; the old output is untouched',
    explain: 'Ctrl-C was pressed before the new files were put in place.',
    bad: 'Ctrl-C',
    good: 'let the build finish',
  },
})
