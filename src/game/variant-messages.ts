import { messages } from '../kernel/messages.ts'

/** What can be wrong with a variant, a change that is laid over a game. */
export const sayVariant = messages('variant', {
  'unknown-path': {
    severity: 'error',
    says: 'the game has no "{path}": nothing there is called "{word}"',
    explain:
      'Each way leads to a part of the game: the kind of part, its id, then keys and ids of items as they stand in the files. `#2` is the second item of a list.',
    bad: 'changes:\n  decks.zulu.cards.atack.count: 9',
    good: 'changes:\n  decks.zulu.cards.attack.count: 9',
  },
  'path-too-short': {
    severity: 'error',
    says: '"{path}" leads to {what}; a way to something inside is wanted',
    explain: 'A change names the very value that it replaces, not the file or the list around it.',
    bad: 'changes:\n  decks.zulu: 9',
    good: 'changes:\n  decks.zulu.cards.attack.count: 9',
  },
  ambiguous: {
    severity: 'error',
    says: '"{path}" may mean {count} items called "{word}"',
    explain: 'Items of a list that share a name are told apart by their number in the list: `#1` is the first.',
    bad: 'changes:\n  scenarios.duel.set-up.places.orc.hex: "0304"   # and orcs in several places',
    good: 'changes:\n  scenarios.duel.set-up.places.#2.hex: "0304"',
  },
  twice: {
    severity: 'error',
    says: '"{path}" leads to what "{other}" leads to',
    explain:
      'Each value is changed once, and each thing taken out once. A part of a game may be named in several ways: by its id, or as `#1`.',
    bad: 'remove: [decks.zulu.cards.blood, "decks.zulu.cards.#1"]',
    good: 'remove: [decks.zulu.cards.blood, decks.zulu.cards.shields]',
  },
  'not-addable': {
    severity: 'error',
    says: 'nothing can be added to "{path}": {why}',
    explain:
      '`add` puts items at the end of a list, keys into a map, or files beside those of their kind. What is there already is altered by `changes`.',
    bad: 'add:\n  decks.zulu.cards.attack.count: 9',
    good: 'add:\n  decks.zulu.cards: [{ id: ambush, title: Ambush, count: 1 }]',
  },
  'without-effect': {
    severity: 'note',
    says: '"{path}" is {value} already',
    explain:
      'The change replaces a value by the same value. Perhaps the game has changed since the variant was written.',
    bad: 'changes:\n  decks.zulu.cards.attack.count: 7   # and there are 7',
    good: 'changes:\n  decks.zulu.cards.attack.count: 9',
  },
  'no-base': {
    severity: 'error',
    says: 'there is no "{of}" to be changed: no folder, no variant file, no variant of that id beside this file, no shipped game',
    explain:
      'Behind `of` stands the id of a shipped game, a folder, or another variant; paths start from the folder of the variant.',
    bad: 'of: zulu-speers',
    good: 'of: zulu-spears',
  },
  circle: {
    severity: 'error',
    says: 'the variant changes itself: {chain}',
    explain: 'A variant of a variant of a variant must come to an end in a game.',
    bad: 'id: a\nof: b   # and b is a variant of a',
    good: 'id: a\nof: zulu-spears',
  },
})
