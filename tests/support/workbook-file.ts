import { strToU8, zipSync } from 'fflate'

/** A cell of a test workbook: a text of its own, or the inside of its `<c>` element with attributes. */
export type TestCell = string | { readonly attributes?: string; readonly inside: string } | undefined

/** Sheets of a test workbook: rows by name. */
export type TestSheets = Readonly<Record<string, readonly (readonly TestCell[])[]>>

interface Extras {
  /** Behind the rows of every sheet: merged cells and the like. */
  readonly behind?: string
  /** Formats of styles 1, 2 ...: `16`, or a code of its own. */
  readonly formats?: readonly (number | string)[]
  readonly workbookPr?: string
  /** Prefix of all elements, `x:`, as some programs write them. */
  readonly prefix?: string
  readonly hidden?: readonly string[]
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook laid out as Excel does: texts in a table of their own, styles by number. */
export function workbookParts(sheets: TestSheets, extras: Extras = {}): Record<string, string> {
  const { behind = '', formats = [], workbookPr = '', prefix = '', hidden = [] } = extras
  const names = Object.keys(sheets)
  const strings: string[] = []
  const cell = (content: TestCell, reference: string): string => {
    if (content === undefined) return ''
    if (typeof content !== 'string') return `<c r="${reference}" ${content.attributes ?? ''}>${content.inside}</c>`
    strings.push(`<si><t xml:space="preserve">${escape(content)}</t></si>`)
    return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`
  }
  const sheet = (rows: readonly (readonly TestCell[])[]): string => {
    const written = rows.map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((c, i) => cell(c, `${String.fromCharCode(65 + i)}${r + 1}`)).join('')}</row>`,
    )
    return `<worksheet xmlns="${NS}"><sheetData>${written.join('')}</sheetData>${behind}</worksheet>`
  }
  const own = formats.map((format, i) =>
    typeof format === 'string' ? `<numFmt numFmtId="${164 + i}" formatCode="${escape(format)}"/>` : '',
  )
  const xfs = formats.map((format, i) => `<xf numFmtId="${typeof format === 'string' ? 164 + i : format}"/>`)
  const parts: Record<string, string> = Object.fromEntries(
    names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheet(sheets[name]!)]),
  )
  const entries = names.map((name, i) => {
    const state = hidden.includes(name) ? ' state="hidden"' : ''
    return `<sheet name="${escape(name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`
  })
  parts['xl/workbook.xml'] =
    `<workbook xmlns="${NS}" xmlns:r="${RELS}">${workbookPr}<sheets>${entries.join('')}</sheets></workbook>`
  const targets = names.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
  parts['xl/_rels/workbook.xml.rels'] = `<Relationships>${targets.join('')}</Relationships>`
  parts['xl/sharedStrings.xml'] = `<sst xmlns="${NS}">${strings.join('')}</sst>`
  parts['xl/styles.xml'] =
    `<styleSheet xmlns="${NS}"><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join('')}</cellXfs></styleSheet>`
  const named = (xml: string) =>
    prefix === ''
      ? xml
      : xml.replace(/<(?!\/?Relationship)(\/?)/g, `<$1${prefix}`).replace('xmlns=', `xmlns:${prefix.slice(0, -1)}=`)
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, HEAD + named(xml)]))
}

/** The bytes of a workbook of these parts. */
export function zipParts(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

/** The bytes of a workbook. */
export function workbookFile(sheets: TestSheets, extras: Extras = {}): Uint8Array {
  return zipParts(workbookParts(sheets, extras))
}

/** A number in a style, for a cell: `styled(45387, 1)`. */
export function styled(value: number, style: number): TestCell {
  return { attributes: `s="${style}"`, inside: `<v>${value}</v>` }
}
