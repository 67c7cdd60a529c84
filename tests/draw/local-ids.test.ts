import { expect, test } from 'vitest'
import { localIds } from '../../src/draw/local-ids.ts'

test('own ids and everything that points to them are renamed, others stay', () => {
  const renamed = localIds('<g id="a"/><use href="#a"/><use href="#other"/><rect fill="url(#a)" clip-path="url(#b)"/>')
  const id = /<g id="(a-\w+)"/.exec(renamed)?.[1]
  expect(id).toBeDefined()
  expect(renamed).toBe(
    `<g id="${id}"/><use href="#${id}"/><use href="#other"/><rect fill="url(#${id})" clip-path="url(#b)"/>`,
  )
})

test('equal fragments get equal ids, unlike ones unlike ids', () => {
  const idOf = (body: string): string | undefined => /id="([^"]+)"/.exec(localIds(`<g id="a">${body}</g>`))?.[1]
  expect(idOf('<g/>')).toBe(idOf('<g/>'))
  expect(idOf('<g/>')).not.toBe(idOf('<rect/>'))
})

test('a fragment without ids stays as it is', () => {
  const fragment = '<use href="#s-1"/><text data-id="x">id="y"</text>'
  expect(localIds('<use href="#s-1"/>')).toBe('<use href="#s-1"/>')
  expect(localIds(fragment)).toContain('data-id="x"')
})
