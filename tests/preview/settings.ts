import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { openPreview, type Preview } from '../../src/preview/preview.ts'
import type { Setting } from '../../src/preview/shown.ts'
import type { MemoryHost } from '../support/memory-host.ts'

/** A4, turned over the long edge, in colour. */
export const a4Setting: Setting = { paper: findPaper('a4')!, backs: 'long-edge', lowInk: undefined }

/** A preview of the tiny game, which waits for nothing. */
export function tinyPreview(host: MemoryHost): Preview {
  return openPreview({
    host,
    folder: { path: '/games/tiny', name: 'tiny' },
    chosen: new Map(),
    placeholders: false,
    first: a4Setting,
    sleep: () => Promise.resolve(),
  })
}
