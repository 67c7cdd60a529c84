import { join } from 'node:path'
import type { Host } from '../kernel/host.ts'

/** Version of this package, as its package.json says. */
export function packageVersion(host: Host): string {
  return (JSON.parse(host.readText(join(host.root, 'package.json'))) as { version: string }).version
}
