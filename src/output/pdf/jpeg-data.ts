import type { ImageData } from './image-data.ts'

/** Reads the frame header of a JPEG; the file itself is what PDF stores (DCTDecode). Throws when there is none. */
export function jpegData(bytes: Uint8Array): ImageData {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1)
    // SOF0..SOF15 without the tables DHT (C4), JPG (C8) and DAC (CC), which share their range.
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) {
      const components = view.getUint8(at + 9)
      const ColorSpace = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[components]
      if (ColorSpace === undefined) throw new Error(`JPEG with ${components} components`)
      // Four components come from Adobe's programs, which store them inverted.
      const decode = components === 4 ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        dictionary: { ColorSpace, BitsPerComponent: view.getUint8(at + 4), Filter: 'DCTDecode', ...decode },
        samples: bytes,
      }
    }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('JPEG without a frame')
}
