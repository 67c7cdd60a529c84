import { findPaper } from '../../src/kernel/paper-sizes.ts'
import type { Setting } from '../../src/preview/shown.ts'

/** A4, turned over the long edge, in colour. */
export const a4Setting: Setting = { paper: findPaper('a4')!, backs: 'long-edge', lowInk: undefined }
