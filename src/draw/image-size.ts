/** What the head of a picture file says. Sizes in pixels. */
export interface ImageHead {
  readonly mime: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads format and size of a PNG or JPEG from its bytes, whatever its name ends in; undefined when it is neither or broken. */
export function imageHead(bytes: Uint8Array): ImageHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length >= 24 && PNG.every((byte, i) => bytes[i] === byte)) {
    const width = view.getUint32(16)
    const height = view.getUint32(20)
    return width > 0 && height > 0 ? { mime: 'image/png', width, height } : undefined
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  // JPEG: segments of marker and length; the frame header (SOF0-SOF15 but DHT, JPG and DAC) holds the size.
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const height = view.getUint16(at + 5)
      const width = view.getUint16(at + 7)
      return width > 0 && height > 0 ? { mime: 'image/jpeg', width, height } : undefined
    } else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
