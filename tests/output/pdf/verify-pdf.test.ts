import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectedPages, type ExpectedPage } from '../../../src/output/pdf/expected-pages.ts'
import { verifyPdf } from '../../../src/output/pdf/verify-pdf.ts'
import { sayVerify } from '../../../src/output/pdf/verify-messages.ts'
import { writePdf } from '../../../src/output/pdf/write-pdf.ts'
import type { PrintJob } from '../../../src/sheets/print-job.ts'
import { line, place, sampleFace, sampleFonts, sampleJob, samplePage, twoPages } from '../sample-job.ts'
import { editPdf, type RawObject } from './edit-pdf.ts'

const fonts = sampleFonts()
let job: PrintJob
let bytes: Uint8Array
let expected: readonly ExpectedPage[]

beforeAll(async () => {
  job = twoPages()
  bytes = await writePdf(job, fonts)
  expected = expectedPages(job)
})

const check = (changed: Uint8Array): string[] => verifyPdf(changed, expected, 'x.pdf').diagnostics.map((d) => d.message)
const codes = (changed: Uint8Array): string[] => verifyPdf(changed, expected, 'x.pdf').diagnostics.map((d) => d.code)

/** Edits the stream of the page that places pieces and says `Page <n>`. */
function editPage(n: number, edit: (text: string) => string): Uint8Array {
  let page = 0
  let edited = 0
  const result = editPdf(bytes, (object: RawObject) => {
    if (!object.stream?.startsWith('1 0 0 -1 0 ') || ++page !== n) return
    const text = edit(object.stream)
    if (text !== object.stream) edited++
    object.stream = text
  })
  expect(edited).toBe(1)
  return result
}

