import type { Library } from '../../../src/draw/face.ts'
import type { Page } from '../../../src/sheets/print-job.ts'

/** A whole page as one SVG with live text: for looking at a sheet with any renderer that has the fonts. */
export function pageSvg(page: Page, library: Library): string {
  const clips = page.placements.map(
    ({ clip }, i) =>
      `<clipPath id="page-clip-${i}"><rect x="${clip.x}" y="${clip.y}" width="${clip.width}" height="${clip.height}"/></clipPath>`,
  )
  const pieces = page.placements.map(({ face, x, y, turn }, i) => {
    const [w, h] = turn === 90 || turn === 270 ? [face.height, face.width] : [face.width, face.height]
    const place = `translate(${x + w / 2} ${y + h / 2}) rotate(${turn}) translate(${-face.width / 2} ${-face.height / 2})`
    return `<g clip-path="url(#page-clip-${i})"><g transform="${place}">${face.svg}</g></g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" viewBox="0 0 ${page.width} ${page.height}">` +
    `<rect width="${page.width}" height="${page.height}" fill="#ffffff"/>` +
    `<defs>${[...library.values()].join('')}${clips.join('')}</defs>${page.under}${pieces.join('')}${page.over}</svg>`
  )
}
