import { messages } from '../../kernel/messages.ts'

const RIGHT = 'A build that says "verified" for every piece.'

/** Findings of the measuring of a finished PDF. None of them can be caused by game data alone: they say that a file must not be printed. */
export const sayVerify = messages('verify', {
  unreadable: {
    severity: 'error',
    says: '{file}: the finished PDF cannot be read back: {reason}',
    explain:
      'After writing, Quartermaster reads the PDF again from its bytes, without looking at the layout, and measures it. Here it was malformed: cut off, or changed since. Do not print it; build again, and report it if it stays.',
    bad: 'A PDF cut off in the middle.',
    good: RIGHT,
  },
  'page-count': {
    severity: 'error',
    says: '{file}: {found} in the finished PDF, {wanted} in the layout',
    explain:
      'The finished PDF has more or fewer pages than were laid out, so sheets would be missing or backs would slip to the wrong fronts.',
    bad: 'A layout of 12 pages, a PDF of 11.',
    good: RIGHT,
  },
  'page-size': {
    severity: 'error',
    says: '{file}, page {page}: the page measures {found} mm, the paper {wanted} mm',
    explain: 'A page of another size than the paper makes the printer scale it, and then no piece has its right size.',
    bad: 'An A4 layout on a Letter page.',
    good: RIGHT,
  },
  'trim-box': {
    severity: 'error',
    says: '{file}, page {page}: the TrimBox is off by {error} mm',
    explain:
      'The page says of itself where its pieces are cut (TrimBox). A print shop trusts that box, so it has to be the block of pieces to 0.01 mm.',
    bad: 'A TrimBox of the whole paper on a sheet of nine cards.',
    good: RIGHT,
  },
  'missing-piece': {
    severity: 'error',
    says: '{file}, page {page}: {piece} is not where it should be, at ({x}, {y}) mm',
    explain:
      'The layout puts a piece there, but the finished PDF shows none, so a card would be missing after cutting.',
    bad: 'Nine pieces laid out, eight drawn.',
    good: RIGHT,
  },
  'extra-piece': {
    severity: 'error',
    says: '{file}, page {page}: a piece at ({x}, {y}) mm that the layout does not have',
    explain:
      'The finished PDF shows a piece where the layout puts none, so something would be printed twice or over another piece.',
    bad: 'Eight pieces laid out, nine drawn.',
    good: RIGHT,
  },
  'wrong-face': {
    severity: 'error',
    says: '{file}, page {page}: another picture stands in the place of {piece}',
    explain:
      'The place is right but the picture is that of another piece, so a card would get the wrong front or back.',
    bad: 'Two cards that changed places.',
    good: RIGHT,
  },
  misplaced: {
    severity: 'error',
    says: '{file}, page {page}: {piece} is off by {error} mm in place, size or turn (allowed: {allowed} mm)',
    explain:
      'The corners of the trimmed piece were measured in the finished PDF and compared with the layout. A piece that is shifted, scaled, turned or mirrored does not fit its cut marks or its back.',
    bad: 'A card 0.02 mm to the right of its place.',
    good: RIGHT,
  },
  'cut-off': {
    severity: 'error',
    says: '{file}, page {page}: {piece} does not show whole; {missing} mm are clipped away or off the page',
    explain: 'Something of the trimmed piece is outside its clip or outside the page, and would be missing on paper.',
    bad: 'A card that reaches over the edge of the page.',
    good: RIGHT,
  },
  'font-not-embedded': {
    severity: 'error',
    says: '{file}: the font {font} is not embedded as a subset',
    explain:
      'A font that is only named is replaced by another one on the next computer, and the text runs out of its box.',
    bad: 'A PDF that names a font without holding it.',
    good: RIGHT,
  },
  'font-unreadable': {
    severity: 'error',
    says: '{file}: text in the font {font} cannot be searched or copied',
    explain: 'The font lacks the table that says which characters its glyphs stand for.',
    bad: 'A font without ToUnicode.',
    good: RIGHT,
  },
  'missing-glyph': {
    severity: 'error',
    says: '{file}: no glyph in the font {font} for {count}',
    explain:
      'The text uses characters that the font does not have; they print as empty boxes. Such characters are normally found when pieces are drawn, with card and field.',
    bad: 'A title with a letter that no font of the theme has.',
    good: RIGHT,
  },
  'print-scaling': {
    severity: 'error',
    says: '{file}: the print dialog is not told to keep the size',
    explain:
      'Without PrintScaling None many viewers shrink pages to the printable area, and a card of 63.5 mm comes out at 61.6 mm.',
    bad: 'A PDF without viewer preferences.',
    good: RIGHT,
  },
})
