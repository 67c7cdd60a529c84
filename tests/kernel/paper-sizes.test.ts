import { expect, it } from 'vitest'
import { PAPERS, findPaper } from '../../src/kernel/paper-sizes.ts'
import { PT_PER_MM } from '../../src/kernel/units.ts'

it('knows A4 and Letter to the point', () => {
  const a4 = findPaper('A4')
  const letter = findPaper(' letter ')
  expect([a4!.width * PT_PER_MM, a4!.height * PT_PER_MM].map((v) => v.toFixed(2))).toEqual(['595.28', '841.89'])
  expect([letter!.width * PT_PER_MM, letter!.height * PT_PER_MM].map((v) => v.toFixed(2))).toEqual(['612.00', '792.00'])
})

it('has every paper in portrait, under its own name', () => {
  for (const paper of PAPERS) {
    expect(paper.width).toBeLessThan(paper.height)
    expect(findPaper(paper.id)).toBe(paper)
  }
})

it('takes own sizes in mm and inches, portrait', () => {
  expect(findPaper('150x100mm')).toMatchObject({ title: '150 x 100 mm', width: 100, height: 150 })
  expect(findPaper('8x10in')).toMatchObject({ width: 203.2, height: 254 })
})

it.each(['', 'a44', '10x10mm', '100x6000mm', '100x150', '-1x100mm', '1e2x100mm'])('refuses %j', (name) => {
  expect(findPaper(name)).toBeUndefined()
})
