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
  'moved-to-edge': {
    severity: 'warning',
    says: '{sheet}: the printer profile brings something to {distance} mm from the edge of the paper; most printers leave 5 mm white',
    explain:
      'A printer profile moves pages as a whole. What was just inside the printable area (usually the outer ends of cut marks) may come too near to the edge ' +
      'and be left out by the printer. The pieces themselves are seldom touched; the distance tells. Below 0 something leaves the paper.',
    bad: 'back:\n  shift: { x: 9, y: 0 }',
    good: 'back:\n  shift: { x: 1.5, y: 0 }\n# or fewer pieces a page, so that the margins are wider: card: { size: poker, columns: 2 }',
  },
  'beyond-margins': {
    severity: 'warning',
    says: '{sheet}: {what} come to {distance} mm from the {edge} edge, where the printer leaves {margin} mm white',
    explain:
      'The printer profile says what the printer cannot reach, and sheets are laid out inside that. Where it cannot be, because the game asks for more columns or ' +
      'rows than fit there or the profile moves pages, marks are not printed, or half, and pieces lose a strip. Ask for fewer, or for none: then as many are ' +
      'laid out as fit. For landscape pages the profile has values of their own.',
    bad: 'card: { size: poker, columns: 3, rows: 3 }   # on Letter, and margins: { left: 4, top: 4, right: 4, bottom: 12.7 }',
    good: 'card: { size: poker, columns: 3, rows: 2 }',
  },
  'landscape-not-measured': {
    severity: 'warning',
    says: '{sheet}: the printer profile says nothing about landscape pages; they are printed as they are',
    explain:
      'Printers turn landscape pages before they print them, some to the left, some to the right, so that values measured on a portrait page do not hold. ' +
      'Print `qm calibrate --landscape` once and add what it shows under `landscape:`.',
    bad: 'kind: printer\nback:\n  shift: { x: 1.5, y: -0.5 }',
    good: 'kind: printer\nback:\n  shift: { x: 1.5, y: -0.5 }\nlandscape:\n  back:\n    shift: { x: -0.5, y: -1.5 }',
  },
  'calibration-paper': {
    severity: 'error',
    says: '{paper} is too small for the calibration page, which needs 200 mm on both sides',
    explain:
      'The calibration page has lines of 100 mm along both sides and crosses near the corners. Print it on a larger paper that goes through the same tray.',
    bad: 'qm calibrate --paper a5',
    good: 'qm calibrate --paper a4',
  },
  'track-takes-pages': {
    severity: 'note',
    says: '{sheet} on {paper}: the map takes {pages} pages with the track below it, {fewer} without',
    explain:
      'A track that stands with the terrain key makes the sheet higher. Mostly there is room for it on the pages that the map needs anyway; here ' +
      'there is not. Print the track on a page of its own instead, or take another size of hexes.',
    bad: 'sheets:\n  - { kind: map, id: map, title: Map, map: field, track: turns }',
    good: 'sheets:\n  - { kind: map, id: map, title: Map, map: field }\n  - { kind: track, id: track, title: Turns, track: turns }',
  },
  'less-bleed': {
    severity: 'warning',
    says: '{sheet}: its pieces are drawn with {bleed} mm of bleed, so their pictures have that and not {wanted} mm',
    explain:
      'Cards are drawn with as much bleed as --bleed asks for. Counters, figures and other pieces have a bleed of their own, beyond which there is nothing to show.',
    bad: 'qm build isandlwana --each --bleed 3mm',
    good: 'qm build isandlwana --each --bleed 1.5mm',
  },
  'nothing-to-print': {
    severity: 'warning',
    says: '{sheet}: no pieces to print',
    explain: 'Every count of the sheet is 0, or nothing is left after --piece. No file is written for it.',
    bad: 'cards: [{ id: scout, title: Scout, count: 0 }]',
    good: 'cards: [{ id: scout, title: Scout, count: 1 }]',
  },
})
