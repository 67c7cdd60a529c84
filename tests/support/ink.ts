import { Resvg } from '@resvg/resvg-js'

/** A rectangle in mm from the page's top left. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Red, green and blue of a spot, 0..255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A page as a picture on white paper. */
export interface Ink {
  /** The colour at a place in mm. */
  at(x: number, y: number): Colour
  /** The smallest rectangle round all that is painted within an area, `white` and lighter not counted; undefined when nothing is. */
  box(area: Rectangle, white?: number): Rectangle | undefined
}

/** From here on a channel counts as white: faint edges of curves are left out. */
const USUAL_WHITE = 160

/** Renders an SVG page whose user unit is 1 mm, without any font of this computer. `perMm` pixels a millimetre. */
export function inkOf(svg: string, perMm = 10): Ink {
  const [, width = '0'] = /viewBox="0 0 ([\d.]+) /.exec(svg) ?? []
  const image = new Resvg(svg, {
    background: '#ffffff',
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: Math.round(Number(width) * perMm) },
  }).render()
  const { pixels } = image
  const darkest = (at: number): number => Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255)
  return {
    at(x, y) {
      const at = 4 * (Math.floor(y * perMm) * image.width + Math.floor(x * perMm))
      return [pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255]
    },
    box(area, white = USUAL_WHITE) {
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
      const rows = Math.min(image.height, Math.round((area.y + area.height) * perMm))
      const columns = Math.min(image.width, Math.round((area.x + area.width) * perMm))
      for (let row = Math.max(0, Math.round(area.y * perMm)); row < rows; row++) {
        for (let column = Math.max(0, Math.round(area.x * perMm)); column < columns; column++) {
          if (darkest(4 * (row * image.width + column)) >= white) continue
          left = Math.min(left, column)
          right = Math.max(right, column + 1)
          top = Math.min(top, row)
          bottom = Math.max(bottom, row + 1)
        }
      }
      if (right < left) return undefined
      return { x: left / perMm, y: top / perMm, width: (right - left) / perMm, height: (bottom - top) / perMm }
    },
  }
}
