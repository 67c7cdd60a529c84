import { Unzip, UnzipInflate } from 'fflate'
import { LIMITS } from './limits.ts'

/** Files of an archive by name. */
export type Parts = ReadonlyMap<string, Uint8Array>

/** Bytes that are unpacked at a time: one step yields at most a thousand times as many. */
const STEP = 4096

/**
 * Unpacks the wanted files of a ZIP archive, step by step, so that an archive which swells without end is given up early.
 * `too-large`: they hold more than the limit. Throws where the archive is damaged.
 */
export function unzipParts(archive: Uint8Array, isWanted: (name: string) => boolean): Parts | 'too-large' {
  const limit = LIMITS.unpackedMebibytes * 1024 * 1024
  const parts = new Map<string, Uint8Array>()
  const failures: Error[] = []
  let unpacked = 0
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name)) return
    const chunks: Uint8Array[] = []
    entry.ondata = (failure, chunk, isLast) => {
      // The first argument is null where all is well, whatever its type says.
      if ((failure as Error | null) !== null) failures.push(failure as Error)
      else {
        unpacked += chunk.length
        if (unpacked <= limit) chunks.push(chunk)
        if (isLast) parts.set(entry.name, Buffer.concat(chunks))
      }
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < archive.length && unpacked <= limit; at += STEP) {
    unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length)
    if (failures[0]) throw failures[0]
  }
  return unpacked > limit ? 'too-large' : parts
}
