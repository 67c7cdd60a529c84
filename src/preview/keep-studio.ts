import type { openFonts } from '../draw/fonts.ts'
import { openStudio, type Studio, type StudioRequest } from '../draw/studio.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Host } from '../kernel/host.ts'
import { recordReads, type Recorder } from './record-reads.ts'

/** Drawings and faces of long gone states pile up in a studio; past this many it is given up for a new one. A large game has some thousands. */
const MOST_DRAWINGS = 50_000

interface Kept {
  readonly key: string
  readonly files: Recorder
  readonly opened: Outcome<Studio>
}

/** Opens studios like `openStudio`, and gives the same one again while its theme, templates and pictures are what they were. */
export function keepStudio(fonts: typeof openFonts): (request: StudioRequest) => Promise<Outcome<Studio>> {
  let kept: Kept | undefined
  /** Studios share fonts, and files may have been read and looked at again for another one: only who keeps the fonts knows. */
  const hasItsFonts = (host: Host, { value: studio }: Outcome<Studio>): boolean => {
    const has = studio?.theme.fonts
    return has !== undefined && fonts(host, has.files, has.fallback) === has
  }
  return async (request) => {
    const { host, folder, images, placeholders, lowInk } = request
    const key = JSON.stringify([folder, images, placeholders, lowInk])
    if (kept?.key === key && isFit(kept) && hasItsFonts(host, kept.opened)) return kept.opened
    const files = recordReads(host)
    const opened = await openStudio({ ...request, host: files.host, fonts, keepFaces: true })
    kept = { key, files, opened }
    return opened
  }
}

/** Findings about pictures are made once a studio, so one that has some cannot tell whether they still hold. */
function isFit({ files, opened: { value: studio } }: Kept): boolean {
  if (!studio || files.changed()) return false
  const findings = [studio, studio.backs].flatMap((each) => each?.pictures.findings ?? [])
  return findings.length === 0 && studio.library.size + (studio.faces?.size ?? 0) < MOST_DRAWINGS
}
