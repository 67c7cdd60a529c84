import { Resvg } from '@resvg/resvg-js'
import { localIds } from './local-ids.ts'
import type { Area } from './area.ts'
import { readSvg } from './read-svg.ts'

/** A drawing that somebody brought, in plain paths. */
export interface Art {
  /** Its frame: what is placed at the wanted size, whatever unit the file was drawn in. */
  readonly box: Area
  readonly body: string
  /** Nothing of it would be seen. */
  readonly empty: boolean
}

/** Reads an SVG file; throws an Error saying why when it cannot. `colour` is what `currentColor` stands for. */
export type ReadArt = (svg: string, colour: string) => Art

/** Resolves CSS, `use`, nested drawings, markers, text and units through usvg. `fontFiles` are for text in the drawing. */
export function artReader(fontFiles: readonly string[]): ReadArt {
  return (svg, colour) => {
    const head = svg.indexOf('<svg')
    if (head < 0) throw new Error('it holds no <svg> element')
    const coloured = `${svg.slice(0, head)}<svg color="${colour}"${svg.slice(head + 4)}`
    const reader = new Resvg(coloured, { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } })
    const root = readSvg(reader.toString()).children[0]
    const numbers = (root?.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number)
    const [x = 0, y = 0, width = 0, height = 0] = numbers.length === 4 ? numbers : [0, 0, reader.width, reader.height]
    const ink = reader.getBBox()
    const seen = ink && ink.x < x + width && ink.x + ink.width > x && ink.y < y + height && ink.y + ink.height > y
    const body = reader
      .toString()
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/<path[^>]*visibility="hidden"[^>]*\/>|<defs\/>/g, '')
      .replace(/>\s+</g, '><')
      .trim()
    const marks = body.replace(/<defs>[\s\S]*?<\/defs>/g, '')
    return { box: { x, y, width, height }, body: localIds(body), empty: !seen || !/<(path|image)/.test(marks) }
  }
}
