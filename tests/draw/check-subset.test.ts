import { expect, test } from 'vitest'
import { checkSubset } from '../../src/draw/check-subset.ts'
import { drawTemplate } from './drawing.ts'

const check = (markup: string): string[] =>
  checkSubset(markup, (id) => id === 'shared').map((p) => `${p.what}: ${p.instead}`)

test.each([
  '<g transform="translate(1 2) scale(.5)" opacity="0.5"><path d="M0 0L1 1Z" fill="#a3222a" fill-rule="evenodd"/></g>',
  '<use href="#shared" x="3"/><use href="#own"/><g id="own"/>',
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect x="0" y="0" width="1" height="1" fill="url(#sky)"/>',
  '<clipPath id="c"><rect x="0" y="0" width="1" height="1"/></clipPath><g clip-path="url(#c)"/><title>words</title>',
  '<text x="1" y="2" font-family="Alegreya" font-weight="400" font-size="3" xml:space="preserve">a</text>',
  '<image id="m" href="data:image/png;base64,AA==" width="2" height="2"/>',
])('draws %s', (markup) => expect(check(markup)).toEqual([]))

test.each([
  ['<rect style="fill:red"/>', 'style of <rect>'],
  ['<rect class="a"/>', 'class of <rect>'],
  ['<filter/>', '<filter>'],
  ['<svg viewBox="0 0 1 1"/>', '<svg>'],
  ['<text x="1" y="2">hand</text>', '<text> written by hand'],
  ['<script>x</script>', '<script>'],
  ['<rect onclick="x"/>', 'onclick of <rect>'],
  ['<rect width="5mm"/>', 'width="5mm" of <rect>'],
  ['<rect fill="rgba(1,2,3,.5)"/>', 'fill="rgba(1,2,3,.5)" of <rect>'],
  ['<rect fill="currentColor"/>', 'fill="currentColor" of <rect>'],
  ['<image href="http://example.org/a.png"/>', 'href="http://example.org/a.png" of <image>'],
  ['<image href="/etc/passwd"/>', 'href="/etc/passwd" of <image>'],
  ['<use href="#nowhere"/>', 'href="#nowhere" of <use>'],
  ['<rect fill="url(#nowhere)"/>', 'fill="url(#nowhere)" of <rect>'],
  ['<g transform="rotate(45deg)"/>', 'transform="rotate(45deg)" of <g>'],
  ['<path d="M0 0 X 5"/>', 'd="M0 0 X 5" of <path>'],
  ['<g>stray words</g>', 'the text "stray words" in <g>'],
  ['stray', 'the text "stray"'],
])('refuses %s', (markup, what) => {
  const found = check(markup)
  expect(found).toHaveLength(1)
  expect(found[0]?.startsWith(`${what}: `)).toBe(true)
  expect(found[0]?.length).toBeGreaterThan(what.length + 10)
})

test('the place in the template is named', async () => {
  const source = '<g/>\n<rect x="1" y="1" width="2" height="2" style="fill:red"/>'
  const { findings } = await drawTemplate(source)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ code: 'template/not-allowed', at: { start: source.indexOf('style=') } })
  const open = await drawTemplate('<g>\n<rect x="1" y="1" width="2" height="2">\n</g>')
  expect(open.findings).toMatchObject([{ code: 'template/not-svg', at: { start: 4 } }])
})

test('a wrong value is found where it stands, a computed one at its attribute', async () => {
  const written = '<rect x="0" y="0" width="5" height="9"/>\n<rect x="0" y="0" width="10mm" height="9"/>'
  expect((await drawTemplate(written)).findings).toMatchObject([{ at: { start: written.indexOf('width="10mm"') } }])
  const computed = '<g/>\n<rect x="0" y="0" width="{{size}}" height="9"/>'
  const { findings } = await drawTemplate(computed, { size: '10mm' })
  expect(findings).toMatchObject([{ code: 'template/not-allowed', at: { start: computed.indexOf('width=') } }])
})
