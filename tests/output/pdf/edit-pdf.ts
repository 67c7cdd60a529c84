import { unzlibSync, zlibSync } from 'fflate'

/** An object of a PDF: its dictionary as written, and its unpacked stream, one character a byte. */
export interface RawObject {
  dictionary: string
  stream?: string
}

/** Takes a finished PDF apart, lets `edit` change any object, and puts it together again with right offsets and lengths. */
export function editPdf(bytes: Uint8Array, edit: (object: RawObject, number: number) => void): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const trailer = text.slice(text.lastIndexOf('\ntrailer\n') + 9, text.lastIndexOf('startxref'))
  const objects = new Map<number, RawObject>()
  const starts = [...text.matchAll(/\n(\d+) 0 obj\n/g)]
  for (const start of starts) {
    const from = start.index + start[0].length
    const packed = /^([^]*?>>)\nstream\n/.exec(text.slice(from, from + 20000))
    const length = packed && /\/Length (\d+)/.exec(packed[1]!)
    if (packed && length && !packed[1]!.includes('endobj')) {
      const at = from + packed[0].length
      const data = text.slice(at, at + Number(length[1]))
      const flate = packed[1]!.includes('/FlateDecode')
      const stream = flate ? Buffer.from(unzlibSync(Buffer.from(data, 'latin1'))).toString('latin1') : data
      objects.set(Number(start[1]), { dictionary: packed[1]!, stream })
    } else objects.set(Number(start[1]), { dictionary: text.slice(from, text.indexOf('\nendobj', from)) })
  }
  for (const [number, object] of objects) edit(object, number)
  let out = '%PDF-1.7\n'
  const offsets: string[] = []
  for (const [number, { dictionary, stream }] of objects) {
    offsets[number] = String(out.length).padStart(10, '0')
    if (stream === undefined) out += `${number} 0 obj\n${dictionary}\nendobj\n`
    else {
      const data = dictionary.includes('/FlateDecode')
        ? Buffer.from(zlibSync(Buffer.from(stream, 'latin1'))).toString('latin1')
        : stream
      const head = dictionary.replace(/\/Length \d+/, `/Length ${data.length}`)
      out += `${number} 0 obj\n${head}\nstream\n${data}\nendstream\nendobj\n`
    }
  }
  const size = Math.max(...objects.keys()) + 1
  const rows = Array.from({ length: size }, (_, i) =>
    offsets[i] ? `${offsets[i]} 00000 n \n` : '0000000000 65535 f \n',
  )
  const xref = out.length
  out += `xref\n0 ${size}\n${rows.join('')}trailer\n${trailer.trim()}\nstartxref\n${xref}\n%%EOF\n`
  return new Uint8Array(Buffer.from(out, 'latin1'))
}
