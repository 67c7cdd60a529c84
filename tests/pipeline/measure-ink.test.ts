import { expect, it } from 'vitest'
import { withInk } from '../../src/pipeline/estimate-ink.ts'
import { measureInk } from '../../src/pipeline/measure-ink.ts'
import { place, sampleFace, samplePage } from '../output/sample-job.ts'

const svgOf = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${inside}</svg>`

it('measures the pieces, not the page round them', () => {
  const face = sampleFace('A')
  const { width, height } = face
  const page = samplePage(1, [place(face, 30, 40)])
  const half = `<rect x="30" y="40" width="${width}" height="${height / 2}" fill="#000000"/>`
  const outside = '<rect x="150" y="200" width="50" height="50" fill="#000000"/>'
  const [ink] = measureInk([page], [svgOf(half + outside)])
  expect(ink).toBeCloseTo(0.5, 2)
})

it('renders pages that look alike once', () => {
  const pages = [1, 2, 3].map((number) =>
    samplePage(number, [place(sampleFace(number < 3 ? 'A' : 'B', {}, `<g id="g${number < 3 ? 1 : 3}"/>`), 30, 40)]),
  )
  const black = svgOf('<rect width="210" height="297" fill="#000000"/>')
  expect(measureInk(pages, [black, svgOf(''), svgOf('')])).toEqual([1, 1, 0])
})

it('gives a file for each page its own ink and a document the mean, to a hundredth', () => {
  const file = {
    path: 'a',
    format: 'svg',
    sheet: 'a',
    paper: 'a4',
    backs: 'none',
    pages: 1,
    pieces: 1,
    bytes: new Uint8Array(),
  }
  expect(withInk([file, file], [0.1234, 0.5]).map(({ ink }) => ink)).toEqual([0.12, 0.5])
  expect(withInk([file], [0.1, 0.5]).map(({ ink }) => ink)).toEqual([0.3])
})
