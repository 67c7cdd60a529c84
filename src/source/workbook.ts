import type { XmlElement } from '@rgrove/parse-xml'
import { posix } from 'node:path'
import { dateFormatOf, type NumberFormat } from './number-format.ts'
import type { Parts } from './unzip-parts.ts'
import { attributeOf, elementIn, elementsIn, localName, xmlRoot } from './xml-elements.ts'

/** What the cells of all sheets of a workbook refer to. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string; readonly hidden: boolean }[]
  /** Texts by number. */
  readonly strings: readonly string[]
  /** How numbers are shown, by number of the style. */
  readonly formats: readonly NumberFormat[]
  /** Days are counted from 1904, as old Macs did. */
  readonly from1904: boolean
}

const HOME = 'xl'
const BOOK = 'xl/workbook.xml'

/** Whether a part of a workbook is needed to read its cells; pictures, for one, are not. */
export function isPartWanted(name: string): boolean {
  return /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i.test(
    name,
  )
}

/** Reads all of a workbook but its cells. Throws where it is damaged. */
export function readWorkbook(parts: Parts): Workbook {
  const rootOf = (name: string): XmlElement | undefined => {
    const bytes = partOf(parts, name)
    return bytes && xmlRoot(bytes)
  }
  const book = rootOf(BOOK)
  if (!book) throw new Error(`it has no ${BOOK}`)
  const targets = new Map(
    elementsIn(rootOf(`${HOME}/_rels/workbook.xml.rels`), 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      posix
        .join(attributes['Target']?.startsWith('/') === true ? '' : HOME, attributes['Target'] ?? '')
        .replace(/^\//, ''),
    ]),
  )
  const sheets = elementsIn(elementIn(book, 'sheets'), 'sheet').map((sheet, index) => {
    const part = targets.get(sheet.attributes['r:id'] ?? attributeOf(sheet, 'id'))
    const hidden = (attributeOf(sheet, 'state') ?? 'visible') !== 'visible'
    return { name: attributeOf(sheet, 'name') ?? `Sheet${index + 1}`, part: part ?? '', hidden }
  })
  const from1904 = /^(?:1|true)$/.test(elementIn(book, 'workbookPr')?.attributes['date1904'] ?? '')
  const strings = elementsIn(rootOf(`${HOME}/sharedStrings.xml`), 'si').map(richText)
  return { sheets, strings, formats: formatsIn(rootOf(`${HOME}/styles.xml`)), from1904 }
}

/** A part by its name, upper and lower case alike. */
export function partOf(parts: Parts, name: string): Uint8Array | undefined {
  return parts.get(name) ?? [...parts].find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1]
}

/** The text of a string with or without stretches of other type; readings above the letters (phonetic runs) are no part of it. */
export function richText(element: XmlElement): string {
  const own = elementsIn(element, 't').map(({ text }) => text)
  const runs = elementsIn(element, 'r').flatMap((run) => elementsIn(run, 't').map(({ text }) => text))
  return unescape([...own, ...runs].join(''))
}

/** Characters that XML cannot hold are written `_x000D_`. */
function unescape(text: string): string {
  const whole = text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return whole.replace(/\r\n?/g, '\n')
}

function formatsIn(styles: XmlElement | undefined): NumberFormat[] {
  const own = new Map(
    elementsIn(elementIn(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'] ?? '',
    ]),
  )
  const cells = styles?.children.find((child) => 'name' in child && localName(child as XmlElement) === 'cellXfs')
  return elementsIn(cells as XmlElement | undefined, 'xf').map(({ attributes }) => {
    const id = attributes['numFmtId'] ?? '0'
    return dateFormatOf(Number(id), own.get(id))
  })
}
