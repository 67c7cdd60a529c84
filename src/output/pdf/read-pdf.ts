import { UNMOVED, compose, cornersOf, extentOf, overlap, type Affine, type Extent, type Point } from './affine.ts'
import { dictionaryAt, entry, listAt, nameAt, rectangleAt } from './pdf-access.ts'
import { openSource, type PdfSource } from './pdf-source.ts'
import { isKind, type PdfDictionary } from './pdf-value.ts'
import { readFont, type MeasuredFont } from './read-fonts.ts'
import { scanContent } from './scan-content.ts'

/** Points (1/72 in) to millimetres. */
const MM = 25.4 / 72

/** A rectangle in mm from the top left of the page. */
export interface MeasuredBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A piece as found on a page. */
export interface MeasuredPiece {
  /** Names the picture. */
  readonly key: string
  readonly side: string
  /** From 1. */
  readonly page: number
  /** Corners of the trimmed picture in mm from the top left of the page: its own top left, top right, bottom right, bottom left. */
  readonly corners: readonly Point[]
  /** What of the page shows it: the form's box within all clips. */
  readonly visible: MeasuredBox
}

export interface MeasuredPage {
  /** In mm, from the MediaBox. */
  readonly width: number
  readonly height: number
  readonly trim: MeasuredBox | undefined
}

/** What a PDF holds, measured in its bytes. */
export interface MeasuredPdf {
  readonly pages: readonly MeasuredPage[]
  readonly pieces: readonly MeasuredPiece[]
  readonly fonts: readonly MeasuredFont[]
  /** Fonts by name in which text shows a glyph that is not there, with how often; text of a shared form counts once. */
  readonly missingGlyphs: ReadonlyMap<string, number>
  readonly printScaling: string | undefined
}

interface Reading {
  readonly source: PdfSource
  readonly pieces: MeasuredPiece[]
  readonly fonts: Map<number, MeasuredFont>
  readonly missing: Map<string, number>
  /** Forms whose text has been read. */
  readonly seen: Set<number>
}

/** Measures a finished PDF. Reads nothing but its bytes. Throws when they are malformed. */
export function readPdf(bytes: Uint8Array): MeasuredPdf {
  const source = openSource(bytes)
  const root = dictionaryAt(source, source.trailer, 'Root')
  const tree = dictionaryAt(source, root, 'Pages')
  if (!root || !tree) throw new Error('no page tree')
  const reading: Reading = { source, pieces: [], fonts: new Map(), missing: new Map(), seen: new Set() }
  const pages = leaves(source, tree).map((page, index) => readPage(reading, page, index + 1))
  const preferences = dictionaryAt(source, root, 'ViewerPreferences')
  return {
    pages,
    pieces: reading.pieces,
    fonts: [...reading.fonts.values()],
    missingGlyphs: reading.missing,
    printScaling: preferences && nameAt(source, preferences, 'PrintScaling'),
  }
}

function leaves(source: PdfSource, node: PdfDictionary): PdfDictionary[] {
  if (nameAt(source, node, 'Type') === 'Page') return [node]
  return listAt(source, node, 'Kids').flatMap((kid) => {
    const child = source.resolve(kid)
    if (!isKind(child, 'dictionary')) throw new Error('a page tree with a hole')
    return leaves(source, child)
  })
}

function readPage(reading: Reading, page: PdfDictionary, number: number): MeasuredPage {
  const { source } = reading
  const media = rectangleAt(source, page, 'MediaBox')
  if (!media) throw new Error(`page ${number} has no MediaBox`)
  const [left, bottom, right, top] = media
  const toMm = (point: Point): Point => ({ x: (point.x - left) * MM, y: (top - point.y) * MM })
  const box = (extent: Extent): MeasuredBox => {
    const corner = toMm({ x: extent.left, y: extent.top })
    return { ...corner, width: (extent.right - extent.left) * MM, height: (extent.top - extent.bottom) * MM }
  }
  const contents = page.entries.get('Contents')
  const links = (isKind(contents, 'link') ? [contents] : listAt(source, page, 'Contents')).filter((value) =>
    isKind(value, 'link'),
  )
  const text = links.map((link) => source.stream(link) ?? '').join('\n')
  const found = (piece: PdfDictionary, map: Affine, visible: Extent): void => {
    const trim = rectangleAt(source, piece, 'Trim')
    if (!trim) throw new Error(`a piece on page ${number} does not say how large it is`)
    reading.pieces.push({
      key: nameAt(source, piece, 'Key') ?? '',
      side: nameAt(source, piece, 'Side') ?? '',
      page: number,
      corners: cornersOf(map, trim).map(toMm),
      visible: box(visible),
    })
  }
  scan(reading, page, text, { map: UNMOVED, visible: { left, bottom, right, top } }, found)
  const trim = rectangleAt(source, page, 'TrimBox')
  return {
    width: (right - left) * MM,
    height: (top - bottom) * MM,
    trim: trim && box({ left: trim[0], bottom: trim[1], right: trim[2], top: trim[3] }),
  }
}

type Found = (piece: PdfDictionary, map: Affine, visible: Extent) => void

/** Runs through the stream of a page or form and of the forms that it paints. Pieces are looked for on pages only (`found`): no form holds them. */
function scan(
  reading: Reading,
  owner: PdfDictionary,
  text: string,
  start: { map: Affine; visible: Extent },
  found?: Found,
): void {
  const { source } = reading
  const resources = dictionaryAt(source, owner, 'Resources')
  const things = dictionaryAt(source, resources, 'XObject')
  const fonts = dictionaryAt(source, resources, 'Font')
  scanContent(text, start, {
    paint(name, map, visible) {
      const link = things?.entries.get(name)
      if (!isKind(link, 'link')) throw new Error(`/${name} is painted but does not exist`)
      const form = source.resolve(link)
      if (!isKind(form, 'dictionary') || nameAt(source, form, 'Subtype') !== 'Form') return
      const place = formPlace(source, form, map, visible)
      const piece = entry(source, form, 'QM_Piece')
      if (isKind(piece, 'dictionary')) found?.(piece, place.map, place.visible)
      // What a form shows is the same wherever it is painted: its text is read once.
      if (reading.seen.has(link.object)) return
      reading.seen.add(link.object)
      scan(reading, form, source.stream(link) ?? '', place)
    },
    show(name, glyphs) {
      const link = fonts?.entries.get(name)
      if (!isKind(link, 'link')) throw new Error(`text in /${name}, which does not exist`)
      const font = source.resolve(link)
      if (!isKind(font, 'dictionary')) throw new Error(`/${name} is no font`)
      const known = reading.fonts.get(link.object) ?? readFont(source, font)
      reading.fonts.set(link.object, known)
      const missing = glyphs.filter((glyph) => glyph === 0).length
      if (missing > 0) reading.missing.set(known.name, (reading.missing.get(known.name) ?? 0) + missing)
    },
  })
}

/** The map inside a form, and what of it shows. */
function formPlace(source: PdfSource, form: PdfDictionary, outside: Affine, visible: Extent) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = listAt(source, form, 'Matrix').map(Number)
  const map = compose(outside, { a, b, c, d, e, f })
  const bbox = rectangleAt(source, form, 'BBox')
  if (!bbox) throw new Error('a form without BBox')
  return { map, visible: overlap(visible, extentOf(cornersOf(map, bbox))) }
}
