import type { Diagnostic } from '../kernel/diagnostic.ts'
import { isBlankCell, type Cell } from '../source/table.ts'
import { normalHeader, type Column } from './column.ts'
import { TYPE_WORDS } from './header-words.ts'
import { sayImport } from './import-messages.ts'
import { asciiSlug } from './make-ids.ts'

/** Short names of months as spreadsheets write them in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const MONTHS = [
  'jan|janv|ene|gen',
  'feb|fév|févr|fev',
  'mar|mär|mrz|mars|mrt',
  'apr|avr|abr',
  'may|mai|mei|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|août|ago',
  'sep|sept|set',
  'oct|okt|ott|out',
  'nov',
  'dec|dez|déc|dic',
]
const MONTH = `(${MONTHS.join('|')})\\.?`
/** `06-Apr`, `6. Apr`, `06-Apr-24`, `Apr-06`. */
const SHORT = [
  new RegExp(`^(\\d{1,2})(?:-|\\. ?)${MONTH}(?:[- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}-(\\d{1,4})$`, 'i'),
] as const
const LONG = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/
/** `#REF!`, `#NAME?`, `#¿NOMBRE?`, `#N/A`, `#NV`, and the `Err:502` of LibreOffice. */
const FORMULA_ERROR = /^(?:#[¡¿]?\p{Lu}[\p{Lu}\p{N}_/]+[!?]|#N\/[AVD]|#NV|Err:\d{3})$/u
/** As Excel shows long numbers; people write exponents otherwise. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/

/** Cells of a column in which the spreadsheet put something else than was typed. */
export function spoiledCells(column: Column): Diagnostic[] {
  const isOfDates = TYPE_WORDS.date.test(normalHeader(column.header))
  const filled = column.cells.filter((cell) => !isBlankCell(cell))
  const areMixed = filled.some((cell) => !isLongDate(cell))
  return filled.flatMap((cell): Diagnostic[] => {
    const text = cell.text.trim()
    if (cell.holds === 'fault' || (cell.holds === undefined && FORMULA_ERROR.test(text)))
      return [sayImport('formula-error', { text }, cell.at)]
    if (isShortened(cell)) return [sayImport('shortened-number', { text }, cell.at)]
    const typed = isOfDates ? undefined : typedAs(cell)
    if (typed) {
      const hints = [`perhaps ${typed} was typed; format the column as text and type it anew`]
      return [sayImport('day-and-month', { text }, cell.at, { hints })]
    }
    if (isOfDates || !areMixed || !isLongDate(cell)) return []
    // In a workbook it is known to be a date; a text may only look like one.
    const severity = cell.holds === 'date' ? 'error' : 'warning'
    const field = asciiSlug(column.header) || 'date'
    const hints = [`if dates are meant: --map "${column.header}=${field}:line"`]
    return [sayImport('date-among-others', { text }, cell.at, { severity, hints })]
  })
}

/** In a workbook a text is what was typed. */
const mayBeSpoiled = ({ holds }: Cell): boolean => holds === undefined || holds === 'date'

/** A whole date, or a time of a workbook. */
function isLongDate({ text, holds }: Cell): boolean {
  return holds === 'date' || (holds === undefined && LONG.test(text.trim()))
}

function isShortened({ text, holds }: Cell): boolean {
  if (holds === undefined) return SHORTENED.test(text.trim())
  return holds === 'number' && /e\+|\d{16}/.test(text)
}

/** What may have been typed where a spreadsheet shows a day and a month: `4-6 or 6-4`. */
function typedAs(cell: Cell): string | undefined {
  if (!mayBeSpoiled(cell)) return undefined
  const text = cell.text.trim().toLowerCase()
  const [first, second] = SHORT.map((form) => form.exec(text))
  const [day, month] = first ? [first[1], first[2]] : second ? [second[2], second[1]] : []
  if (day === undefined || month === undefined) return undefined
  const number = MONTHS.findIndex((names) => names.split('|').includes(month)) + 1
  return `${number}-${Number(day)} or ${Number(day)}-${number}`
}
