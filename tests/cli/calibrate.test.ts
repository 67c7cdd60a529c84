import { describe, expect, it } from 'vitest'
import { run } from '../../src/cli/run.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'
import { tinyGame } from '../support/tiny-game.ts'

async function qm(host: MemoryHost, line: string): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(host, '/desk')
  return { code: await run(line.split(' '), context), ...context.said }
}

const PROFILE = 'kind: printer\ntitle: Hall\nback: { shift: { x: 1.5, y: -0.5 } }\n'

describe('qm calibrate', () => {
  it('writes a sheet of two pages for each paper, keeps the others, and says what to do next', async () => {
    const host = memoryHost()
    const { code, out } = await qm(host, 'calibrate --paper a4,letter')
    expect(code).toBe(0)
    expect(out).toContain('out/calibration/calibration_a4_long-edge.pdf  2 pages')
    expect(out).toContain('kind: printer')
    expect(readPdf(host.readBytes('/desk/out/calibration/calibration_letter_long-edge.pdf')).pages).toHaveLength(2)
    expect((await qm(host, 'calibrate --landscape')).code).toBe(0)
    const pdfs = [...host.files.keys()].filter((path) => path.endsWith('.pdf')).map((path) => path.split('/').at(-1))
    expect(pdfs.sort()).toEqual([
      'calibration-landscape_a4_long-edge.pdf',
      'calibration_a4_long-edge.pdf',
      'calibration_letter_long-edge.pdf',
    ])
  })

  it('tries a profile out', async () => {
    const host = memoryHost({ '/desk/printer.yaml': PROFILE })
    expect((await qm(host, 'calibrate --printer printer.yaml')).code).toBe(0)
    const { pieces } = readPdf(host.readBytes('/desk/out/calibration/calibration_a4_long-edge.pdf'))
    const first = (side: string) => pieces.find((piece) => piece.side === side)!.corners[0]!
    expect(first('front').x).toBeCloseTo(15, 4)
    expect(first('back').x).toBeCloseTo(16.5, 4)
    expect(first('back').y).toBeCloseTo(14.5, 4)
  })

  it('refuses too small a paper and writes nothing', async () => {
    const host = memoryHost()
    const { code, err } = await qm(host, 'calibrate --paper a4,a5')
    expect([code, host.files.size]).toEqual([1, 0])
    expect(err).toContain('A5 is too small')
  })

  it('knows two flips', async () => {
    expect((await qm(memoryHost(), 'calibrate --backs gutterfold')).code).toBe(2)
  })
})

describe('qm build --printer', () => {
  it('moves the backs and says for which printer', async () => {
    const host = tinyGame()
    host.files.set('/desk/printer.yaml', new TextEncoder().encode(PROFILE))
    const { code, out, err } = await qm(host, 'build /games/tiny --printer printer.yaml')
    expect(code).toBe(0)
    expect(out).toContain('pages moved for the printer Hall')
    expect(err).toContain('sheets/moved-to-edge')
    expect((await qm(host, 'build /games/tiny --printer printer.yaml --strict')).code).toBe(1)
  })

  it('stops before anything is written when the profile is wrong', async () => {
    const host = tinyGame()
    host.files.set('/desk/printer.yaml', new TextEncoder().encode('kind: printer\nbak: {}\n'))
    const { code, err } = await qm(host, 'build /games/tiny --printer printer.yaml')
    expect(code).toBe(1)
    expect(err).toContain('printer.yaml:2:1 error schema/unknown-key')
    expect([...host.files.keys()].some((path) => path.startsWith('/desk/out'))).toBe(false)
    const json = await qm(host, 'build /games/tiny --printer nowhere.yaml --json')
    expect(json.code).toBe(1)
    expect(json.out).toContain('build/no-printer')
  })
})
