import { contentId } from './content-id.ts'
import type { Library } from './face.ts'
import { localIds } from './local-ids.ts'

/** Puts an element into the library under its id. Equal content is stored once; unlike content under one id is our own fault. */
export function store(library: Library, id: string, element: string): void {
  const known = library.get(id)
  if (known !== undefined && known !== element) throw new Error(`two drawings share the id ${id}`)
  if (known === undefined) library.set(id, element)
}

/** Moves a fragment into the library as a `<g>` and gives the `<use>` that stands for it. Ids inside become its own; what is inside may not refer to ids outside. */
export function share(library: Library, fragment: string): string {
  const content = localIds(fragment.trim().replace(/>\s+</g, '><'))
  if (content === '') return ''
  const id = contentId('s-', content)
  store(library, id, `<g id="${id}">${content}</g>`)
  return `<use href="#${id}"/>`
}
