import { formed } from './texts.ts'

/** Dice: `1d6`, `2d10`, `d20`; d66 are two, read as tens and ones. */
export function dice() {
  return formed(/^[1-9]?d([2-9]|[1-9]\d|100)$/, 'dice such as 2d6, d20 or d66')
}

/** Whole numbers from one to another, or one alone: `2-4`, `6`. */
export function span() {
  return formed(/^\d{1,4}(-\d{1,4})?$/, 'a number or two with a dash, such as 2-4,')
}

/** Strengths on the faces of a counter, front and back: `8/7`, or `8` for one face. */
export function faces() {
  return formed(/^[1-9]\d?(\/[1-9]\d?)?$/, 'strengths such as 8/7')
}

/** How hexes are numbered: one run of C (column) or A (column in letters) and one of R (row), with signs before, between or behind. */
export function hexNumbers() {
  return formed(/^[^A-Za-z]*(?:(?:C+|A)[^A-Za-z]*R+|R+[^A-Za-z]*(?:C+|A))[^A-Za-z]*$/, 'a numbering such as CCRR')
}
