import { expect, test } from 'vitest'
import { loadTheme } from '../../src/draw/load-theme.ts'
import { savingInk } from '../../src/draw/theme.ts'
import { memoryHost } from '../support/memory-host.ts'

const load = (theme: string, more: Record<string, string | Uint8Array> = {}) =>
  loadTheme(memoryHost({ '/game/templates/theme.yaml': `kind: theme\n${theme}`, ...more }), '/game')

test('our own theme is sound, and every style has its font', () => {
  const { value, diagnostics } = loadTheme(memoryHost())
  expect(diagnostics).toEqual([])
  for (const style of Object.values(value?.styles ?? {}))
    expect(value?.fonts.find(style.family, style.weight, style.italic)).toBeDefined()
  expect(Object.keys(value?.styles ?? {}).length).toBeGreaterThan(20)
})

test("a game's theme is laid over ours key by key", () => {
  const { value, diagnostics } = load(
    'colours: { ochre: "#123456" }\ntype:\n  card-title: { pt: 12, min: 11 }\n  mine: { family: Alegreya, weight: 400, pt: 9, colour: ochre }',
  )
  expect(diagnostics).toEqual([])
  expect(value?.colours).toMatchObject({ ochre: '#123456', scarlet: '#a3222a' })
  expect(value?.styles['card-title']).toMatchObject({ family: 'Alegreya', weight: 800, pt: 12, min: 11 })
  expect(value?.styles['mine']).toMatchObject({ min: 9, colour: '#123456', ligatures: true })
})

test.each([
  ['colors: { a: "#123456" }', 'theme/unknown-key', 'unknown key "colors"', 'colors'],
  ['colours: { a: 004721 }', 'theme/wrong-value', 'colours.a must be a colour', '004721'],
  ['type: { card-title: { pt: big } }', 'theme/wrong-value', 'type.card-title.pt must be a number', 'big'],
  ['type: { card-title: { weight: 900 } }', 'theme/no-font', 'asks for Alegreya 900', '{ weight'],
  ['fonts: { Rough: { "400": fonts/rough.ttf } }', 'theme/font-file', 'there is no such file', 'fonts/rough.ttf'],
])('%s is reported at its place', (theme, code, says, where) => {
  const { value, diagnostics } = load(theme)
  expect(value).toBeUndefined()
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]?.code).toBe(code)
  expect(diagnostics[0]?.message).toContain(says)
  expect(diagnostics[0]?.at?.start).toBe(`kind: theme\n${theme}`.indexOf(where))
})

test('a font file that is no font is reported, a real one is used', () => {
  const real = memoryHost()
  const bytes = real.readBytes(real.packageFile('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'))
  const theme = 'fonts: { Own: { "400": fonts/own.ttf } }\ntype: { mine: { family: Own, pt: 8 } }'
  expect(load(theme, { '/game/fonts/own.ttf': 'no font' }).diagnostics.map((d) => d.code)).toContain('theme/font-file')
  const good = load(theme, { '/game/fonts/own.ttf': bytes })
  expect(good.diagnostics).toEqual([])
  expect(good.value?.fonts.find('Own', 400, false)?.font.familyName).toBe('DejaVu Sans Mono')
})

test('the low-ink table says what stands for a colour, by name or code; what it leaves out stays', () => {
  const { value, diagnostics } = load(
    'colours: { teal: "#117788", sand: "#ddcc99" }\nlow-ink: { teal: ink, ochre: "#eeeeee" }',
  )
  expect(diagnostics).toEqual([])
  expect(value?.lowInk).toBe(false)
  expect(value?.colours).toMatchObject({ teal: '#117788', ochre: '#eebb33', scarlet: '#a3222a' })
  const saving = savingInk(value!)
  expect(saving.lowInk).toBe(true)
  expect(saving.colours).toMatchObject({ teal: '#000000', ochre: '#eeeeee', scarlet: '#ffffff', sand: '#ddcc99' })
  expect(saving.hues).toEqual(value?.colours)
})

test.each([
  ['low-ink: { teel: ink }', 'theme/unknown-key', 'unknown key "teel"', 'teel'],
  ['low-ink: { ochre: inc }', 'theme/wrong-value', 'low-ink.ochre must be a colour of the theme', 'inc }'],
])('%s is reported at its place', (theme, code, says, where) => {
  const { diagnostics } = load(theme)
  expect(diagnostics.map((found) => found.code)).toEqual([code])
  expect(diagnostics[0]?.message).toContain(says)
  expect(diagnostics[0]?.at?.start).toBe(`kind: theme\n${theme}`.indexOf(where))
})
