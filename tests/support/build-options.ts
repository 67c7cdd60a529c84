import { findPaper } from '../../src/kernel/paper-sizes.ts'
import type { BuildOptions } from '../../src/pipeline/build-game.ts'

/** Options of a plain build: A4, PDF, long edge, into /out, without simulation. */
export function buildOptions(changes: Partial<BuildOptions> = {}): BuildOptions {
  return {
    chosen: new Map(),
    simulation: false,
    placeholders: false,
    only: [],
    pieces: [],
    oneOfEach: false,
    formats: ['pdf'],
    papers: [findPaper('a4')!],
    backs: ['long-edge'],
    pages: 'interleaved',
    gap: 0,
    svgText: 'glyphs',
    out: '/out',
    force: false,
    strict: false,
    signal: new AbortController().signal,
    pause: () => Promise.resolve(),
    progress: () => undefined,
    ...changes,
  }
}
