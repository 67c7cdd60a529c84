import { expect, test } from 'vitest'
import { imageHead } from '../../src/draw/image-size.ts'
import { pathBounds } from '../../src/draw/path-bounds.ts'
import { drawTemplate, elementsOf, type Drawn } from './drawing.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
// A PNG of 2 x 1 pixels, and the head of a JPEG of 4 x 3.
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP8z8Dwn4GBgQEADQMCAb5q2TIAAAAASUVORK5CYII='),
  (c) => c.charCodeAt(0),
)
const JPEG = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0, 0xff, 0xd9,
])

/** Width in mm of the outline of the first path that a drawing shows, transforms of the `use` included. */
function shownWidth(drawn: Drawn): number {
  const elements = elementsOf(drawn.svg, drawn.studio)
  const scale = Number(/scale\((\S+)\)/.exec(elements[0]?.attributes['transform'] ?? '')?.[1])
  return pathBounds(elements.find((e) => e.name === 'path')?.attributes['d'] ?? '').width * scale
}

test.each([
  ['physical size', `<svg ${SVG} width="10mm" height="10mm"><path d="M0 0H37.795V37.795H0Z"/></svg>`],
  ['pixels', `<svg ${SVG} width="10" height="10"><path d="M0 0H10V10H0Z"/></svg>`],
  ['only a viewBox', `<svg ${SVG} viewBox="0 0 512 512"><path d="M0 0H512V512H0Z"/></svg>`],
])('art with %s placed 8 mm wide is 8 mm wide', async (_, svg) => {
  const drawn = await drawTemplate('{{icon "mine" x=5 y=5 width=8 height=8}}', {}, { 'art/mine.svg': svg })
  expect(drawn.findings).toEqual([])
  expect(shownWidth(drawn)).toBeCloseTo(8, 1)
})

test.each([
  ['fill', `<svg ${SVG} viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>`, 'fill'],
  ['stroke', `<svg ${SVG} viewBox="0 0 9 9"><path fill="none" stroke="currentColor" d="M0 0h9v9z"/></svg>`, 'stroke'],
  [
    'style block',
    `<svg ${SVG} viewBox="0 0 9 9"><style>.a{fill:currentColor}</style><path class="a" d="M0 0h9v9z"/></svg>`,
    'fill',
  ],
])('currentColor in a %s is the colour asked for, else black', async (_, svg, paint) => {
  const files = { 'art/mine.svg': svg }
  const red = await drawTemplate('{{icon "mine" x=5 y=5 width=8 height=8 fill="#ff0000"}}', {}, files)
  const plain = await drawTemplate('{{icon "mine" x=5 y=5 width=8 height=8}}', {}, files)
  const colour = (d: Drawn) => elementsOf(d.svg, d.studio).find((e) => e.name === 'path')?.attributes[paint]
  expect([...red.findings, ...plain.findings]).toEqual([])
  expect([colour(red), colour(plain)]).toEqual(['#ff0000', '#000000'])
})

test.each([
  ['no fill and no stroke', `<svg ${SVG} viewBox="0 0 9 9"><path fill="none" d="M0 0h9v9z"/></svg>`],
  ['outside its frame', `<svg ${SVG} viewBox="0 0 9 9"><path d="M50 50h9v9z"/></svg>`],
])('art that draws nothing is a warning naming the file: %s', async (_, svg) => {
  const drawn = await drawTemplate('{{icon "mine" x=5 y=5 width=8 height=8}}', {}, { 'art/mine.svg': svg })
  expect(drawn.studio.pictures.findings).toMatchObject([
    { code: 'draw/picture-empty', severity: 'warning', message: 'art/mine.svg draws nothing' },
  ])
})

