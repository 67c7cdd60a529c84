import { messages } from '../../kernel/messages.ts'

const RIGHT = 'A build that reports nothing of the saved object.'

/** Findings of making a saved object for Tabletop Simulator: what it lacks, and what is wrong with a finished one, which then must not be used. */
export const sayTts = messages('tts', {
  'left-out': {
    severity: 'note',
    says: 'sheet "{sheet}" is not in the saved object: distances are measured with the line tool of the program',
    explain: 'Measuring sticks are made of paper and have no counterpart on a screen. The rest of the game is there.',
    bad: 'sheets: [{ kind: sticks, id: sticks, ... }]',
    good: 'Print that sheet, or measure with what the program has.',
  },
  'no-picture': {
    severity: 'error',
    says: '{file} names the picture {picture}, which was not made',
    explain:
      'The saved object is read back after writing, and every picture that it names must be among those written with it. A piece would be white.',
    bad: 'A deck whose sheet of backs is missing.',
    good: RIGHT,
  },
  'wrong-card': {
    severity: 'error',
    says: '{file}: the object {object} holds a card that is on none of its sheets, or not the cards that it lists',
    explain:
      'A card is named by its sheet and its place on it. Here the sheet is not there, has no such place, or a deck holds others than it lists.',
    bad: 'Card 170 of a sheet of 10 x 7, whose last card is 169.',
    good: RIGHT,
  },
  'wrong-count': {
    severity: 'error',
    says: '{file} has {found} {what}, not {wanted}',
    explain:
      'The saved object must hold every copy of every card and piece once, and every map, track and chart; no two objects may have one number.',
    bad: 'A deck of 53 cards where there are 54.',
    good: RIGHT,
  },
})
