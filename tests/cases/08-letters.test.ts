import { describe, expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { nodeHost } from '../../src/cli/node-host.ts'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

const DECK = deckFile(['{ title: Štěpán Řehoř, text: č ř ł ő ğ ћ }'])
const host = nodeHost()
/** Barlow Condensed has no Cyrillic letters. */
const barlow = host.readBytes(
  host.packageFile('@expo-google-fonts/barlow-condensed/400Regular/BarlowCondensed_400Regular.ttf'),
)

/** A game whose texts are set in a font of its own. */
const ownFont = (fallback: string): GameFiles => ({
  'deck.yaml': DECK,
  'fonts/mine.ttf': barlow,
  'templates/theme.yaml': `kind: theme
fonts: { Mine: { "400": fonts/mine.ttf } }
fallback: [${fallback}]
type: { plain-text: { family: Mine, weight: 400, pt: 10, min: 8, lead: 4.4 } }
`,
})

describe.each([
  ['the usual fonts', { 'deck.yaml': DECK }],
  ['a font that lacks a letter', ownFont('DejaVu Sans')],
])('%s', (_, files) => {
  it('print every letter with a glyph of its own, and it can be found', async () => {
    const built = await buildCase(files)
    const texts = (await pdfText(built.pdf())).map(({ text }) => text)
    expect(texts).toContain('Štěpán Řehoř')
    expect(texts.join(' ')).toMatch(/č ř ł ő ğ ћ/)
    const { missingGlyphs, fonts } = readPdf(built.pdf())
    expect([...missingGlyphs]).toEqual([])
    expect(fonts.length).toBeGreaterThan(0)
  })
})

it('a letter that no font has is refused, with card, field, letter and code', async () => {
  const built = await buildCase(ownFont(''))
  expect(built.files).toEqual([])
  const errors = built.said.filter((line) => line.startsWith('draw/no-glyph'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/deck\.yaml:4:\d+ card "Štěpán Řehoř": text: .*"ћ" \(U\+045B\)/)
})
