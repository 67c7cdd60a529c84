/** How a workbook shows a number, as far as it changes what the number says. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  /** `0000`: at least so many digits. */
  | { readonly kind: 'padded'; readonly digits: number }
  | { readonly kind: 'percent' }
  /** A date or a time. `short`: without a year, as Excel makes of `4-6` by itself; `month`: of month and year, as of `Apr 24`. */
  | { readonly kind: 'date'; readonly shows: 'date' | 'time' | 'day-month' | 'month-year' }

const PLAIN: NumberFormat = { kind: 'plain' }
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The format of an id (ECMA-376, 18.8.30) or of its own code. */
export function dateFormatOf(id: number, code?: string): NumberFormat {
  if (code === undefined) return builtIn(id)
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0]!
    .trim()
  if (/^0{2,}$/.test(bare)) return { kind: 'padded', digits: bare.length }
  if (/^0(?:\.0+)?%$/.test(bare)) return { kind: 'percent' }
  if (/^general$/i.test(bare) || !/[dmyhs]/i.test(bare)) return PLAIN
  const [hasDay, hasYear, hasTime] = [/d/i.test(bare), /y/i.test(bare), /[hs]/i.test(bare)]
  if (hasTime && !hasDay && !hasYear) return { kind: 'date', shows: 'time' }
  return { kind: 'date', shows: hasDay ? (hasYear ? 'date' : 'day-month') : 'month-year' }
}

function builtIn(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent' }
  if (id === 16) return { kind: 'date', shows: 'day-month' }
  if (id === 17) return { kind: 'date', shows: 'month-year' }
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { kind: 'date', shows: 'time' }
  // 27 to 36 and 50 to 58 are dates in Chinese, Japanese and Korean editions.
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { kind: 'date', shows: 'date' }
  return PLAIN
}

/** A number as its format shows it; what formats only decorate (currencies, thousands, decimals) is left out. */
export function showNumber(value: number, format: NumberFormat, from1904: boolean): string {
  switch (format.kind) {
    case 'plain':
      return String(value)
    case 'padded':
      return Number.isInteger(value) && value >= 0 ? String(value).padStart(format.digits, '0') : String(value)
    case 'percent':
      return `${Number((value * 100).toPrecision(12))}%`
    case 'date':
      return showDate(value, format.shows, from1904)
  }
}

function showDate(value: number, shows: 'date' | 'time' | 'day-month' | 'month-year', from1904: boolean): string {
  if (!(value >= 0 && value < 3_000_000)) return String(value)
  const minutes = Math.round((value % 1) * 24 * 60)
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  if (shows === 'time') return time
  const { year, month, day } = civil(Math.floor(value) + (from1904 ? 1462 : 0))
  if (shows === 'day-month') return `${day}-${MONTHS[month - 1]}`
  if (shows === 'month-year') return `${MONTHS[month - 1]}-${two(year % 100)}`
  return `${year}-${two(month)}-${two(day)}${minutes === 0 ? '' : ` ${time}`}`
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The day of a serial number (1 is 1 January 1900, and 29 February 1900 is taken to exist), by counting 400-year cycles from March on. */
function civil(serial: number): { readonly year: number; readonly month: number; readonly day: number } {
  // Days since 1 March of the year 0.
  const days = serial + (serial < 60 ? 1 : 0) + 693_899
  const era = Math.floor(days / 146_097)
  const ofEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day }
}
