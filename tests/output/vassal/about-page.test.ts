import { expect, it } from 'vitest'
import { aboutPage } from '../../../src/output/vassal/about-page.ts'
import { deck, fieldMap, gameJob } from './sample-game-job.ts'

it('tells of cards only where there are some', () => {
  expect(aboutPage(gameJob())).not.toMatch(/card|hands/)
  expect(aboutPage(gameJob({ decks: [deck('duel', { knight: 1 })] }))).toMatch(/Ctrl-X puts it on its discards/)
})

it('says how much is reconstructed: all of a kind, or how many', () => {
  const { map } = fieldMap().hexes!
  const ours = { kind: 'reconstructed', text: 'by eye' } as const
  const page = (count: number) => {
    const hexes = map.hexes.map((hex, i) => (i < count ? { ...hex, source: ours } : hex))
    return aboutPage(gameJob({}, { maps: [{ ...map, hexes }] }))
  }
  expect(page(0)).not.toContain('Reconstructed')
  expect(page(5)).toContain('<li>Field: 5 of 12 hexes</li>')
  expect(page(12)).toContain('<li>Field: all hexes</li>')
})

it('writes titles as text', () => {
  expect(aboutPage(gameJob({}, { title: 'Fire & <Sword>' }))).toContain('<h1>Fire &amp; &lt;Sword&gt;</h1>')
})
