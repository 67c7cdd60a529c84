import { expect, it } from 'vitest'
import { headText, type PageSubject } from '../../src/sheets/page-texts.ts'

const info = { game: 'Zulu Spears', contents: 'Zulu deck', credits: [], notes: [], version: '' }
const subject: PageSubject = {
  side: 'front',
  number: 3,
  of: 12,
  sheet: 2,
  paper: 'A4',
  landscape: false,
  backs: 'long-edge',
  apart: false,
}
const paperText = (changes: Partial<PageSubject>): string => headText(info, { ...subject, ...changes }).paper

it('names the page', () => {
  expect(headText(info, subject)).toEqual({
    title: 'Zulu Spears',
    contents: 'Zulu deck, fronts',
    scale: 'Print at 100 %, no scaling',
    paper: 'A4, flip on long edge',
    page: 'Page 3 of 12',
  })
})

it('names no side where there is only one', () => {
  const contents = (['front', 'back', 'both', 'only'] as const).map(
    (side) => headText(info, { ...subject, side }).contents,
  )
  expect(contents).toEqual(['Zulu deck, fronts', 'Zulu deck, backs', 'Zulu deck, fronts and backs', 'Zulu deck'])
})

it('says how the paper is turned', () => {
  expect(paperText({ backs: 'short-edge', paper: 'Letter', landscape: true })).toBe(
    'Letter landscape, flip on short edge',
  )
  expect(paperText({ backs: 'none' })).toBe('A4, one side')
  expect(paperText({ backs: 'gutterfold', side: 'both' })).toBe('A4, one side, then fold')
  expect(paperText({ apart: true })).toBe('A4, then backs, flip on long edge')
  expect(paperText({ apart: true, side: 'back' })).toBe('A4, behind fronts page 2, flip on long edge')
})
