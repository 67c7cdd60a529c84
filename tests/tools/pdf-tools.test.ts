import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePdf } from '../../src/output/pdf/write-pdf.ts'
import { writeSvg } from '../../src/output/svg/write-svg.ts'
import { CELL, COLUMNS, FEATURES, featureJob } from '../output/sample-features.ts'
import { sampleFonts, twoPages } from '../output/sample-job.ts'

/** Pixels a millimetre of both pictures. */
const SCALE = 6
/** Mean difference of a cell, 0..255, that the smoothing and snapping of edges alone explain. */
const ALIKE = 4
/** The same for enlarged pixels, which programs smooth each in its own way. */
const ALIKE_PIXELS = 16

/** A picture as red, green and blue bytes. */
interface Picture {
  readonly width: number
  readonly rgb: Uint8Array
}

/** Reads a binary PPM, which is what pdftoppm writes. */
function readPpm(bytes: Uint8Array): Picture {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1'))
  if (!head) throw new Error('no PPM')
  return { width: Number(head[1]), rgb: bytes.subarray(head[0].length) }
}

function drawSvg(svg: string): Picture {
  const image = new Resvg(svg, {
    background: '#ffffff',
    fitTo: { mode: 'width', value: 210 * SCALE },
    font: { loadSystemFonts: false },
  }).render()
  // The getter copies the whole picture each time it is asked.
  const { pixels } = image
  const rgb = new Uint8Array(image.width * image.height * 3)
  for (let i = 0; i < image.width * image.height; i++) rgb.set(pixels.subarray(4 * i, 4 * i + 3), 3 * i)
  return { width: image.width, rgb }
}

/** Mean of a colour over a square millimetre. */
function average(picture: Picture, left: number, top: number, part: number): number {
  let sum = 0
  for (let y = top; y < top + SCALE; y++)
    for (let x = left; x < left + SCALE; x++) sum += picture.rgb[(y * picture.width + x) * 3 + part] ?? 0
  return sum / (SCALE * SCALE)
}

/** Mean difference of two pictures inside a square, 0..255, millimetre by millimetre: programs differ in how they smooth and snap edges. Sides in mm. */
function difference(a: Picture, b: Picture, left: number, top: number, size: number): number {
  let sum = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (const part of [0, 1, 2]) {
        const at = [(left + x) * SCALE, (top + y) * SCALE, part] as const
        sum += Math.abs(average(a, ...at) - average(b, ...at))
      }
  return sum / (size * size * 3)
}

// These need poppler-utils and qpdf; CI installs them and sets QM_TOOLS. With it set, a missing tool is a failure.
describe.skipIf(process.env.QM_TOOLS !== '1')('PDF under other programs', () => {
  let folder: string
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8' })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qm-'))
    writeFileSync(join(folder, 'cards.pdf'), await writePdf(twoPages(), sampleFonts()))
    writeFileSync(join(folder, 'features.pdf'), await writePdf(featureJob(), sampleFonts()))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(['cards.pdf', 'features.pdf'])('qpdf finds no fault in %s', (file) => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
  })

  it('poppler sees true sizes, boxes and metadata', () => {
    const info = run('pdfinfo', '-box', 'cards.pdf')
    expect(info).toMatch(/Title:\s+Test & proof: <deck>/)
    expect(info).toMatch(/Page size:\s+595\.276 x 841\.89 pts \(A4\)/)
    expect(info).toMatch(/TrimBox:\s+27\.64\s+42\.94\s+567\.64\s+798\.94/)
    expect(info).toMatch(/PDF version:\s+1\.7/)
  })

  it('poppler finds all fonts embedded, subset and with Unicode', () => {
    const rows = run('pdffonts', 'features.pdf').trim().split('\n').slice(2)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.*yes yes yes/)
  })

  it('poppler reads the text, outlined text once', () => {
    const text = run('pdftotext', 'features.pdf', '-')
    expect(text).toContain('Štěpán')
    expect(text).toContain('The fifth')
    expect([...text.matchAll(/Halo/g)].length).toBe(1)
    expect(run('pdftotext', 'cards.pdf', '-')).toContain('Štěpán Řehoř')
  })

  describe('poppler and resvg show the same picture', () => {
    let pdf: Picture
    let svg: Picture
    beforeAll(() => {
      run(
        'pdftoppm',
        '-scale-to-x',
        String(210 * SCALE),
        '-scale-to-y',
        String(297 * SCALE),
        'features.pdf',
        'features',
      )
      pdf = readPpm(readFileSync(join(folder, 'features-1.ppm')))
      svg = drawSvg(writeSvg(featureJob(), sampleFonts(), 'glyphs')[0] ?? '')
      expect(pdf.width).toBe(svg.width)
    })

    it.each(Object.keys(FEATURES).map((name, index) => [name, index] as const))('%s', (name, index) => {
      const [left, top] = [9.5 + (index % COLUMNS) * (CELL + 3), 9.5 + Math.floor(index / COLUMNS) * (CELL + 3)]
      expect(difference(pdf, svg, left, top, CELL + 1)).toBeLessThan(name.endsWith(' image') ? ALIKE_PIXELS : ALIKE)
    })

    it('and the comparison can tell two cells apart', () => {
      expect(difference(pdf, svg, 9.5, 9.5, CELL + 1)).toBeLessThan(ALIKE)
      const shifted: Picture = { width: svg.width, rgb: svg.rgb.subarray(3 * SCALE) }
      expect(difference(pdf, shifted, 9.5, 9.5, CELL + 1)).toBeGreaterThan(ALIKE)
    })
  })
})
