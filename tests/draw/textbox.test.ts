import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inkOf } from '../../src/draw/glyph-ink.ts'
import { pathBounds } from '../../src/draw/path-bounds.ts'
import { measure } from '../../src/draw/text-line.ts'
import { drawTemplate, elementsOf, type Drawn } from './drawing.ts'

const BOX = 'x=5 y=10 width=50 height=25 style="plain-text"'
const box = (text: string, more = '', area = BOX): Promise<Drawn> =>
  drawTemplate(`{{textbox text ${area} ${more}}}`, { text })
const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')

/** Left, right, top and bottom of the ink of every text. */
function inked(drawn: Drawn): { left: number; right: number; top: number; bottom: number }[] {
  const { fonts, styles } = drawn.studio.theme
  return drawn.texts.map(({ text, x, y, pt, node }) => {
    const base = styles['plain-text']
    if (!base) throw new Error('no style')
    const style = {
      ...base,
      family: node.attributes['font-family'] ?? '',
      weight: Number(node.attributes['font-weight']),
      italic: node.attributes['font-style'] === 'italic',
      pt,
    }
    const ink = inkOf(fonts, text, style)
    return { left: x, right: x + measure(fonts, text.trimEnd(), style), top: y - ink.above, bottom: y + ink.below }
  })
}

function expectInside(drawn: Drawn, x: number, y: number, width: number, height: number): void {
  for (const ink of inked(drawn)) {
    expect(ink.left).toBeGreaterThan(x - 0.1)
    expect(ink.right).toBeLessThan(x + width + 0.1)
    expect(ink.top).toBeGreaterThan(y - 0.1)
    expect(ink.bottom).toBeLessThan(y + height + 0.1)
  }
}

test('long text with hard breaks shrinks until height and width fit, and loses nothing', async () => {
  const text = `${words(12)}\n${words(10)}\n\n${words(8)} LASTWORD`
  const drawn = await box(text)
  expect(drawn.findings).toEqual([])
  expect(drawn.texts.map((t) => t.text).join(' ')).toContain('LASTWORD')
  expect(
    drawn.texts
      .map((t) => t.text.trim())
      .join(' ')
      .split(/\s+/),
  ).toHaveLength(31)
  expect(Math.min(...drawn.texts.map((t) => t.pt))).toBeGreaterThan(7.49)
  expect(Math.max(...drawn.texts.map((t) => t.pt))).toBeLessThan(9.99)
  expectInside(drawn, 5, 10, 50, 25)
})

test('text that cannot fit is an error naming card, field and millimetres', async () => {
  const drawn = await box(words(90))
  expect(drawn.findings).toHaveLength(1)
  expect(drawn.findings[0]).toMatchObject({
    code: 'draw/text-too-big',
    severity: 'error',
    at: { file: '/game/deck.yaml' },
  })
  expect(drawn.findings[0]?.message).toMatch(/^card "Test": text is \d+\.?\d* mm too high .* 7\.5 pt$/)
})

test('a word without breaks is an error, alone and with a word in front; a soft hyphen mends it', async () => {
  const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'
  for (const text of [long, `A ${long}`]) {
    const drawn = await box(text, '', 'x=5 y=10 width=30 height=25 style="plain-text"')
    expect(drawn.findings.map((f) => f.code)).toEqual(['draw/word-too-wide'])
    expect(drawn.findings[0]?.message).toContain(`the word "${long}"`)
  }
  const mended = await box(
    'Donaudampf\u00adschifffahrts\u00adelektrizitaeten\u00adhauptbetriebswerk',
    '',
    'x=5 y=10 width=30 height=25 style="plain-text"',
  )
  expect(mended.findings).toEqual([])
  expect(mended.texts[0]?.text).toMatch(/-$/)
  expectInside(mended, 5, 10, 30, 25)
})

test('web addresses break after a slash', async () => {
  const drawn = await box(
    'Rules at https://example.org/rules/of/the/game/in/full',
    '',
    'x=5 y=10 width=30 height=25 style="plain-text"',
  )
  expect(drawn.findings).toEqual([])
  expect(drawn.texts.length).toBeGreaterThan(1)
  expectInside(drawn, 5, 10, 30, 25)
})

