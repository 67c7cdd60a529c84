import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { readSvg, type SvgNode } from '../../../src/draw/read-svg.ts'
import { svgFormat } from '../../../src/output/svg/svg-format.ts'
import { writeSvg } from '../../../src/output/svg/write-svg.ts'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { FEATURE_LIBRARY, FEATURES, featureJob } from '../sample-features.ts'
import { line, place, sampleFace, sampleFonts, sampleJob, samplePage, twoPages } from '../sample-job.ts'

const fonts = sampleFonts()
const require = createRequire(import.meta.url)

const all = (node: SvgNode): SvgNode[] => [node, ...node.children.flatMap(all)]
const nodes = (svg: string): SvgNode[] => all(readSvg(svg))

function pixels(svg: string, fontFiles: string[] = []): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles }
  return new Resvg(svg, { background: '#ffffff', fitTo: { mode: 'width', value: 840 }, font }).render().pixels
}

/** Mean difference of two pictures of equal size, 0..255. */
function difference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

const page = (inside: string, library = new Map<string, string>()) =>
  writeSvg(
    sampleJob([samplePage(1, [place(sampleFace('A', {}, inside), 9.75, 15.15)])], { library }),
    fonts,
    'glyphs',
  )[0] ?? ''

describe('writeSvg', () => {
  it('writes true sizes in mm, with a view box of the same ratio', () => {
    const job = sampleJob([samplePage(1, []), samplePage(2, [], { width: 279.4, height: 215.9 })])
    const [first, second] = writeSvg(job, fonts, 'glyphs')
    expect(first).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">',
    )
    expect(first).toContain('<title>Test &amp; proof: &lt;deck&gt;, page 1 of 2</title>')
    expect(second).toContain('width="279.4mm" height="215.9mm" viewBox="0 0 279.4 215.9"')
  })

  it.each(['glyphs', 'live'] as const)('refers to nothing outside the file (%s)', (text) => {
    for (const svg of [...writeSvg(twoPages(), fonts, text), ...writeSvg(featureJob(), fonts, text)]) {
      const ids = nodes(svg)
        .map((node) => node.attributes.id)
        .filter((id) => id !== undefined)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { name, attributes } of nodes(svg)) {
        expect(['style', 'script']).not.toContain(name)
        expect(Object.keys(attributes)).not.toContain('style')
        for (const [key, value] of Object.entries(attributes)) {
          if (key === 'href') expect(value).toMatch(/^#|^data:image\/png;base64,/)
          const id = key === 'href' ? /^#(.+)$/.exec(value)?.[1] : /^url\(#(.+)\)$/.exec(value)?.[1]
          if (id !== undefined) expect(ids).toContain(id)
        }
      }
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /https?:|file:|@import|\/home\/|node_modules/,
      )
    }
  })

  it('writes the same bytes each time, whatever the fonts were used for', () => {
    const used = sampleFonts()
    used.find('Alegreya', 800, false)?.font.layout('fi\u0301 \u0131')
    expect(writeSvg(twoPages(), used, 'glyphs')).toEqual(writeSvg(twoPages(), sampleFonts(), 'glyphs'))
  })

  it('writes the page that was looked over', async () => {
    await expect(writeSvg(twoPages(), fonts, 'live').join('\n')).toMatchFileSnapshot('golden/two-pages-live.txt')
    await expect(writeSvg(twoPages(), fonts, 'glyphs').join('\n')).toMatchFileSnapshot('golden/two-pages-glyphs.txt')
  })

  it('needs no font, and keeps the words findable', () => {
    const [svg = ''] = writeSvg(twoPages(), fonts, 'glyphs')
    expect(svg).not.toMatch(/<text|font-family/)
    expect(svg).toContain('aria-label="Štěpán Řehoř"')
    // Every letter is one outline, kept once: A l p h a of Alpha with a twice at most.
    const outlines = nodes(svg).filter((node) => node.attributes.id?.startsWith('qm-alegreya-800-'))
    const letters = new Set('AlphaŠtěpánŘehořPage1')
    expect(outlines.length).toBe(letters.size)
  })

  it('keeps text for editing when asked to', () => {
    const [svg = ''] = writeSvg(twoPages(), fonts, 'live')
    expect(svg).toContain('>Štěpán Řehoř</text>')
    expect(svg).not.toContain('qm-alegreya')
  })

  it('shows the same picture with outlines as with text and fonts', () => {
    const files = [
      '@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf',
      '@expo-google-fonts/alegreya/800ExtraBold/Alegreya_800ExtraBold.ttf',
    ].map((file) => require.resolve(file))
    for (const job of [twoPages(), featureJob()]) {
      const [outlines = ''] = writeSvg(job, fonts, 'glyphs')
      const [text = ''] = writeSvg(job, fonts, 'live')
      expect(difference(pixels(outlines), pixels(text, files))).toBeLessThan(0.1)
      // Without the fonts the text is missing: the comparison can fail.
      expect(difference(pixels(outlines), pixels(text))).toBeGreaterThan(0.15)
    }
  })

  it('defines a face once a page and only what the page uses', () => {
    const face = sampleFace('Same', {}, '<use href="#pair" width="20" height="10"/>')
    const job = sampleJob([samplePage(1, [place(face, 10, 10), place(face, 80, 10, 90)]), samplePage(2, [])], {
      library: FEATURE_LIBRARY,
    })
    const [first = '', second = ''] = writeSvg(job, fonts, 'glyphs')
    expect([...first.matchAll(/<g id="qm-face-/g)].length).toBe(1)
    expect([...first.matchAll(/<use href="#qm-face-/g)].length).toBe(2)
    // `pair` uses `star`, nothing else of the library is needed.
    expect(
      nodes(first)
        .filter((node) => FEATURE_LIBRARY.has(node.attributes.id ?? ''))
        .map((node) => node.attributes.id),
    ).toEqual(expect.arrayContaining(['pair', 'star']))
    expect(first).not.toContain('id="hole"')
    expect(second).not.toContain('id="pair"')
  })

  it.each([
    [0, 'translate(20 30)'],
    [90, 'translate(108.9 30) rotate(90)'],
    [180, 'translate(83.5 118.9) rotate(180)'],
    [270, 'translate(20 93.5) rotate(270)'],
  ] as const)('turns a piece by %i degrees and clips it', (turn, transform) => {
    const job = sampleJob([samplePage(1, [place(sampleFace('A'), 20, 30, turn)])])
    const [svg = ''] = writeSvg(job, fonts, 'glyphs')
    expect(svg).toContain(`transform="${transform}"/>`)
    const [width, height] = turn % 180 === 0 ? ['69.5', '94.9'] : ['94.9', '69.5']
    expect(svg).toContain(`<rect x="17" y="27" width="${width}" height="${height}"/>`)
  })

  it('switches ligatures off in live text by spacing that cannot be seen', () => {
    const job = sampleJob([samplePage(1, [], { over: line(5, 5, 'The', 4, 'data-ligatures="none"') })])
    expect(writeSvg(job, fonts, 'live')[0]).toContain('letter-spacing="0.0001"')
  })

  it('asks for lining figures in live text too', () => {
    const job = sampleJob([samplePage(1, [], { over: line(5, 5, '1d6', 4, 'data-figures="lining"') })])
    expect(writeSvg(job, fonts, 'live')[0]).toContain('font-variant="lining-nums"')
  })

  it.each([
    ['<use href="#nowhere"/>', '#nowhere, which does not exist'],
    ['<image width="1" height="1" href="http://example.org/a.png"/>', 'outside the file'],
    ['<rect width="1" height="1" style="fill:red"/>', 'attribute style of <rect>'],
    ['<text font-family="Nobody" font-size="3">a</text>', 'no font Nobody'],
  ])('throws on %s', (inside, message) => expect(() => page(inside)).toThrow(message))

  it('draws every feature', () => {
    const [svg = ''] = writeSvg(featureJob(), fonts, 'glyphs')
    expect(Object.keys(FEATURES).length).toBeGreaterThan(50)
    expect(pixels(svg).some((value) => value < 100)).toBe(true)
  })
})

describe('svgFormat', () => {
  it('gives a file a page, with its pieces', async () => {
    const { files, verified } = await svgFormat.emit(twoPages(), { host: nodeHost(), fonts, svgText: 'glyphs' })
    expect(
      files.map(({ path, pages, pieces, format, sheet, paper }) => [path, pages, pieces, format, sheet, paper]),
    ).toEqual([
      ['test_a4_long-edge_01.svg', 1, 3, 'svg', 'test', 'a4'],
      ['test_a4_long-edge_02.svg', 1, 1, 'svg', 'test', 'a4'],
    ])
    expect(verified).toBeUndefined()
    expect(new TextDecoder().decode(files[0]?.bytes)).toMatch(/^<svg [^]*<\/svg>\n$/)
  })
})
