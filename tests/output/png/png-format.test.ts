import { describe, expect, it } from 'vitest'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { readPng } from '../../../src/output/png/read-png.ts'
import type { EmitOptions } from '../../../src/output/output-format.ts'
import { emitJob } from '../../../src/pipeline/emit-job.ts'
import { place, sampleFace, sampleFonts, sampleJob, samplePage, twoPages } from '../sample-job.ts'

const options: EmitOptions = { host: nodeHost(), fonts: sampleFonts(), svgText: 'glyphs' }
const coded = (found: readonly { code: string; message: string; hints?: readonly string[] }[]) =>
  found.map(({ code, message, hints }) => [code, message, ...(hints ?? [])])

describe('sheets as pictures', () => {
  it('have a file a page, in the size of the paper', async () => {
    const { files, diagnostics } = await emitJob(twoPages(), 'png', options)
    expect(diagnostics).toEqual([])
    expect(files.map(({ path, pages, pieces }) => [path, pages, pieces])).toEqual([
      ['test_a4_long-edge_01.png', 1, 3],
      ['test_a4_long-edge_02.png', 1, 1],
    ])
    const facts = files.map(({ bytes }) => readPng(bytes, () => undefined))
    // 210 / 25.4 x 300 = 2480.3; 297 / 25.4 x 300 = 3507.9; 300 / 0.0254 = 11811.0.
    expect(facts).toEqual([1, 2].map(() => ({ width: 2480, height: 3508, clear: false, perMetre: [11811, 11811] })))
  })

  it('show pieces where the layout has them, on white', async () => {
    const red = sampleFace('Red', {
      width: 50,
      height: 30,
      svg: '<rect x="-3" y="-3" width="56" height="36" fill="#ff0000"/>',
    })
    const job = sampleJob([samplePage(1, [place(red, 100, 200)])])
    const [file] = (await emitJob(job, 'png', { ...options, dpi: 254 })).files
    const red255: [number, number][] = []
    let white = 0
    readPng(file!.bytes, (y, row) => {
      for (let x = 0; x < row.length / 3; x++) {
        const [r, g, b] = row.subarray(3 * x)
        if (r === 255 && g === 0 && b === 0) red255.push([x, y])
        if (r === 255 && g === 255 && b === 255) white++
      }
    })
    // 254 dpi are 10 pixels a millimetre: 97 to 153 mm across, 197 to 233 mm down.
    const [xs, ys] = [red255.map(([x]) => x), red255.map(([, y]) => y)]
    expect(
      [xs, ys].map((side) => [side.reduce((a, b) => Math.min(a, b)), side.reduce((a, b) => Math.max(a, b))]),
    ).toEqual([
      [970, 1529],
      [1970, 2329],
    ])
    expect(red255).toHaveLength(560 * 360)
    expect(white / (2100 * 2970)).toBeGreaterThan(0.95)
  })

  it('are the same bytes each time', async () => {
    const small = { ...options, dpi: 96 }
    const [first, second] = [await emitJob(twoPages(), 'png', small), await emitJob(twoPages(), 'png', small)]
    first.files.forEach(({ bytes }, i) => expect(Buffer.from(bytes).equals(second.files[i]!.bytes)).toBe(true))
  })

  it('stop where nobody wants the rest', async () => {
    let asked = 0
    const goOn = () => Promise.resolve(++asked < 2)
    const { files } = await emitJob(twoPages(), 'png', { ...options, dpi: 72, goOn })
    expect(files).toHaveLength(1)
  })
})

describe('a picture that is too large', () => {
  it('is refused with the resolution that would do', async () => {
    const job = sampleJob([samplePage(1, [], { width: 1000, height: 800 })])
    const { files, diagnostics } = await emitJob(job, 'png', { ...options, dpi: 600 })
    expect(files).toEqual([])
    // 23622 x 18898 are 446.4 million; 600 times the root of 100 / 446.4 is 283.98.
    expect(coded(diagnostics)).toEqual([
      [
        'png/too-large',
        'test_a4_long-edge_01.png would be a picture of 23622 x 18898 pixels at 600 dpi; at most 100 million can be drawn',
        'use --dpi 283 or less, or --only for other sheets',
      ],
    ])
  })

  it('may be so for what lies round its page', async () => {
    const far = '<g opacity="0.5"><rect x="9000" y="9000" width="20" height="20"/></g>'
    const job = sampleJob([samplePage(1, [], { under: far })])
    const { diagnostics } = await emitJob(job, 'png', { ...options, dpi: 300 })
    expect(coded(diagnostics)).toEqual([
      [
        'png/wide-map',
        'test_a4_long-edge_01.png, page 1: what the page shows a part of is too large to be drawn at 300 dpi',
        'use a smaller --dpi',
      ],
    ])
  })
})
