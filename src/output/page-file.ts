import type { Page, PrintJob } from '../sheets/print-job.ts'

/** The name of a page's own file: `zulu_a4_long-edge_01.svg`; of a page that shows one piece, `zulu_each/zulu-blood-front.svg`. */
export function pagePath({ name, pages }: PrintJob, index: number, extension: string): string {
  const single = pages[index]?.single
  if (single) return `${name}/${single.name}.${extension}`
  const digits = Math.max(2, String(pages.length).length)
  return `${name}_${String(index + 1).padStart(digits, '0')}.${extension}`
}

/** How many pieces a page shows the front of. */
export function frontsOn(page: Page | undefined): number {
  return (page?.placements ?? []).filter(({ face }) => face.side === 'front').length
}