test.each(['left', 'centre', 'right'])(
  'icons in text aligned %s: inside, beside the letters, nothing left of the mark',
  async (align) => {
    const { svg, findings, texts, studio, ...rest } = await box(
      '{shield} Take 1 {shield} *and* gain 2 {hearts}',
      `align="${align}"`,
      'x=5 y=10 width=22 height=25 style="plain-text"',
    )
    expect(findings).toEqual([])
    const icons = elementsOf(svg, studio).filter((n) => n.name === 'use' && n.attributes['href']?.startsWith('#i-'))
    expect(icons).toHaveLength(3)
    expect(texts.some((t) => /[{}\uE000]/.test(t.text))).toBe(false)
    const letters = inked({ svg, findings, texts, studio, ...rest })
    const boxes = icons.map((icon) => {
      const [, x = 0, y = 0, scale = 0] =
        /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(icon.attributes['transform'] ?? '')?.map(Number) ?? []
      const id = (icon.attributes['href'] ?? '').slice(1)
      const ink = pathBounds(/ d="([^"]+)"/.exec(studio.library.get(id) ?? '')?.[1] ?? '')
      return {
        left: x + ink.x * scale,
        right: x + (ink.x + ink.width) * scale,
        y: y + (ink.y + ink.height / 2) * scale,
      }
    })
    for (const icon of boxes) {
      expect(icon.left).toBeGreaterThan(4.9)
      expect(icon.right).toBeLessThan(27.1)
      for (const ink of letters.filter((i) => i.top < icon.y && i.bottom > icon.y - 1))
        expect(icon.right < ink.left + 0.05 || icon.left > ink.right - 0.05).toBe(true)
    }
  },
)

test('centred lines leave the same room on both sides', async () => {
  const drawn = await box(
    'one two three four five six seven eight nine ten',
    'align="centre"',
    'x=5 y=10 width=22 height=25 style="plain-text"',
  )
  for (const ink of inked(drawn)) expect(Math.abs(ink.left - 5 - (27 - ink.right))).toBeLessThan(0.3)
})

test('a bold number is set in the figure style, bold words are not', async () => {
  const drawn = await box('Add **10** to **every** total', 'figure="plain-figure"')
  const by = new Map(drawn.texts.map((t) => [t.text.trim(), t.node.attributes['font-family']]))
  expect(by.get('10')).toBe('Barlow Condensed')
  expect(by.get('every')).toBe('Alegreya')
})

test('a number stays with its unit', async () => {
  for (let width = 12; width < 30; width++) {
    const drawn = await box('move it 12 mm ahead', '', `x=5 y=10 width=${width} height=30 style="plain-text"`)
    expect(drawn.texts.some((t) => / ?12$/.test(t.text.trim()))).toBe(false)
  }
})

test('accents print from a font that has them; letters without any glyph are named with their code', async () => {
  const good = await box('Štěpán Řehoř č ř ł ő ğ ћ ☠')
  expect(good.findings).toEqual([])
  expect(good.texts.map((t) => t.text).join('')).toBe('Štěpán Řehoř č ř ł ő ğ ћ ☠')
  const bad = await box('A 龍 here')
  expect(bad.findings.map((f) => f.message)).toEqual(['card "Test": text: no font has the letter "龍" (U+9F8D)'])
})

test('letters are looked for in the font they are set in: heading, bold', async () => {
  const own = { 'templates/theme.yaml': 'kind: theme\nfallback: [Source Sans 3]\n' }
  const template = '{{textbox text x=5 y=10 width=50 height=25 style="card-text" head=phase headStyle="card-phase"}}'
  const drawn = await drawTemplate(template, { text: 'a **b** \u2658', phase: '\u2658' }, own)
  expect(drawn.findings.map((f) => f.code)).toEqual(['draw/no-glyph', 'draw/no-glyph'])
  expect((await drawTemplate(template, { text: 'a **\u2658**', phase: 'b' }, own)).findings).toHaveLength(1)
})

test('decomposed accents are composed', async () => {
  expect((await box('Ste\u030cpa\u0301n')).texts[0]?.text).toBe('Stěpán')
})

test('control characters and right-to-left text are refused', async () => {
  expect((await box('Vol\u0007ley')).findings.map((f) => f.code)).toEqual(['draw/control-character'])
  expect((await box('שלום')).findings.map((f) => f.code)).toEqual(['draw/right-to-left'])
})

test('unknown icons and values are errors at the field, with the nearest name', async () => {
  const icon = await box('Take {shiedl}')
  expect(icon.findings[0]).toMatchObject({ code: 'draw/unknown-icon', hints: ['did you mean "shield"?'] })
  const value = await drawTemplate(`{{textbox text ${BOX}}}`, { text: 'Add {=forse}', force: 0 })
  expect(value.findings[0]).toMatchObject({ code: 'draw/unknown-value', hints: ['did you mean "force"?'] })
  expect((await box('**open')).findings.map((f) => f.code)).toEqual(['draw/unclosed-markup'])
})

test('whatever the words: inside the box, or an error', async () => {
  const token = fc.string({ unit: fc.constantFrom(...'abcdefgijlmnopqrstuvyÁŠ-'), minLength: 1, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(token, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 15, max: 50 }),
      async (list, width) => {
        const drawn = await box(
          list.join(' '),
          'align="centre" valign="middle"',
          `x=5 y=10 width=${width} height=20 style="plain-text"`,
        )
        if (drawn.findings.length === 0) expectInside(drawn, 5, 10, width, 20)
        else expect(drawn.findings.every((f) => /text-too-big|word-too-wide/.test(f.code))).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
