import type { ImageData } from './image-data.ts'
import { jpegData } from './jpeg-data.ts'
import type { Labelled, PdfFile } from './pdf-file.ts'
import { pngData } from './png-data.ts'

/** An image of the document with its size in pixels. */
export interface EmbeddedImage extends Labelled {
  readonly width: number
  readonly height: number
}

/** Puts the picture of a data address (`data:image/png;base64,...`, PNG or JPEG) into the document. Throws on any other address or format. */
export function embedImage(file: PdfFile, href: string): EmbeddedImage {
  const match = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/=\s]+)$/.exec(href)
  if (!match) throw new Error(`<image href="${href.slice(0, 60)}"> is no PNG or JPEG inside the drawing`)
  const bytes = new Uint8Array(Buffer.from(match[2] ?? '', 'base64'))
  const data = match[1] === 'png' ? pngData(bytes) : jpegData(bytes)
  const image = (dictionary: object, samples: Uint8Array, more: object = {}) => {
    const ref = file.doc.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: data.width,
      Height: data.height,
      Interpolate: true,
      ...dictionary,
      ...more,
    })
    ref.end(samples)
    return ref
  }
  const ref = image(data.dictionary, data.samples, softMask(data, image))
  return { ref, label: file.label('Im'), width: data.width, height: data.height }
}

function softMask(data: ImageData, image: (dictionary: object, samples: Uint8Array) => unknown): object {
  if (!data.alpha) return {}
  const dictionary = { ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' }
  return { SMask: image(dictionary, data.alpha) }
}
