import type { Glyph, PathCommand } from 'fontkit'
import fc from 'fast-check'
import svgpath from 'svgpath'
import { describe, expect, it } from 'vitest'
import { glyphOutline } from '../../../src/output/svg/glyph-outline.ts'
import { studioWith } from '../../draw/drawing.ts'

const { fonts } = (await studioWith()).theme
const letters = 'AQ&fg%é'
  .split('')
  .flatMap((letter) => [
    fonts.find('Alegreya', 400, false)!.font.glyphForCodePoint(letter.codePointAt(0)!),
    fonts.find('DejaVu Sans', 700, false)!.font.glyphForCodePoint(letter.codePointAt(0)!),
  ])

/** The same by way of a library. */
const byLibrary = (glyph: Glyph, scale: number, x: number, y: number): string =>
  svgpath(
    glyph.path.commands
      .map(({ command, args }) => `${letterOf(command)}${args.map((v) => Math.round(v * 100) / 100).join(' ')}`)
      .join(''),
  )
    .matrix([scale, 0, 0, -scale, x, y])
    .round(4)
    .toString()

const letterOf = (command: PathCommand['command']): string =>
  ({ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' })[command]

describe('glyphOutline', () => {
  it('places letters as a library for paths does', () => {
    const mm = fc.double({ min: -300, max: 900, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...letters),
        fc.double({ min: 1e-4, max: 0.05, noNaN: true }),
        mm,
        mm,
        (glyph, scale, x, y) => {
          expect(glyphOutline(glyph, scale, x, y)).toBe(byLibrary(glyph, scale, x, y))
        },
      ),
    )
  })

  it('rounds halves away from zero', () => {
    const commands: PathCommand[] = [
      { command: 'moveTo', args: [1, -1] },
      { command: 'lineTo', args: [3, 5] },
      { command: 'lineTo', args: [-7, 9] },
      { command: 'closePath', args: [] },
    ]
    const glyph = { path: { commands } } as unknown as Glyph
    // All multiples of 2^-5, so that the fifth decimal is exactly 5.
    expect(glyphOutline(glyph, 0.03125, 0, 0)).toBe('M0.0313 0.0313L0.0938-0.1563-0.2188-0.2813Z')
  })
})
