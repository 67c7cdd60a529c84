import { expect, it } from 'vitest'
import { knownNames } from '../../src/pipeline/known-names.ts'
import { memoryHost } from '../support/memory-host.ts'

it('knows icons and colours of Quartermaster', () => {
  const known = knownNames(memoryHost())
  expect(['acorn', 'infantry', 'my-own'].map((name) => known.isIcon(name))).toEqual([true, true, false])
  expect(['scarlet', 'sea'].map((name) => known.isColour(name))).toEqual([true, false])
  expect(known.sides()).toEqual([])
})

it('knows those of a game besides, and its sides before it holds anything else', () => {
  const host = memoryHost({
    '/g/game.yaml': 'kind: game\ntitle: G\nsides: [{ id: red, title: Red }]\n',
    '/g/art/my-own.svg': '<svg/>',
    '/g/templates/pictures/drawn.svg.hbs': '<svg/>',
    '/g/templates/theme.yaml': 'kind: theme\ncolours: { sea: "#0044ff" }\n',
  })
  const known = knownNames(host, '/g')
  expect(['acorn', 'my-own', 'drawn'].map((name) => known.isIcon(name))).toEqual([true, true, true])
  expect(['scarlet', 'sea'].map((name) => known.isColour(name))).toEqual([true, true])
  expect(known.icons()).toContain('my-own')
  expect(known.sides()).toEqual(['red'])
})
