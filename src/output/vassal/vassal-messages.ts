import { messages } from '../../kernel/messages.ts'

/** Findings of making a VASSAL module: what it lacks, and what is wrong with a finished one. */
export const sayVassal = messages('vassal', {
  'left-out': {
    severity: 'note',
    says: 'sheet "{sheet}" is not in the VASSAL module: {why}',
    explain:
      'Some things are made of paper and have no counterpart on a screen. The rest of the game is in the module.',
    bad: 'sheets: [{ kind: sticks, id: sticks, ... }]',
    good: 'Print that sheet, or measure with what VASSAL has.',
  },
  'no-backs': {
    severity: 'note',
    says: 'cards of deck "{deck}" have no back, so they lie face up in the VASSAL module',
    explain:
      'A card is hidden by its back. Where some cards have none, the pile is shuffled all the same, but everybody sees the upper card.',
    bad: 'card: { size: poker, template: card }',
    good: 'card: { size: poker, template: card, back: card-back }',
  },
  'no-numbers': {
    severity: 'note',
    says: 'VASSAL cannot write the numbers of map "{map}" as {numbers}; its hexes have none in reports',
    explain:
      'VASSAL writes a hex as one column and one row in figures or letters, and counts AA, BB, CC after Z. Pieces go to the centres of hexes all the same, and the picture has its numbers.',
    bad: 'grid: { numbers: "CC", ... }',
    good: 'grid: { numbers: "CCRR", ... }',
  },
  'uneven-set-ups': {
    severity: 'note',
    says: 'scenarios set up different counters; those that one of them does not need are missing beside its board in the VASSAL module',
    explain:
      'What lies beside the board is the same for all scenarios, so that no piece is there twice. In a scenario that sets up fewer counters than another, take the others from the window of pieces.',
    bad: 'places: [{ unit: a, hex: 0101 }]   # and in another scenario none',
    good: 'places: [{ unit: a, hex: 0101 }]   # in both',
  },
  'small-pictures': {
    severity: 'note',
    says: 'the pictures of the VASSAL module have {dpi} dpi, since "{board}" would take {megapixels} million pixels at {usual}',
    explain:
      'All pictures of a module have one scale, so that counters fit hexes. A very large board, track or chart would be more than a screen program can handle, so the scale is smaller.',
    bad: 'A plan of two by three metres.',
    good: 'qm build my-game --format vassal --hex-size 15mm',
  },
  'no-picture': {
    severity: 'error',
    says: '{file} names the picture {picture}, which it does not hold',
    explain:
      'The finished module was read back. This is a fault of Quartermaster, or the file was damaged while it was written.',
    bad: 'A module that lacks images/a-8.png.',
    good: 'Build again; if it stays, please report it.',
  },
  'wrong-picture': {
    severity: 'error',
    says: 'picture {picture} of {file} is {found}, and should be {wanted}',
    explain:
      'The finished module was read back. This is a fault of Quartermaster, or the file was damaged while it was written.',
    bad: 'A counter of 90 x 91 pixels.',
    good: 'Build again; if it stays, please report it.',
  },
  'wrong-count': {
    severity: 'error',
    says: '{file} holds {found} of "{piece}", and should hold {wanted}',
    explain:
      'The finished module was read back, and its cards or counters were counted. This is a fault of Quartermaster.',
    bad: 'A deck of 53 cards.',
    good: 'Build again; if it stays, please report it.',
  },
})
