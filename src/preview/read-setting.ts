import type { LowInk } from '../draw/studio.ts'
import { PAPERS } from '../kernel/paper-sizes.ts'
import type { Backs } from '../sheets/print-job.ts'
import type { Setting } from './shown.ts'

/** Kinds of backs that a page may ask for. */
export const SHOWN_BACKS: readonly Backs[] = ['long-edge', 'short-edge', 'gutterfold', 'none']

/** What saves ink, as an address says it. */
const INKS: Readonly<Record<string, LowInk | undefined>> = { full: undefined, low: 'all', 'low-backs': 'backs' }

/** A setting as `paper=a4&backs=long-edge&ink=full`; what is not said is as in `usual`. Undefined for anything that is not known. */
export function readSetting(query: URLSearchParams, usual: Setting): Setting | undefined {
  const wanted = query.get('paper') ?? usual.paper.id
  const paper = [...PAPERS, usual.paper].find(({ id }) => id === wanted)
  const backs = SHOWN_BACKS.find((known) => known === (query.get('backs') ?? usual.backs))
  const ink = query.get('ink') ?? inkName(usual.lowInk)
  if (!paper || !backs || !Object.hasOwn(INKS, ink)) return undefined
  return { paper, backs, lowInk: INKS[ink] }
}

/** What saves ink, as an address says it. */
export function inkName(lowInk: LowInk | undefined): string {
  return Object.keys(INKS).find((name) => INKS[name] === lowInk) ?? 'full'
}
