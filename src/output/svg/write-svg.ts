import type { Face } from '../../draw/face.ts'
import type { Fonts } from '../../draw/fonts.ts'
import { readSvg } from '../../draw/read-svg.ts'
import { escapeXml } from '../../draw/text-line.ts'
import { decimal } from '../../kernel/units.ts'
import type { Page, Placement, PrintJob } from '../../sheets/print-job.ts'
import { faceKey } from '../face-key.ts'
import { storeOf } from '../store.ts'
import { convertFragment, type Converted, type Conversion } from './convert-fragment.ts'
import { element } from './element.ts'
import { openGlyphs } from './glyph-store.ts'

/** What the pages of a job share, each converted once for all jobs of the build. */
interface Job {
  readonly job: PrintJob
  readonly conversion: Conversion
  readonly convert: (kind: string, key: string, svg: string) => Converted
}

/** What a page refers to, gathered while it is written. */
interface Needs {
  readonly glyphs: Set<string>
  /** Definitions by id: shared drawings, then faces. */
  readonly shared: Map<string, string>
  readonly faces: Map<string, string>
}

/**
 * The pages of a print job, each a self-contained SVG in true size: nothing outside is referred to, no style sheet, no script.
 * `live` keeps text as text, for editing on a computer that has the fonts.
 */
export function writeSvg(job: PrintJob, fonts: Fonts, text: 'glyphs' | 'live'): readonly string[] {
  return job.pages.map(svgPages(job, fonts, text))
}

/** Writes single pages of a job, as `writeSvg` writes them all. */
export function svgPages(job: PrintJob, fonts: Fonts, text: 'glyphs' | 'live'): (page: Page) => string {
  const kept = storeOf(job.library)
  const glyphs = text === 'glyphs' ? kept.once('glyphs', '', openGlyphs) : undefined
  const conversion = { fonts, glyphs }
  const convert: Job['convert'] = (kind, key, svg) =>
    kept.once(`${kind} ${text}`, key, () => convertFragment(readSvg(svg), conversion))
  const all: Job = { job, conversion, convert }
  return (page) => writePage(all, page)
}

function writePage(all: Job, page: Page): string {
  const needs: Needs = { glyphs: new Set(), shared: new Map(), faces: new Map() }
  const under = fragment(all, needs, page.under)
  const placements = page.placements.map((placement, index) => placeFace(all, needs, placement, index + 1))
  const over = fragment(all, needs, page.over)
  const { glyphs } = all.conversion
  const definitions = [
    ...(glyphs ? [...needs.glyphs].map((id) => glyphs.definition(id)) : []),
    ...needs.shared.values(),
    ...needs.faces.values(),
  ]
  const [width, height] = [decimal(page.width, 4), decimal(page.height, 4)]
  const title = `${all.job.title}, page ${page.number} of ${all.job.pages.length}`
  const parts = [
    `<title>${escapeXml(title)}</title>`,
    definitions.length > 0 ? `<defs>\n${definitions.join('\n')}\n</defs>` : '',
    ...rounded(page, corrected(page, [under, ...placements, over])),
  ]
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`
  return `${head}\n${parts.filter((part) => part !== '').join('\n')}\n</svg>\n`
}

/** The picture of a page, moved and stretched for a printer where that is asked for. */
function corrected({ correction }: Page, picture: readonly string[]): readonly string[] {
  if (!correction) return picture
  const { scaleX, scaleY, x, y } = correction
  const matrix = [scaleX, 0, 0, scaleY, x, y].map((value) => decimal(value, 6)).join(' ')
  return [`<g transform="matrix(${matrix})">`, ...picture, '</g>']
}

/** The picture of a page that has round corners, with nothing outside them. */
function rounded({ width, height, single }: Page, picture: readonly string[]): readonly string[] {
  if (!single || single.corner === 0) return picture
  const [w, h, rx] = [width, height, single.corner].map((value) => decimal(value, 4))
  const corners = element('clipPath', { id: 'qm-corners' }, element('rect', { width: w, height: h, rx }))
  return [corners, '<g clip-path="url(#qm-corners)">', ...picture, '</g>']
}

function fragment(all: Job, needs: Needs, svg: string): string {
  if (svg === '') return ''
  const converted = convertFragment(readSvg(svg), all.conversion)
  need(all, needs, converted)
  return converted.markup
}

/** Notes glyphs and shared drawings that a fragment refers to, and what those refer to in turn. */
function need(all: Job, needs: Needs, { glyphs, refers, owns }: Converted): void {
  for (const id of glyphs) needs.glyphs.add(id)
  for (const id of refers) {
    if (owns.has(id) || needs.shared.has(id)) continue
    const entry = all.job.library.get(id)
    if (entry === undefined) throw new Error(`a drawing refers to #${id}, which does not exist`)
    const converted = all.convert('shared', id, entry)
    needs.shared.set(id, converted.markup)
    need(all, needs, converted)
  }
}

/** The id of a face's drawing on the page, which it defines when it is the first to need it. */
function faceId(all: Job, needs: Needs, face: Face): string {
  const key = faceKey(face)
  const id = `qm-face-${key}`
  if (needs.faces.has(id)) return id
  const converted = all.convert('face', key, face.svg)
  need(all, needs, converted)
  needs.faces.set(id, `<g id="${id}">\n${converted.markup}\n</g>`)
  return id
}

function placeFace(all: Job, needs: Needs, placement: Placement, number: number): string {
  const { face, x, y, turn, clip } = placement
  const corner = {
    0: [x, y],
    90: [x + face.height, y],
    180: [x + face.width, y + face.height],
    270: [x, y + face.width],
  }[turn].map((value) => decimal(value, 4))
  const rotate = turn === 0 ? '' : ` rotate(${turn})`
  const size = (value: number): string => decimal(value, 4)
  const box = { x: size(clip.x), y: size(clip.y), width: size(clip.width), height: size(clip.height) }
  const clipId = `qm-clip-${number}`
  const transform = `translate(${corner.join(' ')})${rotate}`
  return (
    element('clipPath', { id: clipId }, element('rect', box)) +
    element(
      'g',
      { 'clip-path': `url(#${clipId})`, 'data-piece': face.piece, 'data-side': face.side },
      element('use', { href: `#${faceId(all, needs, face)}`, transform }),
    )
  )
}
