import { messages } from '../kernel/messages.ts'

/** What laying pieces on paper can find. */
export const saySheets = messages('sheets', {
  'grid-too-large': {
    severity: 'error',
    says: '{sheet}: {wanted} pieces of {size} mm do not fit on {paper}; at most {fit} fit',
    explain:
      'The game asks for a fixed number of columns or rows, and they do not fit on this paper with the margin asked for (5 mm when none is). ' +
      'Pieces are never scaled to make them fit.',
    bad: 'card: { width: 88.9, height: 127, columns: 3, rows: 3 }   # on Letter',
    good: 'card: { width: 88.9, height: 127, columns: 2, rows: 2 }',
  },
  'piece-too-large': {
    severity: 'error',
    says: '{sheet}: a piece of {size} mm does not fit on {paper}, which has room for {room}',
    explain:
      'A single piece is larger than the paper less its margin (5 mm on every side when the game asks for none; twice the height or width ' +
      'is needed for a gutterfold). Pieces are never scaled to make them fit.',
    bad: 'card: { width: 220, height: 300 }   # on A4',
    good: 'qm build --paper a3',
  },
  'near-edge': {
    severity: 'warning',
    says: '{sheet}: pieces lie {distance} mm from the edge of {paper}; most printers leave 5 mm white',
    explain:
      'The margin that the game asks for puts pieces where most home printers cannot print. Bleed and cut marks are left out on those sides.',
    bad: 'card: { size: poker, columns: 3, rows: 3, margin: 2 }',
    good: 'card: { size: poker, columns: 3, rows: 3, margin: 5 }',
  },
  'left-out': {
    severity: 'note',
    says: '{sheet} on {paper}: no room for {what}',
    explain:
      'Head and foot of a sheet shrink and then lose their least important parts where the margins are small: contents first, then paper and flip, ' +
      'title, page number, and last the reminder not to scale. The ruler is shortened to 50 mm before it goes; notes and credits fill ' +
      'the space between the cut marks before they go. Credits always stand in the PDF as metadata.',
    bad: 'qm build --paper 80x100mm',
    good: 'qm build --paper a4',
  },
  'nothing-to-print': {
    severity: 'warning',
    says: '{sheet}: no pieces to print',
    explain: 'Every count of the sheet is 0, or nothing is left after --piece. No file is written for it.',
    bad: 'cards: [{ id: scout, title: Scout, count: 0 }]',
    good: 'cards: [{ id: scout, title: Scout, count: 1 }]',
  },
})
