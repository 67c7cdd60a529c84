import { describe, expect, it } from 'vitest'
import { readSvg, type SvgNode } from '../../src/draw/read-svg.ts'
import { libraryIds, fragmentIds } from '../../src/output/drawing-ids.ts'
import { faceKey } from '../../src/output/face-key.ts'
import { INITIAL, hrefId, numberOf, numbersOf, presentationOf, urlId } from '../../src/output/presentation.ts'
import { sampleFace } from './sample-job.ts'

const node = (svg: string): SvgNode => readSvg(svg).children[0] as SvgNode

describe('presentationOf', () => {
  it('takes over what is outside and lays the element over it', () => {
    const outer = presentationOf(node('<g fill="#ff0000" opacity="0.5"/>'), INITIAL)
    const inner = presentationOf(node('<rect stroke="#00ff00" width="3" data-note="x"/>'), outer)
    expect(inner).toEqual({ ...INITIAL, fill: '#ff0000', stroke: '#00ff00' })
    expect(presentationOf(node('<rect width="3"/>'), outer)).toBe(outer)
  })

  it.each(['style="fill:red"', 'class="a"', 'filter="url(#a)"', 'font-variant="small-caps"', 'onclick="x"'])(
    'refuses %s',
    (written) =>
      expect(() => presentationOf(node(`<rect ${written}/>`), INITIAL)).toThrow('outside the drawing subset'),
  )
})

it('reads numbers without units, and nothing else', () => {
  expect(numberOf(node('<rect x=" 1.5e1 "/>'), 'x')).toBe(15)
  expect(numberOf(node('<rect/>'), 'x', 7)).toBe(7)
  for (const bad of ['1mm', '', '10%', 'Infinity', '1 2'])
    expect(() => numberOf(node(`<rect x="${bad}"/>`), 'x')).toThrow()
  expect(numbersOf(' 1,2 -3.5\n4 ', 'points')).toEqual([1, 2, -3.5, 4])
  expect(() => numbersOf('1 x', 'points')).toThrow('points')
})

it('tells references from colours', () => {
  expect([urlId('url(#a-1)'), urlId('#a'), urlId('#ff0000'), urlId('url(x)')]).toEqual([
    'a-1',
    undefined,
    undefined,
    undefined,
  ])
  expect([hrefId('#a'), hrefId('a.svg#a'), hrefId(undefined)]).toEqual(['a', undefined, undefined])
})

describe('drawing ids', () => {
  const library = new Map([
    ['one', '<g id="one"><clipPath id="inside"><rect/></clipPath></g>'],
    ['two', '<path id="two"/>'],
  ])

  it('finds shared drawings and what is inside them, always the same node', () => {
    const ids = libraryIds(library)
    expect(ids.find('inside').name).toBe('clipPath')
    expect(ids.find('one').children[0]).toBe(ids.find('inside'))
    expect(ids.find('two')).toBe(ids.find('two'))
    expect(() => ids.find('three')).toThrow('#three')
  })

  it('looks into the fragment first', () => {
    const ids = fragmentIds(readSvg('<g><rect id="two"/></g>'), libraryIds(library))
    expect(ids.find('two').name).toBe('rect')
    expect(ids.find('one').name).toBe('g')
  })
})

it('gives equal keys to equal pictures only', () => {
  const face = sampleFace('A')
  expect(faceKey({ ...face, piece: 'other/1', label: 'B' })).toBe(faceKey(face))
  for (const part of [{ side: 'back' as const }, { width: 63 }, { height: 88 }, { bleed: 2 }, { svg: '' }])
    expect(faceKey({ ...face, ...part })).not.toBe(faceKey(face))
})
