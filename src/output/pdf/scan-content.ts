import { compose, extentOf, move, overlap, type Affine, type Extent, type Point } from './affine.ts'
import { readValue, skipBlanks, type PdfLexer } from './pdf-lexer.ts'
import { isKind, type PdfValue } from './pdf-value.ts'

/** What a content stream does that matters for measuring. */
export interface ContentVisitor {
  /** An XObject is painted: by its resource name, with the map in force and what is not clipped away. */
  paint(name: string, map: Affine, visible: Extent): void
  /** Text is shown in a font (resource name): its glyph numbers, two bytes each. */
  show(font: string, glyphs: readonly number[]): void
}

interface State {
  readonly map: Affine
  readonly visible: Extent
  readonly font: string
}

/** Two-byte glyph numbers of a shown string, or of the strings of a `TJ` list. */
function glyphsOf(value: PdfValue | undefined): number[] {
  if (Array.isArray(value)) return (value as readonly PdfValue[]).flatMap(glyphsOf)
  if (!isKind(value, 'text')) return []
  const glyphs: number[] = []
  for (let i = 0; i + 1 < value.bytes.length; i += 2)
    glyphs.push(value.bytes.charCodeAt(i) * 256 + value.bytes.charCodeAt(i + 1))
  return glyphs
}

function affineOf([a, b, c, d, e, f]: readonly number[]): Affine {
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    throw new Error('a map with too few numbers')
  return { a, b, c, d, e, f }
}

/** Points `x y x y ...` after a map. */
function pointsOf(map: Affine, numbers: readonly number[]): Point[] {
  return numbers.flatMap((y, i) => (i % 2 === 1 ? [move(map, { x: numbers[i - 1] ?? 0, y })] : []))
}

/** Runs through a content stream, keeping map, clip and font. Clips by anything but rectangles count by the box around their points. Throws when it is malformed. */
export function scanContent(text: string, start: { map: Affine; visible: Extent }, visitor: ContentVisitor): void {
  const lexer: PdfLexer = { text, at: 0 }
  const saved: State[] = []
  let state: State = { ...start, font: '' }
  let operands: PdfValue[] = []
  // Most paths clip nothing, so what they take in is worked out only where they do.
  let path: { readonly map: Affine; readonly points: readonly number[] }[] = []
  let clips = false
  const numbers = (): number[] => operands.filter((value) => typeof value === 'number')
  const name = (): string => (isKind(operands[0], 'name') ? operands[0].name : '')

  const endPath = (): void => {
    const points = clips ? path.flatMap((part) => pointsOf(part.map, part.points)) : []
    if (points.length > 0) state = { ...state, visible: overlap(state.visible, extentOf(points)) }
    clips = false
    path = []
  }
  const run = (word: string): void => {
    switch (word) {
      case 'q':
        saved.push(state)
        return
      case 'Q': {
        const last = saved.pop()
        if (!last) throw new Error('Q without q')
        state = last
        return
      }
      case 'cm':
        state = { ...state, map: compose(state.map, affineOf(numbers())) }
        return
      case 're': {
        const [x = 0, y = 0, width = 0, height = 0] = numbers()
        path.push({ map: state.map, points: [x, y, x + width, y, x + width, y + height, x, y + height] })
        return
      }
      case 'm':
      case 'l':
      case 'c':
      case 'v':
      case 'y':
        path.push({ map: state.map, points: numbers() })
        return
      case 'W':
      case 'W*':
        clips = true
        return
      case 'Tf':
        state = { ...state, font: name() }
        return
      case 'Tj':
      case "'":
      case '"':
      case 'TJ':
        visitor.show(state.font, glyphsOf(operands.at(-1)))
        return
      case 'Do':
        visitor.paint(name(), state.map, state.visible)
        return
      default:
        if (/^(n|[fFbBsS]\*?)$/.test(word)) endPath()
    }
  }
  while (skipBlanks(lexer)) {
    const value = readValue(lexer)
    if (isKind(value, 'operator')) {
      run(value.word)
      operands = []
    } else operands.push(value)
  }
  if (saved.length > 0) throw new Error('q without Q')
}
