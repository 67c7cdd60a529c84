import { expect, it } from 'vitest'
import { buildPageJob } from '../../src/sheets/build-page-job.ts'
import { oneSidedJob } from '../../src/sheets/one-sided-job.ts'
import { paperOf, sampleFace, sampleRequest } from './support/sample-deck.ts'

const { info, theme, library, author, subject, keywords } = sampleRequest()
const about = { sheet: 'map', title: 'A map', paper: paperOf('letter'), library, author, subject, keywords }
const [page] = buildPageJob({ ...about, faces: [sampleFace(1, 'front', 195.9, 259.4, 0)], theme, info }).value!.pages

it('has no backs, and a piece a page', () => {
  const { value: job, diagnostics } = oneSidedJob(about, [
    { page: page!, leftOut: [] },
    { page: page!, leftOut: [] },
  ])
  expect(diagnostics).toEqual([])
  expect(job).toMatchObject({ sheet: 'map', name: 'map_letter_none', backs: 'none', pieces: 2, author, keywords })
  expect(job!.pages).toEqual([page, page])
})

it('notes once what had no room on several pages', () => {
  const { diagnostics } = oneSidedJob(about, [
    { page: page!, leftOut: ['"Icons"'] },
    { page: page!, leftOut: ['"Icons"', '"Fonts"'] },
  ])
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'note sheets/left-out',
    'note sheets/left-out',
  ])
  expect(diagnostics[0]!.message).toContain('"Icons"')
  expect(diagnostics[1]!.message).toContain('"Fonts"')
})
