import { messages } from '../../kernel/messages.ts'

const RIGHT = 'A build that says "measured" of its pictures.'

/** Findings of making pictures and of measuring them. */
export const sayPng = messages('png', {
  'too-large': {
    severity: 'error',
    says: '{file} would be a picture of {width} x {height} pixels at {dpi} dpi; at most {most} million can be drawn',
    explain:
      'A picture is drawn in one piece, and takes some sixteen bytes of memory a pixel until it is packed. A map that is larger is printed from the PDF, or drawn with fewer pixels an inch.',
    bad: 'qm build isandlwana --only map --format png --dpi 1200',
    good: 'qm build isandlwana --only map --format png --dpi 300',
  },
  'wide-map': {
    severity: 'error',
    says: '{file}, page {page}: what the page shows a part of is too large to be drawn at {dpi} dpi',
    explain:
      'A page of a map that reaches over many pages is drawn on a canvas that holds half of the map, and here it would be larger than can be drawn. Take fewer pixels an inch or a larger paper.',
    bad: 'A map of ten metres on A5, at 600 dpi.',
    good: 'qm build my-game --only map --format png --dpi 150',
  },
  unreadable: {
    severity: 'error',
    says: '{file}: the finished picture cannot be read back: {reason}',
    explain:
      'After writing, Quartermaster reads the PNG again from its bytes. Here it was malformed. Build again, and report it if it stays.',
    bad: 'A PNG cut off in the middle.',
    good: RIGHT,
  },
  'wrong-size': {
    severity: 'error',
    says: '{file} has {found} pixels, not {wanted}',
    explain:
      'The finished picture has another size than the page has at this resolution, so it would not fit its place.',
    bad: 'A card of 63.5 x 88.9 mm with 749 x 1050 pixels at 300 dpi.',
    good: RIGHT,
  },
  'wrong-resolution': {
    severity: 'error',
    says: '{file} says that it has {found} pixels a metre, not {wanted}',
    explain:
      'A picture says how many of its pixels make a metre, and programs print it in that size. Here it would come out larger or smaller.',
    bad: 'A card of 750 x 1050 pixels that says 72 dpi: it prints 265 mm wide.',
    good: RIGHT,
  },
  'not-opaque': {
    severity: 'error',
    says: '{file} is clear in places, where it should be white',
    explain:
      'Only pieces with rounded corners have pictures that are clear in places; others would show what lies behind them.',
    bad: 'A sheet without its white paper.',
    good: RIGHT,
  },
  flat: {
    severity: 'warning',
    says: '{file}: {piece} came out as one flat colour',
    explain:
      'The piece has something drawn on it, but its picture shows one colour all over: white on white, say. If the PDF shows more than the picture, report it.',
    bad: '<circle cx="30" cy="40" r="10" fill="#ffffff"/> on a white card',
    good: '<circle cx="30" cy="40" r="10" fill="#6f141b"/> on a white card',
  },
})