describe('verifyPdf', () => {
  it('finds nothing wrong with what was written', () => {
    expect(verifyPdf(bytes, expected, 'x.pdf')).toEqual({
      diagnostics: [],
      verified: { pieces: 4, maxSizeErrorMm: expect.any(Number) as number, fontsEmbedded: true, missingGlyphs: 0 },
    })
    expect(verifyPdf(bytes, expected, 'x.pdf').verified.maxSizeErrorMm).toBeLessThan(0.001)
  })

  it('finds nothing wrong after taking apart and putting together again', () => {
    expect(check(editPdf(bytes, () => undefined))).toEqual([])
  })

  it('finds one piece of a finished PDF that is shifted by 0.02 mm', () => {
    const moved = editPage(1, (text) => text.replace('1 0 0 1 73.25 15.15 cm', '1 0 0 1 73.27 15.15 cm'))
    expect(check(moved)).toEqual([
      'x.pdf, page 1: Štěpán Řehoř is off by 0.02 mm in place, size or turn (allowed: 0.01 mm)',
    ])
    expect(verifyPdf(moved, expected, 'x.pdf').verified.maxSizeErrorMm).toBeCloseTo(0.02, 4)
  })

  it('bears with one that is shifted by 0.005 mm', () => {
    expect(check(editPage(1, (text) => text.replace('1 0 0 1 73.25 15.15 cm', '1 0 0 1 73.255 15.15 cm')))).toEqual([])
  })

  it.each([
    ['scaled by 97 %', '0.97 0 0 0.97 73.25 15.15 cm'],
    ['mirrored', '-1 0 0 1 136.75 15.15 cm'],
    ['turned upside down', '-1 0 0 -1 136.75 104.05 cm'],
    ['slanted', '1 0 0.001 1 73.25 15.15 cm'],
  ])('finds a piece that is %s', (_, operator) => {
    expect(codes(editPage(1, (text) => text.replace('1 0 0 1 73.25 15.15 cm', operator)))).toContain('verify/misplaced')
  })

  it('finds a whole page that is scaled', () => {
    const scaled = editPage(2, (text) => text.replace('2.834646 0 0 2.834646 0 0 cm', '2.8 0 0 2.8 0 0 cm'))
    expect(codes(scaled)).toContain('verify/misplaced')
  })

  it('finds two pieces that changed places', () => {
    const swapped = editPage(1, (text) => {
      const names = [...text.matchAll(/(\/Fm\d+) Do/g)].map((match) => match[1])
      expect(names[0]).not.toBe(names[1])
      let count = 0
      return text.replace(/\/Fm\d+ Do/g, (same) => (++count > 2 ? same : `${names[2 - count]} Do`))
    })
    expect(codes(swapped)).toEqual(['verify/wrong-face', 'verify/wrong-face'])
  })

  it('finds a piece that is not drawn, and one too many', () => {
    expect(codes(editPage(1, (text) => text.replace(/\/Fm\d+ Do/, '')))).toEqual(['verify/missing-piece'])
    expect(codes(editPage(1, (text) => text.replace(/(\/Fm\d+ Do)/, '$1\n$1')))).toEqual(['verify/extra-piece'])
  })

  it('finds a piece that is clipped, by the clip or by its form', () => {
    const clip = editPage(1, (text) => text.replace('70.25 12.15 69.5 94.9 re', '70.25 12.15 60 94.9 re'))
    expect(check(clip)).toEqual([
      'x.pdf, page 1: Štěpán Řehoř does not show whole; 6.5 mm are clipped away or off the page',
    ])
    const form = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace('/BBox [-3 -3 66.5 91.9]', '/BBox [-3 -3 66.5 80]')
    })
    expect(new Set(codes(form))).toEqual(new Set(['verify/cut-off']))
  })

  it('finds a piece that says of itself that it is larger', () => {
    const larger = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace('/Trim [0 0 63.5 88.9]', '/Trim [0 0 63.5 89]')
    })
    expect(codes(larger)).toContain('verify/misplaced')
  })

  it('finds wrong page sizes, boxes and counts', () => {
    const letter = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/\/MediaBox \[0 0 [^\]]+\]/, '/MediaBox [0 0 612 792]')
    })
    expect(codes(letter)[0]).toBe('verify/page-size')
    expect(check(letter)[0]).toBe('x.pdf, page 1: the page measures 215.9 x 279.4 mm, the paper 210 x 297 mm')
    const trim = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/\/TrimBox \[[^\]]+\]/, '/TrimBox [0 0 595.28 841.89]')
    })
    expect(codes(trim)).toEqual(['verify/trim-box', 'verify/trim-box'])
    const fewer = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/\/Kids \[(\d+ 0 R) \d+ 0 R\]/, '/Kids [$1]')
    })
    expect(codes(fewer)).toEqual(['verify/page-count', 'verify/missing-piece'])
  })

  it('finds a font file that was taken out, or is empty, and a font that cannot be read back', () => {
    const taken = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/\/FontFile2 \d+ 0 R/, '')
    })
    expect(codes(taken)).toEqual(['verify/font-not-embedded'])
    expect(verifyPdf(taken, expected, 'x.pdf').verified.fontsEmbedded).toBe(false)
    const empty = editPdf(bytes, (object) => {
      if (object.stream?.startsWith('true') === true || object.stream?.startsWith('\0\x01\0\0') === true)
        object.stream = ''
    })
    expect(codes(empty)).toEqual(['verify/font-not-embedded'])
    const whole = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/[A-Z]{6}\+Alegreya/, 'Alegreya')
    })
    expect(codes(whole)).toEqual(['verify/font-not-embedded'])
    const mute = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace(/\/ToUnicode \d+ 0 R/, '')
    })
    expect(codes(mute)).toEqual(['verify/font-unreadable'])
  })

  it('finds glyphs that are not there', async () => {
    const wrong = sampleJob([samplePage(1, [place(sampleFace('A', {}, line(6, 30, 'ab\u4e2d\u6587')), 9.75, 15.15)])])
    const outcome = verifyPdf(await writePdf(wrong, fonts), expectedPages(wrong), 'x.pdf')
    expect(outcome.diagnostics.map((d) => d.code)).toEqual(['verify/missing-glyph'])
    expect(outcome.verified.missingGlyphs).toBe(2)
  })

  it('finds a print dialog that may scale', () => {
    const scaling = editPdf(bytes, (object) => {
      object.dictionary = object.dictionary.replace('/PrintScaling /None', '/PrintScaling /AppDefault')
    })
    expect(codes(scaling)).toEqual(['verify/print-scaling'])
  })

  it('reports a file that is cut off or damaged at any place, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 2), (at) => {
        expect(codes(bytes.subarray(0, at))).toEqual(['verify/unreadable'])
      }),
    )
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const damaged = Uint8Array.from(bytes)
        damaged[at] = value
        expect(Array.isArray(codes(damaged))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('measures any place and turn to a thousandth of a millimetre', async () => {
    const face = sampleFace('Any', { width: 40, height: 25, bleed: 1 })
    const spot = fc.record({
      x: fc.double({ min: 5, max: 160, noNaN: true }),
      y: fc.double({ min: 5, max: 250, noNaN: true }),
      turn: fc.constantFrom<0 | 90 | 180 | 270>(0, 90, 180, 270),
    })
    await fc.assert(
      fc.asyncProperty(spot, async ({ x, y, turn }) => {
        const one = sampleJob([samplePage(1, [place(face, x, y, turn)])])
        const { verified, diagnostics } = verifyPdf(await writePdf(one, fonts), expectedPages(one), 'x.pdf')
        expect(diagnostics).toEqual([])
        expect(verified.maxSizeErrorMm).toBeLessThan(0.001)
      }),
      { numRuns: 25 },
    )
  })

  it('has a full page for each of its findings', () => {
    for (const message of Object.values(sayVerify.table)) {
      expect(message.explain.length).toBeGreaterThan(60)
      expect(message.bad).not.toBe(message.good)
    }
  })
})
