import { join } from 'node:path'
import type { Host } from '../../kernel/host.ts'

/** Folder of the starters, games of their own that new ones are copied from. */
function folderOf(host: Host): string {
  return join(host.root, 'data', 'starters')
}

/** Kinds of starters: the folders of `data/starters`. */
export function starterKinds(host: Host): readonly string[] {
  const folder = folderOf(host)
  return host.list(folder).filter((name) => host.kindOf(join(folder, name)) === 'folder')
}

/** Folder of the starter of a kind. */
export function starterFolder(host: Host, kind: string): string {
  return join(folderOf(host), kind)
}
