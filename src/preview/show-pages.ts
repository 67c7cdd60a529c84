import type { Fonts } from '../draw/fonts.ts'
import { svgPages } from '../output/svg/write-svg.ts'
import type { Page, Placement, PrintJob } from '../sheets/print-job.ts'
import type { PageStore } from './page-store.ts'
import { samePage } from './same-page.ts'
import type { ShownPage, ShownPiece } from './shown.ts'

/** The documents of a sheet and how their pages are shown. */
export interface ShownJobs {
  readonly jobs: readonly PrintJob[]
  readonly pages: readonly ShownPage[]
}

/** The pages of documents. A page that is as it was `before`, at the same place of a document drawn with the same library, is not written again. */
export function showPages(
  jobs: readonly PrintJob[],
  before: ShownJobs | undefined,
  fonts: Fonts,
  store: PageStore,
): ShownJobs {
  const old = new Map((before?.jobs ?? []).flatMap((job) => job.pages.map((page) => [keyOf(job, page), { job, page }])))
  const shown = new Map(pairs(before))
  const pages = jobs.flatMap((job) => {
    const write = svgPages(job, fonts, 'glyphs')
    return job.pages.map((page): ShownPage => {
      const known = old.get(keyOf(job, page))
      const kept =
        known?.job.library === job.library && titleOf(known.job) === titleOf(job) && samePage(known.page, page)
      const id = (kept ? shown.get(keyOf(job, page))?.id : undefined) ?? store.put(write(page))
      return { id, ...describe(job, page) }
    })
  })
  return { jobs, pages }
}

function keyOf({ name }: PrintJob, { number }: Page): string {
  return `${name} ${number}`
}

/** What of the whole document stands in the picture of each page. */
function titleOf({ title, pages }: PrintJob): string {
  return `${title} ${pages.length}`
}

function pairs(shown: ShownJobs | undefined): (readonly [string, ShownPage])[] {
  if (!shown) return []
  const keys = shown.jobs.flatMap((job) => job.pages.map((page) => keyOf(job, page)))
  return shown.pages.map((page, i) => [keys[i] ?? '', page])
}

function describe({ paper, pages }: PrintJob, page: Page): Omit<ShownPage, 'id'> {
  const { side, width, height, bookmark } = page
  const number = pages.length === 1 ? paper.title : `${paper.title}, page ${page.number} of ${pages.length}`
  return { title: bookmark, number, side, width, height, pieces: page.placements.map(pieceOf) }
}

function pieceOf({ face, x, y, turn }: Placement): ShownPiece {
  const { piece, side, label } = face
  const [width, height] = turn % 180 === 0 ? [face.width, face.height] : [face.height, face.width]
  return { piece, side, label, x, y, width, height }
}
