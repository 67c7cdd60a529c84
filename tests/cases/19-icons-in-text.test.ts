import { describe, expect, it } from 'vitest'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { inkOf, type Ink } from '../support/ink.ts'
import { pdfText } from '../support/pdf-text.ts'

const icon = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="${colour}" d="M0 0h10v10h-10z"/></svg>`
const files = (align: string): GameFiles => ({
  'art/tool.svg': icon('#ff0000'),
  'art/heart.svg': icon('#0000ff'),
  'templates/own.svg.hbs': `{{textbox rules x=20 y=30 width=22 height=24 style="card-text" align="${align}"}}`,
  'deck.yaml': deckFile(
    ['{ title: Card, rules: "{tool} Take 1 {tool} and *gain* 2 {heart}" }'],
    'card: { template: own }\nfields: { rules: text }',
  ),
})
/** The text's box on A4: the first card's corner is (9.75, 15.15). */
const BOX = { left: 29.75, right: 51.75, top: 45.15, bottom: 69.15 }

interface Span {
  readonly from: number
  readonly to: number
  readonly icon: boolean
}

/** Stretches of pure red and blue along a line across the icons. */
function iconsAt(ink: Ink, y: number): Span[] {
  const spans: Span[] = []
  const isIcon = (x: number): boolean => {
    const [red, green, blue] = ink.at(x, y)
    return green < 60 && Math.max(red, blue) > 200 && Math.min(red, blue) < 60
  }
  for (let x = BOX.left - 3; x < BOX.right + 3; x += 0.05) {
    if (!isIcon(x)) continue
    const last = spans.at(-1)
    if (last && x - last.to < 0.12) spans[spans.length - 1] = { ...last, to: x }
    else spans.push({ from: x, to: x, icon: true })
  }
  return spans
}

describe.each(['left', 'centre', 'right'])('text with icons aligned %s', (align) => {
  it('keeps icons and words apart, inside the box and in line', async () => {
    const built = await buildCase(files(align), { formats: ['pdf', 'svg'] })
    const ink = inkOf(built.svgs()[0] ?? '', 12)
    const runs = (await pdfText(built.pdf())).filter(({ y }) => y > BOX.top && y < BOX.bottom)
    expect(runs.map(({ text }) => text.trim()).join(' ')).toBe('Take 1 and gain 2')
    const lines = [...new Set(runs.map(({ y }) => y))]
    expect(lines.length).toBeGreaterThan(1)
    let icons = 0
    for (const y of lines) {
      const words = runs
        .filter((run) => run.y === y)
        .map(({ x, width }): Span => ({ from: x, to: x + width, icon: false }))
      const found = iconsAt(ink, y - 1)
      icons += found.length
      const line = [...words, ...found].sort((a, b) => a.from - b.from)
      line.forEach((span, i) => {
        const next = line[i + 1]
        if (next && (span.icon || next.icon)) expect(next.from).toBeGreaterThan(span.to)
      })
      const before = Math.min(...line.map(({ from }) => from)) - BOX.left
      const after = BOX.right - Math.max(...line.map(({ to }) => to))
      for (const free of [before, after]) expect(free).toBeGreaterThanOrEqual(-0.05)
      if (align === 'left') expect(before).toBeLessThanOrEqual(0.15)
      if (align === 'centre') expect(Math.abs(before - after)).toBeLessThanOrEqual(0.3)
      if (align === 'right') expect(after).toBeLessThanOrEqual(0.15)
    }
    expect(icons).toBe(3)
  })
})
