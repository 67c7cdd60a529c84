import { messages } from '../kernel/messages.ts'

/** What can be wrong with a question about chances. */
export const sayOdds = messages('odds', {
  'no-deck': {
    severity: 'error',
    says: 'the game has no deck "{deck}"',
    explain: '--deck takes the id of a deck of the game.',
    bad: 'qm odds zulu-spears --deck zulus --draw 4 --at-least attack=1',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least attack=1',
  },
  'which-deck': {
    severity: 'error',
    says: 'which deck? The game has {count}',
    explain: 'A game of one deck needs no --deck; with several, it must be said from which cards are drawn.',
    bad: 'qm odds zulu-spears --draw 4 --at-least attack=1',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least attack=1',
  },
  'no-card': {
    severity: 'error',
    says: 'the deck "{deck}" has no card "{card}"',
    explain: '--at-least takes the id of a card and a number, or a field with one of its values and a number.',
    bad: 'qm odds zulu-spears --deck zulu --draw 4 --at-least atack=1',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least attack=1 --at-least role:force=2',
  },
  'no-field': {
    severity: 'error',
    says: 'the cards of the deck "{deck}" have no field "{field}"',
    explain: 'Before the colon stands one of the fields that the deck declares.',
    bad: 'qm odds zulu-spears --deck zulu --draw 4 --at-least rolle:force=2',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least role:force=2',
  },
  'no-value': {
    severity: 'error',
    says: 'no card of the deck "{deck}" has "{value}" as its {field}',
    explain: 'Behind the colon stands a value that at least one card has in that field.',
    bad: 'qm odds zulu-spears --deck zulu --draw 4 --at-least role:forse=2',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least role:force=2',
  },
  'no-draw': {
    severity: 'error',
    says: 'how many cards are drawn? {why}',
    explain:
      '--draw says how many cards are drawn. --by-turn works it out from the parameters "opening-hand" and "draw" of the scenario, or from --opening and --per-turn.',
    bad: 'qm odds my-game --at-least dragon=1',
    good: 'qm odds my-game --draw 7 --at-least dragon=1\nqm odds my-game --opening 7 --per-turn 1 --by-turn 4 --at-least dragon=1',
  },
  'too-many-drawn': {
    severity: 'error',
    says: '{drawn} cannot be drawn from a deck of {size}',
    explain: 'Cards are not put back, so no more can be drawn than there are.',
    bad: 'qm odds my-game --draw 2 --at-least ace=1   # a deck of one card',
    good: 'qm odds my-game --draw 1 --at-least ace=1',
  },
  'never-drawn': {
    severity: 'note',
    says: 'the deck has only {copies} for "{wanted}", so at least {least} are never drawn',
    explain: 'The chance is 0: so many copies are not in the deck at all.',
    bad: 'qm odds my-game --draw 7 --at-least ace=5   # four aces',
    good: 'qm odds my-game --draw 7 --at-least ace=4',
  },
  'deck-runs-out': {
    severity: 'note',
    says: 'from turn {turn} on the deck of {size} is drawn whole',
    explain: 'Later turns draw nothing more, unless the rules say that the deck is shuffled anew.',
    bad: 'qm odds my-game --by-turn 60 --at-least ace=1',
    good: 'qm odds my-game --by-turn 10 --at-least ace=1',
  },
  'no-table': {
    severity: 'error',
    says: 'the game has no table "{table}"',
    explain: '--table takes the id of a table with dice.',
    bad: 'qm odds isandlwana --table snipping',
    good: 'qm odds isandlwana --table sniping',
  },
  'no-dice': {
    severity: 'error',
    says: 'no dice are thrown for the table "{table}"',
    explain: 'Chances are worked out for tables with `dice:`, and for tables of the kind hit-odds.',
    bad: 'qm odds isandlwana --table range',
    good: 'qm odds isandlwana --table sniping',
  },
  'beyond-table': {
    severity: 'error',
    says: '{what} {number} is not in the table "{table}", which goes from {from} to {to}',
    explain: 'The table gives chances for the strengths and factors that it prints.',
    bad: 'qm odds isandlwana --table hit-odds --attack 70 --defence 2',
    good: 'qm odds isandlwana --table hit-odds --attack 7 --defence 2',
  },
  'nothing-asked': {
    severity: 'error',
    says: 'nothing is asked for: {what}',
    explain: 'A chance of cards needs what is wanted of them; a chance of dice needs a table.',
    bad: 'qm odds zulu-spears --deck zulu --draw 4',
    good: 'qm odds zulu-spears --deck zulu --draw 4 --at-least attack=1\nqm odds isandlwana --table sniping',
  },
  'no-scenario': {
    severity: 'error',
    says: 'the game has no scenario "{scenario}"',
    explain: 'Numbers of drawn cards, and rulings, are those of a scenario of the game.',
    bad: 'qm odds zulu-spears --scenario to-player --deck zulu --by-turn 4 --at-least attack=1',
    good: 'qm odds zulu-spears --scenario two-player --deck zulu --by-turn 4 --at-least attack=1',
  },
})