test('ids of two drawings never meet', async () => {
  const art = (r: number) =>
    `<svg ${SVG} viewBox="0 0 9 9"><clipPath id="c"><circle r="${r}"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/></svg>`
  const { studio, findings } = await drawTemplate(
    '{{icon "a" x=0 y=0 width=8 height=8}}{{icon "b" x=9 y=0 width=8 height=8}}',
    {},
    { 'art/a.svg': art(3), 'art/b.svg': art(4) },
  )
  expect(findings).toEqual([])
  const ids = [...studio.library.values()].join('').match(/ id="[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})

test('a picture file that is missing or differs in case is an error with the near match', async () => {
  const draw = (image: string, placeholders = false) =>
    drawTemplate('{{image image x=5 y=5 width=20 height=20}}', { image }, { 'art/knight.PNG': PNG }, { placeholders })
  const wrongCase = await draw('art/Knight.png')
  expect(wrongCase.findings).toMatchObject([
    { code: 'draw/picture-missing', hints: ['did you mean "art/knight.PNG"?'] },
  ])
  expect(wrongCase.findings[0]?.message).toBe('card "Test": image: there is no file "art/Knight.png"')
  expect((await draw('art/none.png')).findings.map((f) => f.severity)).toEqual(['error'])
  const boxed = await draw('art/none.png', true)
  expect(boxed.findings).toEqual([])
  expect(boxed.texts.map((t) => t.text)).toEqual(['art/none.png'])
  const right = await draw('art/knight.PNG')
  expect(right.findings).toEqual([])
  // 2 x 1 pixels in a box of 20 x 20 mm: 20 mm wide, centred.
  expect(right.svg).toContain('transform="translate(5 10) scale(10)"')
})

test('a file that is no picture is an error', async () => {
  const drawn = await drawTemplate(
    '{{image image x=5 y=5 width=20 height=20}}',
    { image: 'art/a.png' },
    { 'art/a.png': 'no picture' },
  )
  expect(drawn.findings.map((f) => f.code)).toEqual(['draw/picture-unreadable'])
})

test('heads of PNG and JPEG files', () => {
  expect(imageHead(PNG)).toEqual({ mime: 'image/png', width: 2, height: 1 })
  expect(imageHead(JPEG)).toEqual({ mime: 'image/jpeg', width: 4, height: 3 })
  expect(imageHead(PNG.slice(0, 20))).toBeUndefined()
  expect(imageHead(Uint8Array.from([1, 2, 3]))).toBeUndefined()
})

test('bounds of paths, with curves at their turning points', () => {
  expect(pathBounds('M1 2h3v4z')).toEqual({ x: 1, y: 2, width: 3, height: 4 })
  // A quadratic from 0,0 to 10,0 over 5,10 reaches half way up; a cubic over 0,8 and 10,8 three quarters.
  expect(pathBounds('M0 0Q5 10 10 0').height).toBeCloseTo(5, 6)
  expect(pathBounds('M0 0C0 8 10 8 10 0').height).toBeCloseTo(6, 6)
  const circle = pathBounds('M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5Z')
  expect(circle.height).toBeCloseTo(10, 2)
})

test('an icon by an older name, and each icon stored once', async () => {
  const { studio, findings } = await drawTemplate(
    '{{icon "sattelite" x=0 y=0 width=5 height=5}}{{icon "drop" x=0 y=0 width=5 height=5}}{{icon "drop" x=9 y=0 width=7 height=7}}',
  )
  expect(findings).toEqual([])
  expect(studio.library.size).toBe(2)
})

test('art that is broken is an error at the field, wherever it is used', async () => {
  const files = { 'art/bad.svg': '<svg' }
  const placed = await drawTemplate('{{icon icon x=0 y=0 width=5 height=5}}', { icon: 'bad' }, files)
  const inline = await drawTemplate(
    '{{textbox text x=0 y=0 width=50 height=9 style="card-text"}}',
    { text: 'Take {bad} and {bad}.' },
    files,
  )
  const image = await drawTemplate('{{image image x=0 y=0 width=5 height=5}}', { image: 'art/bad.svg' }, files)
  for (const drawn of [placed, inline, image]) {
    expect(drawn.findings.map((f) => [f.code, f.at?.file])).toEqual([['draw/picture-unreadable', '/game/deck.yaml']])
    expect(drawn.findings[0]?.message).toContain('art/bad.svg')
  }
})

test.each([
  ['filter', '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>', 'filter="url(#f)"'],
  [
    'pattern',
    '<pattern id="f" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h1v1z"/></pattern>',
    'fill="url(#f)"',
  ],
])('art with a %s is refused at the field that names it, not in the template', async (what, definition, use) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>${definition}</defs><path d="M0 0h9v9z" ${use}/></svg>`
  const drawn = await drawTemplate(
    '{{image image x=0 y=0 width=5 height=5}}',
    { image: 'art/own.svg' },
    { 'art/own.svg': svg },
  )
  expect(drawn.findings.map((f) => [f.code, f.at?.file])).toEqual([['draw/picture-unreadable', '/game/deck.yaml']])
  expect(drawn.findings[0]?.message).toContain(`"art/own.svg" cannot be used as a picture: <${what}> cannot be drawn`)
})
