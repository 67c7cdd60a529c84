import type { Host } from '../kernel/host.ts'

/** The icons of game-icons.net: each one path in a box of 512 x 512 (CC BY 3.0). */
export interface IconSet {
  /** Path data of an icon, also by an older name; undefined when there is none. */
  find(id: string): string | undefined
  names(): string[]
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const ICONS = '@iconify-json/game-icons/icons.json'

/** Opens the set on first use. Parsing its 6 MB takes longer than drawing a map, so icons are first looked for in its bytes. */
export function openIconSet(host: Host): IconSet {
  let bytes: Buffer | undefined
  let file: IconFile | undefined
  const read = (): Buffer => {
    if (bytes) return bytes
    const { buffer, byteOffset, byteLength } = host.readBytes(host.packageFile(ICONS))
    return (bytes = Buffer.from(buffer, byteOffset, byteLength))
  }
  const open = (): IconFile => (file ??= JSON.parse(read().toString()) as IconFile)
  const inWhole = (id: string): string | undefined => {
    const { icons, aliases } = open()
    const own = Object.hasOwn(icons, id) ? icons[id] : undefined
    const parent = aliases && Object.hasOwn(aliases, id) ? aliases[id]?.parent : undefined
    return own?.body ?? (parent === undefined ? undefined : icons[parent]?.body)
  }
  return {
    find(id) {
      const body = (file ? undefined : findBody(read(), id)) ?? inWhole(id)
      return body === undefined ? undefined : / d="([^"]+)"/.exec(body)?.[1]
    },
    names() {
      const { icons, aliases } = open()
      return [...Object.keys(icons), ...Object.keys(aliases ?? {})]
    },
  }
}

/** How an icon begins in the file: its name behind two tabs. Icons stand in the order of their names. */
const NAME = '\n\t\t"'
const BODY = '": {\n\t\t\t"body": '

/** The body of an icon, by binary search in the text of the file; undefined where there is none, or the file is laid out in another way. */
function findBody(file: Buffer, id: string): string | undefined {
  let [low, high] = [0, file.lastIndexOf('"aliases"')]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = file.indexOf(NAME, middle) + NAME.length
    if (at < NAME.length || at >= high) {
      high = middle
      continue
    }
    const end = file.indexOf('"', at)
    const name = file.toString('utf8', at, end)
    if (name < id) low = end
    else if (name > id) high = middle
    else {
      const text = file.toString('utf8', end, file.indexOf('\n', end + BODY.length))
      return text.startsWith(BODY) ? (JSON.parse(text.slice(BODY.length).replace(/,$/, '')) as string) : undefined
    }
  }
  return undefined
}
