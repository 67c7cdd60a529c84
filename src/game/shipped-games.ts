import { join } from 'node:path'
import type { Host } from '../kernel/host.ts'

/** Ids of the games that come with Quartermaster: folders of `data/` with a game.yaml. */
export function shippedGames(host: Host): string[] {
  const data = join(host.root, 'data')
  return host.list(data).filter((name) => host.kindOf(join(data, name, 'game.yaml')) === 'file')
}
