import { posix } from 'node:path'
import { nearest } from '../kernel/suggest.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { decimal } from '../kernel/units.ts'
import { checkSubset } from './check-subset.ts'
import { contentId } from './content-id.ts'
import { sayDraw } from './draw-messages.ts'
import type { Library } from './face.ts'
import { openIconSet } from './icon-set.ts'
import { imageHead } from './image-size.ts'
import { pathBounds } from './path-bounds.ts'
import type { Area } from './area.ts'
import { store } from './share.ts'
import type { ReadArt } from './user-art.ts'

/** A drawing in the library, ready to be placed by `<use href="#id"/>`. */
export interface Picture {
  readonly id: string
  /** The part that is to fill its place, in the drawing's own units: ink of an icon, frame of a drawing, pixels of an image. */
  readonly box: Area
  /** The picture itself asks to stand on the lower edge of its place. */
  readonly stands: boolean
}

/** Colours of a picture: `ink` for what is drawn, `ground` for what shines through. `#rrggbb`. */
export interface Paint {
  readonly ink: string
  readonly ground: string
}

/** A picture, or why there is none. */
export type FoundPicture =
  | { readonly picture: Picture }
  | { readonly problem: 'missing' | 'unreadable'; readonly reason: string; readonly hints: readonly string[] }

/** Icons and picture files of a game and of Quartermaster. Each is read once and stored in the library once. */
export interface Pictures {
  /** An icon by id: the game's art, the game's pictures, our pictures, game-icons. */
  findIcon(id: string, paint: Paint): FoundPicture
  /** The same, for those who only ask whether it is there. */
  icon(id: string, paint: Paint): Picture | undefined
  /** A picture file, named from the game's folder. */
  file(path: string, paint: Paint): FoundPicture
  /** Every icon there is, for "did you mean". */
  names(): string[]
  /** Findings about the files themselves, each once. */
  readonly findings: readonly Diagnostic[]
}

/** Draws a picture template; undefined when there is none of that name. */
export type DrawPicture = (name: string, paint: Paint) => string | undefined

/** What pictures are made from. `readArt` is absent when the game brings no SVG files. */
export interface PictureSources {
  readonly host: Host
  readonly folder: string
  /** Where the drawings go. */
  readonly library: Library
  readonly drawPicture: DrawPicture
  readonly pictureNames: readonly string[]
  readonly readArt?: ReadArt | undefined
  /** Findings made while picture templates were drawn; those about files are added. */
  readonly findings: Diagnostic[]
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const HEAD = /^\s*<svg\s+viewBox="([^"]+)"([^>]*)>([\s\S]*)<\/svg>\s*$/

/** Opens the pictures of a game. */
export function openPictures(sources: PictureSources): Pictures {
  const { host, folder, library, drawPicture } = sources
  const icons = openIconSet(host)
  const { findings } = sources
  const known = new Map<string, Picture | undefined>()

  const artFile = (path: string, paint: Paint): { picture: Picture; element: string } => {
    if (!sources.readArt) throw new Error('it is an SVG file outside the art folder')
    const art = sources.readArt(host.readText(posix.join(folder, path)), paint.ink)
    const file = posix.join(folder, path)
    // Its ids are its own, and usvg has thrown out what leads nowhere.
    const [problem] = checkSubset(`<g>${art.body}</g>`, () => true)
    if (problem) throw new Error(`${problem.what} cannot be drawn; turn it into plain shapes`)
    if (art.empty) findings.push(sayDraw('picture-empty', { path }, { file, start: 0, end: 0 }))
    const id = contentId('a-', art.body)
    return { picture: { id, box: art.box, stands: false }, element: `<g id="${id}">${art.body}</g>` }
  }

  const drawn = (name: string, paint: Paint): { picture: Picture; element: string } | undefined => {
    const svg = drawPicture(name, paint)
    if (svg === undefined) return undefined
    const [, viewBox = '', rest = '', body = ''] = HEAD.exec(svg) ?? []
    const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number)
    const id = contentId(`p-${name}-`, body)
    const stands = rest.includes('data-stands="true"')
    return { picture: { id, box: { x, y, width, height }, stands }, element: `<g id="${id}">${body.trim()}</g>` }
  }

  const fromSet = (name: string): { picture: Picture; element: string } | undefined => {
    const data = icons.find(name)
    if (data === undefined) return undefined
    return {
      picture: { id: `i-${name}`, box: pathBounds(data), stands: false },
      element: `<path id="i-${name}" d="${data}"/>`,
    }
  }

  const remember = (
    key: string,
    make: () => { picture: Picture; element: string } | undefined,
  ): Picture | undefined => {
    if (!known.has(key)) {
      const made = make()
      if (made) store(library, made.picture.id, made.element)
      known.set(key, made?.picture)
    }
    return known.get(key)
  }

  const image = (path: string): { picture: Picture; element: string } => {
    const bytes = host.readBytes(posix.join(folder, path))
    const head = imageHead(bytes)
    if (!head) throw new Error('it is no PNG, JPEG or SVG file')
    const id = contentId('m-', path)
    const size = `width="${decimal(head.width)}" height="${decimal(head.height)}"`
    const element = `<image id="${id}" ${size} href="data:${head.mime};base64,${base64(bytes)}"/>`
    return { picture: { id, box: { x: 0, y: 0, width: head.width, height: head.height }, stands: false }, element }
  }

  const findIcon = (id: string, paint: Paint): FoundPicture => {
    const path = `art/${id}.svg`
    const isName = /^[\p{L}\p{N}_.-]+$/u.test(id)
    return attempt(() => {
      if (!isName) return undefined
      return remember(`icon ${id} ${paint.ink} ${paint.ground}`, () =>
        sources.readArt && host.kindOf(posix.join(folder, path)) === 'file'
          ? artFile(path, paint)
          : (drawn(id, paint) ?? fromSet(id)),
      )
    })
  }

  return {
    findings,
    names: () => [...sources.pictureNames, ...icons.names()],
    findIcon,
    icon(id, paint) {
      const found = findIcon(id, paint)
      return 'picture' in found ? found.picture : undefined
    },
    file(path, paint) {
      if (host.kindOf(posix.join(folder, path)) !== 'file')
        return { problem: 'missing', reason: '', hints: nearFiles(host, folder, path) }
      return attempt(() =>
        remember(`file ${path} ${paint.ink}`, () =>
          path.toLowerCase().endsWith('.svg') ? artFile(path, paint) : image(path),
        ),
      )
    },
  }
}

/** Finds a picture; a file that cannot be read is the user's, whatever its reader throws. */
function attempt(find: () => Picture | undefined): FoundPicture {
  try {
    const picture = find()
    return picture ? { picture } : { problem: 'missing', reason: '', hints: [] }
  } catch (error) {
    const reason =
      error instanceof HostError ? 'it cannot be read' : error instanceof Error ? error.message : String(error)
    return { problem: 'unreadable', reason, hints: [] }
  }
}

/** The file of the same folder (or of `art`) whose name is nearest. */
function nearFiles(host: Host, folder: string, path: string): string[] {
  const places = [...new Set([posix.dirname(path), 'art'])].filter(
    (place) => host.kindOf(posix.join(folder, place)) === 'folder',
  )
  const files = places.flatMap((place) => host.list(posix.join(folder, place)).map((name) => posix.join(place, name)))
  const near = nearest(path, files)
  return near === undefined ? [] : [`did you mean "${near}"?`]
}
