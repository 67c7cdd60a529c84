import { messages } from '../kernel/messages.ts'

/** What can be wrong with a game whose files are well-formed, each by itself. */
export const sayGame = messages('game', {
  'no-folder': {
    severity: 'error',
    says: 'there is no folder "{folder}"',
    explain: 'A game is a folder of YAML files, or the id of a game that comes with Quartermaster.',
    bad: 'qm check data/zulu-spear',
    good: 'qm check data/zulu-spears',
  },
  'not-a-folder': {
    severity: 'error',
    says: '"{folder}" is a file; a game is a folder, or a file of `kind: variant`',
    explain: 'Name the folder that holds the file. Of single files only a variant says which game it belongs to.',
    bad: 'qm check my-game/game.yaml',
    good: 'qm check my-game',
  },
  unreadable: {
    severity: 'error',
    says: 'the file cannot be read ({code})',
    explain: 'The system refused to read the file; often the rights of the file are the reason.',
    bad: 'a file without read permission',
    good: 'chmod u+r game.yaml',
  },
  'not-utf8': {
    severity: 'error',
    says: 'the file is not UTF-8 text',
    explain: 'Accents saved in another encoding cannot be read. Save the file as UTF-8 in your editor.',
    bad: 'a file saved as Windows-1252',
    good: 'the same file saved as UTF-8',
  },
  'empty-file': {
    severity: 'error',
    says: 'the file is empty',
    explain: 'Nothing stands in the file, or only comments. Delete it, or start it with `kind:`.',
    bad: '# cards to come',
    good: 'kind: deck\nid: orcs\ncards:\n  - title: Orc',
  },
  'no-cards': {
    severity: 'error',
    says: 'nothing to print was found in "{folder}": no deck, no counters, no map, no tables',
    explain:
      'A game needs something that can be printed: a YAML file that starts with `kind: deck`, `counters`, `map`, `plan`, `roster`, `tables` or ' +
      '`reference`.',
    bad: 'an empty folder',
    good: 'kind: deck\nid: orcs\ncards:\n  - title: Orc',
  },
  'no-game-file': {
    severity: 'note',
    says: 'no file of `kind: game`; the title is taken from the folder',
    explain: 'A game.yaml gives the game its title and its credits, and says what is printed.',
    bad: 'a folder that holds only a deck',
    good: 'kind: game\ntitle: My Game',
  },
  'two-games': {
    severity: 'error',
    says: 'a second file of `kind: game`',
    explain: 'A folder holds one game. Put the other into a folder of its own.',
    bad: 'game.yaml and game-old.yaml, both of kind game',
    good: 'game.yaml',
  },
  'too-many-findings': {
    severity: 'error',
    says: 'and {more} in this file',
    explain:
      'Only the first problems of a file are shown. So many mostly have one cause: mend the first, and look again.',
    bad: 'a spreadsheet or a log file renamed to deck.yaml',
    good: 'kind: deck\nid: orcs\ncards:\n  - title: Orc',
  },
  'misplaced-theme': {
    severity: 'error',
    says: 'a theme is only read from templates/theme.yaml',
    explain: 'Fonts, colours and type styles are looked for in one place, so this file would change nothing.',
    bad: 'my-game/theme.yaml',
    good: 'my-game/templates/theme.yaml',
  },
  'too-many-files': {
    severity: 'error',
    says: 'the folder holds more than {limit} YAML files',
    explain: 'Probably this is not the folder of a game, but one far above it.',
    bad: 'qm check ~',
    good: 'qm check ~/games/my-game',
  },
  'duplicate-id': {
    severity: 'error',
    says: 'two {what} have the id "{id}"',
    explain:
      'Ids are names for the machine; with two of the same nobody knows which is meant. A card that stands twice becomes one line with a higher count, or gets another id.',
    bad: 'cards:\n  - { id: orc, title: Orc }\n  - { id: orc, title: Ogre }',
    good: 'cards:\n  - { id: orc, title: Orc }\n  - { id: ogre, title: Ogre }',
  },
  'unknown-reference': {
    severity: 'error',
    says: 'there is no {what} "{id}"',
    explain: 'The name points to something that no file of the game defines. Names are compared to the letter.',
    bad: 'sheets:\n  - { kind: deck, id: zulu, title: Zulu, deck: zulus }',
    good: 'sheets:\n  - { kind: deck, id: zulu, title: Zulu, deck: zulu }',
  },
  circle: {
    severity: 'error',
    says: '"{id}" rests on itself: {chain}',
    explain: 'What is taken over by `like` or `extends` must come to an end somewhere.',
    bad: 'id: a\nextends: b   # and b extends a',
    good: 'id: a\nextends: base',
  },
  'too-many-pieces': {
    severity: 'error',
    says: 'with this line the deck has {cards} cards; at most {limit} are possible',
    explain: 'The limit keeps a slip from filling the disk. Decks of that size are split.',
    bad: 'cards:\n  - { title: Orc, count: 5000 }\n  - { title: Elf, count: 1 }',
    good: 'cards:\n  - { title: Orc, count: 50 }\n  - { title: Elf, count: 1 }',
  },
  'bad-field-name': {
    severity: 'error',
    says: '"{field}" cannot be the name of a field',
    explain:
      'A field starts with a letter, goes on with letters, digits, - and _, and is not called like a key that every card has. A ? at the end makes it optional.',
    bad: 'fields: { count: number }',
    good: 'fields: { strength: number }',
  },
  'option-without-text': {
    severity: 'error',
    says: 'the text has no version for {option}, an option of the ruling "{ruling}"',
    explain:
      'A text that depends on a ruling must say something for each of its options, or a sheet would be left without words.',
    bad: 'text: { ruling: rally, "yes": "Doubles all." }',
    good: 'text: { ruling: rally, "yes": "Doubles all.", "no": "Doubles the hand." }',
  },
  'no-options': {
    severity: 'error',
    says: 'the ruling "{ruling}" has no options to choose from',
    explain:
      'Some rulings only record a decision. Texts, scenarios and the command line can only choose where there are options.',
    bad: 'rulings: { deck-size: "54" }   # a ruling without options',
    good: 'rulings: { troops: "200" }',
  },
  'options-not-numbers': {
    severity: 'error',
    says: 'the options of the ruling "{ruling}" are not numbers',
    explain: 'A parameter is a number; a ruling that sets one must have numbers as its options.',
    bad: 'troops: { ruling: rally }   # options yes and no',
    good: 'troops: { ruling: troops }   # options 100 and 200',
  },
  'wrong-option': {
    severity: 'error',
    says: 'the ruling "{ruling}" has no option "{option}"',
    explain: 'A ruling is set to one of its options, written to the letter.',
    bad: 'rulings: { rally: maybe }',
    good: 'rulings: { rally: "yes" }',
  },
  'unknown-ruling': {
    severity: 'error',
    says: 'there is no ruling "{ruling}" in this game',
    explain: 'Rulings are listed in the files of `kind: rulings`.',
    bad: 'qm build --ruling raly=no',
    good: 'qm build --ruling rally=no',
  },
  'amount-out-of-range': {
    severity: 'error',
    says: 'the {what} would be {amount}; a whole number from 1 to {most} is possible',
    explain:
      'Tokens, boxes of a track and places of a rack are counted by parameters of a scenario, figures by the units of a roster. A sheet can show only whole ones, and not more than have room.',
    bad: 'parameters: { tokens: { value: 2.5 } }   # and a sheet of tokens with count: tokens',
    good: 'parameters: { tokens: { value: 10 } }',
  },
  'not-fixed': {
    severity: 'error',
    says: 'the parameter "{parameter}" depends on a ruling; the men of a figure must be one number',
    explain:
      'Men are counted when the game is read, for its sums and its rules, so a figure stands for as many under every ruling.',
    bad: 'men-per-figure: scale   # and in the scenario: scale: { ruling: scale }',
    good: 'men-per-figure: scale   # and in the scenario: scale: { value: 15 }',
  },
  'cell-no-number': {
    severity: 'error',
    says: 'the {what} of {of} is taken from here, and this is {found}; it must be a number above 0',
    explain:
      'Units of a roster take their figures, and sticks their lengths, from cells of a table, so that no number stands twice. Such a cell holds a number and nothing else, the same under all rulings; figures are whole.',
    bad: 'cells: { type: Infantry, figures: three }',
    good: 'cells: { type: Infantry, figures: 3 }',
  },
  'no-neighbours': {
    severity: 'error',
    says: 'the hexes {a} and {b} do not touch',
    explain:
      'A road runs from each of its hexes to one beside it, and a hexside lies between two hexes that touch. Perhaps a hex was left out, or the grid has its other columns shifted.',
    bad: 'roads:\n  - { id: track, title: Track, terrain: track, hexes: [0101, 0103] }',
    good: 'roads:\n  - { id: track, title: Track, terrain: track, hexes: [0101, 0102, 0103] }',
  },
  'wrong-terrain': {
    severity: 'error',
    says: 'the terrain "{terrain}" covers {covers}, and is used for {wanted}',
    explain:
      'Each terrain covers whole hexes, roads, hexsides, or hexes that a mark singles out. What it covers stands behind `on:` in the terrain key.',
    bad: 'fill: { terrain: track }   # and in the key: { id: track, on: road }',
    good: 'fill: { terrain: clear }   # and in the key: { id: clear }',
  },
  'needs-decision': {
    severity: 'error',
    says: 'a ruling needs either options or a decision',
    explain: 'A ruling has `options` to choose from, or a `decision` where there is nothing to choose; not both.',
    bad: '- { id: rally, question: Does Rally double all? }',
    good: '- { id: rally, question: Does Rally double all?, decision: Yes. }',
  },
})
