import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { PrintJob } from '../../../src/sheets/print-job.ts'
import { openSource } from '../../../src/output/pdf/pdf-source.ts'
import { writePdf } from '../../../src/output/pdf/write-pdf.ts'
import { featureJob } from '../sample-features.ts'
import { line, place, sampleFace, sampleFonts, sampleJob, samplePage, twoPages } from '../sample-job.ts'
import { editPdf } from './edit-pdf.ts'

const fonts = sampleFonts()
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** All streams of a PDF, unpacked. */
function streams(bytes: Uint8Array): string[] {
  const found: string[] = []
  editPdf(bytes, ({ stream }) => void found.push(stream ?? ''))
  return found
}

async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return texts
}

const one = (inside: string, part: Partial<PrintJob> = {}): PrintJob =>
  sampleJob([samplePage(1, [place(sampleFace('One', {}, inside), 9.75, 15.15)])], part)

describe('writePdf', () => {
  it('writes the same bytes for the same job, also with fonts opened anew', async () => {
    const first = await writePdf(twoPages(), fonts)
    expect(await writePdf(twoPages(), fonts)).toEqual(first)
    expect(await writePdf(twoPages(), sampleFonts())).toEqual(first)
    // Nothing drawn before in the same process has an influence.
    await writePdf(featureJob(), fonts)
    expect(await writePdf(twoPages(), fonts)).toEqual(first)
  })

  it('writes the same bytes whatever the fonts were used for before', async () => {
    const job = one(line(6, 30, 'fi\u0301 a b'))
    const fresh = await writePdf(job, sampleFonts())
    const used = sampleFonts()
    // fontkit keeps a glyph with the characters of its first use: here a dotless i and a no-break blank.
    for (const text of ['\u0131', '\u00a0']) used.find('Alegreya', 800, false)?.font.layout(text)
    expect(await writePdf(job, used)).toEqual(fresh)
    expect(await pageTexts(await writePdf(job, used))).toEqual([expect.stringContaining('a b')])
  })

  it('has neither a date nor a path inside', async () => {
    const all = [latin(await writePdf(twoPages(), fonts)), ...streams(await writePdf(twoPages(), fonts))].join('\n')
    expect(all).not.toMatch(/CreationDate|ModDate|D:\d{4}|20[2-9]\d-\d\d-\d\d/)
    expect(all).not.toMatch(/node_modules|\/home\/|\/tmp\/|file:/)
  })

  it('gives another identifier to another document', async () => {
    const id = async (job: PrintJob) => /\/ID \[<(\w{32})> <\1>\]/.exec(latin(await writePdf(job, fonts)))?.[1]
    expect(await id(twoPages())).toBeDefined()
    expect(await id(twoPages())).not.toBe(await id(one('')))
  })

  it('writes the operators that were looked over', async () => {
    const written = async (job: PrintJob) =>
      streams(await writePdf(job, fonts)).filter((text) => /^[\x20-\x7e\n]+$/.test(text))
    await expect((await written(twoPages())).join('\n\n')).toMatchFileSnapshot('golden/two-pages.txt')
    await expect((await written(featureJob())).join('\n\n')).toMatchFileSnapshot('golden/features.txt')
  })

  it('stores equal faces once, however often they are placed', async () => {
    const pages = Array.from({ length: 4 }, (_, p) =>
      samplePage(
        p + 1,
        Array.from({ length: 9 }, (_, i) => place(sampleFace('Same'), 10 + i, 20)),
      ),
    )
    const bytes = await writePdf(sampleJob(pages), fonts)
    expect(count(latin(bytes), /\/QM_Piece/g)).toBe(1)
    expect(
      streams(bytes)
        .filter((text) => text.startsWith('1 0 0 -1 '))
        .map((text) => count(text, / Do$/gm)),
    ).toEqual([9, 9, 9, 9])
  })

  it('names each face in its form, as text also outside ASCII', async () => {
    const text = latin(await writePdf(twoPages(), fonts))
    expect(text).toContain('/Label (Alpha)')
    // UTF-16BE with byte order mark: Š = 0160.
    expect(text).toContain('/Label (\xfe\xff\x01\x60\x00t')
    expect(text).toMatch(/\/Side \/front\n\/Trim \[0 0 63.5 88.9\]/)
    expect(text).toContain('/BBox [-3 -3 66.5 91.9]')
  })

  it('stores a shared drawing once for each look', async () => {
    const library = new Map([
      [
        'dot',
        '<symbol id="dot" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/><path d="M0 0H2V1Z" fill="none" stroke="currentColor"/></symbol>',
      ],
    ])
    const use = (x: number, more: string) => `<use href="#dot" x="${x}" width="5" height="5" ${more}/>`
    const forms = async (inside: string) =>
      count(latin(await writePdf(one(inside, { library }), fonts)), /\/Subtype \/Form/g) - 1
    expect(await forms(use(1, '') + use(9, '') + use(20, 'stroke-width="1"'))).toBe(1)
    expect(await forms(use(1, '') + use(9, 'fill="#ff0000"'))).toBe(2)
    expect(await forms(use(1, '') + use(9, 'color="#ff0000"'))).toBe(2)
    // The font of the surroundings has no influence on a drawing without text.
    expect(await forms(use(1, '') + use(9, 'font-family="Alegreya"'))).toBe(1)
  })

  it('writes pages of exactly the paper, with boxes', async () => {
    const job = sampleJob([
      samplePage(1, [place(sampleFace('A'), 9.75, 15.15)]),
      samplePage(2, [], { width: 279.4, height: 215.9, block: { x: 0, y: 0, width: 0, height: 0 } }),
    ])
    const text = latin(await writePdf(job, fonts))
    // 210 mm = 595.275591 pt, 297 mm = 841.889764 pt; US Letter lying = 792 x 612 pt.
    expect(text).toContain('/MediaBox [0 0 595.275591 841.889764]')
    expect(text).toContain('/MediaBox [0 0 792 612]')
    // Block 9.75, 15.15, 190.5 x 266.7 mm: 27.63780 pt from the left, 841.88976 - 42.94488 - 756 pt from below.
    expect(text).toContain('/TrimBox [27.6378 42.94488 567.6378 798.94488]')
    expect(text).toContain('/BleedBox [19.13386 42.94488 567.6378 807.44882]')
    expect(text).toContain('/TrimBox [0 0 792 612]')
  })

  it('draws a poker card of 180 x 252 pt', async () => {
    const page = streams(await writePdf(one(''), fonts)).find((text) => text.startsWith('1 0 0 -1 '))
    expect(page).toContain('2.834646 0 0 2.834646 0 0 cm')
    expect(page).toContain('q\n6.75 12.15 69.5 94.9 re\nW n\n1 0 0 1 9.75 15.15 cm\n/Fm1 Do\nQ')
    expect(63.5 * 2.834646).toBeCloseTo(180, 4)
    expect(88.9 * 2.834646).toBeCloseTo(252, 3)
  })

  it.each([
    [0, '1 0 0 1 20 30 cm'],
    [90, '0 1 -1 0 108.9 30 cm'],
    [180, '-1 0 0 -1 83.5 118.9 cm'],
    [270, '0 -1 1 0 20 93.5 cm'],
  ] as const)('turns a piece by %i degrees clockwise', async (turn, operator) => {
    const bytes = await writePdf(sampleJob([samplePage(1, [place(sampleFace('A'), 20, 30, turn)])]), fonts)
    expect(streams(bytes).join('\n')).toContain(operator)
  })

  it('tells print dialogs not to scale, how to flip, and to take the paper of the page', async () => {
    const text = async (duplex: PrintJob['duplex']) => latin(await writePdf(one('', { duplex }), fonts))
    const preferences = (flip: string) =>
      `/DisplayDocTitle true\n/PrintScaling /None\n/Duplex /${flip}\n/PickTrayByPDFSize true`
    expect(await text('long-edge')).toContain(preferences('DuplexFlipLongEdge'))
    expect(await text('short-edge')).toContain(preferences('DuplexFlipShortEdge'))
    expect(await text(undefined)).toContain(preferences('Simplex'))
    expect(await text(undefined)).toMatch(/^%PDF-1\.7\n/)
  })

  it('has metadata and a bookmark for each page', async () => {
    const pdf = await getDocument({ data: await writePdf(twoPages(), fonts), verbosity: 0 }).promise
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Test & proof: <deck>',
      Author: 'Nobody',
      Subject: 'Cards',
      Keywords: 'cards, test',
      Creator: 'Quartermaster',
      Language: 'en-GB',
    })
    expect((await pdf.getOutline()).map((item) => item.title)).toEqual(['Page 1', 'Page 2'])
  })

  it('keeps text searchable, accents and ligatures included', async () => {
    const title = 'Štěpán Řehoř'
    const words = 'The fifth ő ğ uThulwana'
    const job = one(line(6, 30, title) + line(6, 40, words) + line(6, 50, words, 4, 'data-ligatures="none"'))
    const [text] = await pageTexts(await writePdf(job, fonts))
    expect(text).toContain(title)
    expect(count(text ?? '', /The fifth ő ğ uThulwana/g)).toBe(2)
  })

  it('does not let a no-break blank stand for the plain one', async () => {
    const [text] = await pageTexts(await writePdf(one(line(6, 30, 'a\u00a0b') + line(6, 40, 'd e-f')), fonts))
    expect(text).toContain('d e-f')
  })

  it('raises and lowers marks that the font sets', async () => {
    // Alegreya has no x with circumflex; the mark goes 0.021 em down: 4 mm x 0.021 = 0.084 mm.
    const text = line(6, 30, 'x\u0302y').replace('font-weight="800"', 'font-weight="400"')
    const bytes = await writePdf(one(text), fonts)
    expect(streams(bytes).join('\n')).toMatch(/-0\.084 Ts\n\[469<\w{4}>\] TJ\n0 Ts\n\[-469<\w{4}>\] TJ/)
    expect((await pageTexts(bytes))[0]?.normalize('NFD')).toContain('x\u0302y')
  })

  it('spells out words that glyphs alone do not', async () => {
    // The dotless i is first used below an accent, where it stands for i; the second word must still read as dotless.
    const bytes = await writePdf(one(line(6, 30, 'fi\u0301') + line(6, 40, '\u0131')), fonts)
    const all = streams(bytes).join('\n')
    expect(all).toContain('/Span <</ActualText <feff0131>>> BDC')
    expect(count(all, /BDC$/gm)).toBe(1)
    expect(count(all, /^EMC$/gm)).toBe(1)
  })

  it('joins Th only where the style allows it', async () => {
    const shown = async (more: string) => {
      const all = streams(await writePdf(one(line(6, 30, 'Thu', 4, more)), fonts)).join('\n')
      const runs = [...all.matchAll(/\[(.*)\] TJ/g)].map((match) =>
        [...match[1]!.matchAll(/<(\w+)>/g)].map((m) => m[1]).join(''),
      )
      return runs.map((hex) => hex.length / 4)
    }
    expect(await shown('')).toContain(2)
    expect(await shown('data-ligatures="none"')).toContain(3)
    expect(await shown('letter-spacing="0.2"')).toContain(3)
  })

  it('leaves no graphics state open and paints nothing that is not there', async () => {
    const bytes = await writePdf(featureJob(), fonts)
    for (const text of streams(bytes).filter((stream) => /^(q|1 0 0 -1|\S+ \S+ \S+ \S+ re)/.test(stream))) {
      expect(count(text, /^q$/gm)).toBe(count(text, /^Q$/gm))
      expect(text).not.toMatch(/NaN|Infinity|undefined/)
    }
    expect(() => openSource(bytes)).not.toThrow()
  })

  it.each([
    ['<rect width="1" height="1" fill="hsl(1,2%,3%)"/>', 'colour "hsl(1,2%,3%)"'],
    ['<rect width="1" height="1" style="fill:red"/>', 'attribute style of <rect>'],
    ['<rect width="1mm" height="1"/>', 'width of <rect> is no number: "1mm"'],
    ['<foreignObject/>', '<foreignObject> is outside'],
    ['<use href="#nowhere"/>', '#nowhere, which does not exist'],
    ['<image width="1" height="1" href="file.png"/>', 'no PNG or JPEG inside the drawing'],
    ['<path d="M0 0 X"/>', 'path data'],
    ['<g transform="turn(3)"><path d="M0 0H1V1Z"/></g>', 'transform turn'],
    ['<text font-family="Nobody" font-size="3">a</text>', 'no font Nobody'],
    ['<rect width="1" height="1" fill="url(#hole)"/>', 'is no paint'],
  ])('throws on %s instead of leaving something out', async (inside, message) => {
    const library = new Map([['hole', '<clipPath id="hole"/>']])
    await expect(writePdf(one(inside, { library }), fonts)).rejects.toThrow(message)
  })
})
