import { createHash } from 'node:crypto'
import type { Face, Library } from '../../draw/face.ts'
import type { Fonts } from '../../draw/fonts.ts'
import { readSvg } from '../../draw/read-svg.ts'
import { PT_PER_MM, decimal } from '../../kernel/units.ts'
import type { Page, Placement, PrintJob } from '../../sheets/print-job.ts'
import { fragmentIds, libraryIds, type DrawingIds } from '../drawing-ids.ts'
import { faceKey } from '../face-key.ts'
import { INITIAL } from '../presentation.ts'
import { storeOf } from '../store.ts'
import { isolated, openContent, resourcesOf, transform, write } from './content.ts'
import { drawNode } from './draw-node.ts'
import { IDENTITY, multiply, type Matrix } from './matrix.ts'
import { pageBoxes } from './page-boxes.ts'
import { paintForm, placeForm, type Painter } from './painter.ts'
import { openPdf, type Labelled, type PdfFile } from './pdf-file.ts'
import { dictionaryOf } from './pdfkit-internals.ts'

/** Everything that goes into a document. */
interface Job {
  readonly file: PdfFile
  readonly fonts: Fonts
  readonly library: DrawingIds
  readonly keys: ReadonlyMap<Face, string>
}

/** Writes a print job as PDF 1.7: vector drawing, embedded fonts, each face stored once. The same job gives the same bytes. */
export async function writePdf(job: PrintJob, fonts: Fonts): Promise<Uint8Array> {
  const keys = new Map<Face, string>()
  for (const page of job.pages)
    for (const { face } of page.placements) if (!keys.has(face)) keys.set(face, faceKey(face))
  const info = {
    Title: job.title,
    Author: job.author,
    Subject: job.subject,
    Keywords: job.keywords.join(', '),
    Creator: 'Quartermaster',
    Producer: 'Quartermaster (pdfkit)',
  }
  const file = openPdf(info, identifier(job, keys), storeOf(job.library))
  for (const page of job.pages) writePage({ file, fonts, library: libraryOf(file, job), keys }, page)
  finishCatalogue(file, job)
  return file.finish()
}

const libraryOf = ({ kept }: PdfFile, { library }: PrintJob): DrawingIds =>
  kept.once('library', '', () => libraryIds(library))

/** The file's identifier: a digest of what is printed, where a random one or one with the time would change from run to run. */
function identifier(job: PrintJob, keys: ReadonlyMap<Face, string>): Uint8Array {
  const pages = job.pages.map((page) => [
    page.under,
    page.over,
    page.placements.map(({ face, x, y, turn, clip }) => [keys.get(face), x, y, turn, clip]),
    ...(page.correction ? [page.correction] : []),
  ])
  const drawings = libraryDigest(job.library)
  const text = JSON.stringify([job.title, job.name, job.author, job.subject, job.keywords, drawings, pages])
  return createHash('sha256').update(text).digest().subarray(0, 16)
}

/** A digest of all shared drawings. A library only grows, so one of the same size is the same. */
function libraryDigest(library: Library): string {
  return storeOf(library).once('digest', String(library.size), () =>
    createHash('sha256')
      .update(JSON.stringify([...library]))
      .digest('hex'),
  )
}

/** Draws a fragment of SVG in mm where the painter stands. */
function drawFragment(painter: Painter, svg: string): void {
  if (svg === '') return
  const root = readSvg(svg)
  drawNode({ ...painter, ids: fragmentIds(root, painter.ids) }, root, INITIAL)
}

function writePage(job: Job, page: Page): void {
  const { file } = job
  const [width, height] = [page.width * PT_PER_MM, page.height * PT_PER_MM]
  file.doc.addPage({ size: [width, height], margin: 0 })
  Object.assign(file.doc.page.dictionary.data, pageBoxes(page))
  const content = openContent()
  // pdfkit has turned the page upside down already (y down, in points); patterns must know.
  content.state = { ...content.state, matrix: [1, 0, 0, -1, 0, height] }
  transform(content, [PT_PER_MM, 0, 0, PT_PER_MM, 0, 0])
  if (page.correction) {
    const { scaleX, scaleY, x, y } = page.correction
    transform(content, [scaleX, 0, 0, scaleY, x, y])
  }
  const painter: Painter = { file, fonts: job.fonts, ids: job.library, content, draw: drawNode }
  drawFragment(painter, page.under)
  for (const placement of page.placements) placeFace(job, painter, placement)
  drawFragment(painter, page.over)
  Object.assign(dictionaryOf(file.doc.page, 'resources'), resourcesOf(content))
  file.doc.page.write(content.lines.join('\n'))
  file.doc.outline.addItem(page.bookmark)
}

/** From face to page, in mm: a quarter turn clockwise moves the face's top left corner to the top right of its place, and so on. */
function placementMatrix({ face, x, y, turn }: Placement): Matrix {
  const turned: Record<Placement['turn'], Matrix> = {
    0: IDENTITY,
    90: [0, 1, -1, 0, face.height, 0],
    180: [-1, 0, 0, -1, face.width, face.height],
    270: [0, -1, 1, 0, 0, face.width],
  }
  return multiply([1, 0, 0, 1, x, y], turned[turn])
}

function placeFace(job: Job, painter: Painter, placement: Placement): void {
  const { face, clip } = placement
  const form = faceForm(job, painter, face)
  isolated(painter.content, () => {
    const box = [clip.x, clip.y, clip.width, clip.height].map((value) => decimal(value, 4))
    write(painter.content, `${box.join(' ')} re\nW n`)
    transform(painter.content, placementMatrix(placement))
    placeForm(painter, form)
  })
}

/** The form of a face. Its dictionary says which face it is and how large it is when cut, so that the finished file can be measured. */
function faceForm(job: Job, painter: Painter, face: Face): Labelled {
  const key = job.keys.get(face) ?? faceKey(face)
  return job.file.once('face', key, () => {
    const { width, height, bleed } = face
    return paintForm(
      painter,
      (inside) => drawFragment(inside, face.svg),
      [-bleed, -bleed, width + bleed, height + bleed],
      { QM_Piece: { Key: key, Label: pdfString(face.label), Side: face.side, Trim: [0, 0, width, height] } },
    )
  })
}

/** pdfkit writes a plain string as a name; only the wrapped one becomes text. */
function pdfString(text: string): object {
  return Object(text) as object
}

/** Viewer preferences: no scaling in the print dialog, the right flip, the paper of the page. */
function finishCatalogue(file: PdfFile, job: PrintJob): void {
  const root = dictionaryOf(file.doc, '_root')
  root.PageMode = 'UseNone'
  const flip = { 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' }
  Object.assign(dictionaryOf(root, 'ViewerPreferences'), {
    PrintScaling: 'None',
    Duplex: job.duplex === undefined ? 'Simplex' : flip[job.duplex],
    PickTrayByPDFSize: true,
  })
}
