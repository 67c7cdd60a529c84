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

/**
 * Opens the set on first use. The file is 6 MB, yet reading and parsing all of it takes 20 to 30 ms, no more than searching its text for
 * a dozen icons, since most of it is long strings.
 */
export function openIconSet(host: Host): IconSet {
  let file: IconFile | undefined
  const open = (): IconFile => (file ??= JSON.parse(host.readText(host.packageFile(ICONS))) as IconFile)
  return {
    find(id) {
      const { icons, aliases } = open()
      const own = Object.hasOwn(icons, id) ? icons[id] : undefined
      const parent = aliases && Object.hasOwn(aliases, id) ? aliases[id]?.parent : undefined
      const body = own?.body ?? (parent === undefined ? undefined : icons[parent]?.body)
      return body === undefined ? undefined : / d="([^"]+)"/.exec(body)?.[1]
    },
    names() {
      const { icons, aliases } = open()
      return [...Object.keys(icons), ...Object.keys(aliases ?? {})]
    },
  }
}
