/** A picture on white paper, four bytes a pixel: red, green, blue, opacity. */
export interface Pixels {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** A part of a picture, in pixels; edges may lie between two. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Sum of cyan, magenta, yellow and black over the pixels whose middles lie in a box, 1 for a pixel under one full ink, and how many pixels those are.
 * The plainest separation: black is what all three colours have in common, K = 1 - max(R, G, B), and the rest of each is set against what paper is left,
 * C = (1 - R - K) / (1 - K). Printers differ; the figure compares sheets, it does not promise millilitres.
 */
export function inkOfPixels(
  { pixels, width, height }: Pixels,
  { left, top, right, bottom }: PixelBox,
): { ink: number; area: number } {
  const [x0, y0] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))]
  const [x1, y1] = [Math.min(width, Math.round(right)), Math.min(height, Math.round(bottom))]
  let ink = 0
  for (let y = y0; y < y1; y++)
    for (let at = 4 * (y * width + x0); at < 4 * (y * width + x1); at += 4)
      ink += inkOf(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255)
  return { ink, area: Math.max(0, x1 - x0) * Math.max(0, y1 - y0) }
}

/** Sum of the inks of a colour, channels 0 to 255. */
function inkOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  return most === 0 ? 1 : 1 - most / 255 + (3 * most - red - green - blue) / most
}
