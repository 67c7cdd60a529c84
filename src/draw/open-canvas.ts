import { registerWindow, Svg, type G } from '@svgdotjs/svg.js'
import { createSVGWindow } from 'svgdom'

/** A drawing under way. Its layers lie on each other in the order in which they were opened. */
export interface Canvas {
  /** A new layer on top. Attributes of a layer hold for everything in it. */
  layer(): G
  /** A layer of prepared markup on top: text goes this way, since only `textLine` knows how to write it. */
  markup(svg: string): void
  /** All layers as a fragment of the subset. */
  svg(): string
}

/** Opens an empty canvas. */
export type OpenCanvas = () => Canvas

/**
 * A canvas of svg.js on svgdom. svg.js keeps the current window in a global: a drawing must be finished before the next one is opened,
 * with no `await` in between. Loading both libraries takes longer than drawing a map, so this file is imported only where there is one.
 */
export const openCanvas: OpenCanvas = () => {
  const window = createSVGWindow()
  registerWindow(window, window.document)
  const root = new Svg()
  const layers: (() => string)[] = []
  return {
    layer() {
      const layer = root.group()
      layers.push(() => (layer.children().length > 0 ? layer.svg() : ''))
      return layer
    },
    markup(svg) {
      layers.push(() => svg)
    },
    svg: () => layers.map((layer) => layer()).join(''),
  }
}
