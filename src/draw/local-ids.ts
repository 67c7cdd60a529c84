import { contentId } from './content-id.ts'

const OWN_ID = /\sid="([^"]+)"/g

/**
 * Makes the ids that a fragment defines its own (`sky` becomes `sky-1x9k…`), with everything in it that points to them, so that pieces
 * meet on a page without taking each other's gradients and clips. Equal fragments get equal ids.
 */
export function localIds(fragment: string): string {
  const own = new Set([...fragment.matchAll(OWN_ID)].map((match) => match[1] ?? ''))
  if (own.size === 0) return fragment
  const suffix = contentId('-', fragment)
  return fragment
    .replace(OWN_ID, (_, id: string) => ` id="${id}${suffix}"`)
    .replace(/\s((?:xlink:)?href)="#([^"]+)"/g, (all, name: string, id: string) =>
      own.has(id) ? ` ${name}="#${id}${suffix}"` : all,
    )
    .replace(/url\(#([^)"']+)\)/g, (all, id: string) => (own.has(id) ? `url(#${id}${suffix})` : all))
}
