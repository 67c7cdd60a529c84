import { createHash } from 'node:crypto'
import { zlibSync } from 'fflate'
import PDFDocument from 'pdfkit'
import type { FontFace } from '../../draw/fonts.ts'
import { openStore, type Store } from '../store.ts'
import { joinBytes } from './join-bytes.ts'
import { embeddedFont, internal, type EmbeddedFont } from './pdfkit-internals.ts'

/** An object of the PDF under construction. */
export type PdfRef = ReturnType<PDFKit.PDFDocument['ref']>

/** An object together with the label that content streams call it by. */
export interface Labelled {
  readonly ref: PdfRef
  readonly label: string
}

/** A PDF under construction. Everything in it depends on what is drawn alone: no clock, no random id, no zlib of the machine. */
export interface PdfFile {
  readonly doc: PDFKit.PDFDocument
  /** A new label: `Fm1`, `Fm2`. Counted in the document, so that two documents do not influence each other. */
  label(prefix: string): string
  /** The thing of a key, made when it is first asked for: images, graphics states, encoded words, shared forms. */
  once<T>(kind: string, key: string, make: () => T): T
  /** What does not depend on the document, kept for all documents of the build. */
  readonly kept: Store
  /** A key that stands for this very object: the same drawing gives the same key. */
  identity(object: object): string
  /** The subset of a font in this document. */
  font(face: FontFace): EmbeddedFont
  /** Ends the document. */
  finish(): Promise<Uint8Array>
}

/** The best compression; fflate's table of what it has seen is kept small, which takes a quarter off its time and no byte more. */
const PACKING = { level: 9, mem: 1 } as const

/**
 * Makes an object compress its stream with fflate: the bytes of Node's zlib differ from one build of Node to the next. Documents of one build
 * have streams in common, a map above all, and those are compressed once.
 */
function packStream(ref: PdfRef, kept: Store): void {
  const finalize = ref.finalize.bind(ref)
  ref.finalize = () => {
    const chunks = internal(ref, 'buffer')
    if (Array.isArray(chunks) && chunks.length > 0 && !('Filter' in ref.data)) {
      const plain = joinBytes(chunks as Uint8Array[])
      const key = createHash('sha256').update(plain).digest('base64')
      const bytes = kept.once('packed', key, () => zlibSync(plain, PACKING))
      Reflect.set(ref, 'buffer', [bytes])
      Object.assign(ref.data, { Filter: 'FlateDecode', Length: bytes.length })
    }
    finalize()
  }
}

/** Starts a PDF 1.7 without pages. `id` is the file's identifier, 16 bytes; `kept` the store of the build. */
export function openPdf(info: PDFKit.DocumentInfo, id: Uint8Array, kept: Store): PdfFile {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: false,
    compress: false,
    displayTitle: true,
    font: '',
    info,
    lang: 'en-GB',
    margin: 0,
    pdfVersion: '1.7',
  })
  delete doc.info.CreationDate
  Reflect.set(doc, '_id', id)
  // Its XMP block repeats the information dictionary without escaping `&` and `<`; the dictionary is enough.
  Reflect.set(doc, 'endMetadata', () => undefined)
  const makeRef = doc.ref.bind(doc)
  doc.ref = (data) => {
    const ref = makeRef(data)
    packStream(ref, kept)
    return ref
  }
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(joinBytes(chunks)))
    doc.on('error', reject)
  })
  const labels = new Map<string, number>()
  const own = openStore()
  const identities = new Map<object, number>()
  const file: PdfFile = {
    doc,
    label(prefix) {
      const number = (labels.get(prefix) ?? 0) + 1
      labels.set(prefix, number)
      return `${prefix}${number}`
    },
    once: (kind, key, make) => own.once(kind, key, make),
    kept,
    identity(object) {
      const number = identities.get(object) ?? identities.size + 1
      identities.set(object, number)
      return String(number)
    },
    font: (face) => file.once('font', face.id, () => embeddedFont(doc, face)),
    finish() {
      doc.end()
      return bytes
    },
  }
  return file
}
