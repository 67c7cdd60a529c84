import type { SheetInfo } from './deck-request.ts'
import type { HeadText } from './head-line.ts'
import type { Backs } from './print-job.ts'

/** What a page of a deck is, for its words. */
export interface PageSubject {
  /** `only` on sheets none of whose pieces has a back. */
  readonly side: 'front' | 'back' | 'both' | 'only'
  readonly number: number
  readonly of: number
  /** Number of the sheet of paper, from 1. */
  readonly sheet: number
  readonly paper: string
  readonly landscape: boolean
  readonly backs: Backs
  /** Fronts and backs stand in two files. */
  readonly apart: boolean
}

/** The reminder that a viewer must not fit the page to the printer. */
export const SCALE_TEXT = 'Print at 100 %, no scaling'

/** What the head adds to the contents of a sheet. */
export const SIDES: Readonly<Record<PageSubject['side'], string>> = {
  front: ', fronts',
  back: ', backs',
  both: ', fronts and backs',
  only: '',
}

/** Words of the head of a page. */
export function headText(info: SheetInfo, subject: PageSubject): HeadText {
  return {
    title: info.game,
    contents: `${info.contents}${SIDES[subject.side]}`,
    scale: SCALE_TEXT,
    paper: `${subject.paper}${subject.landscape ? ' landscape' : ''}, ${howToTurn(subject)}`,
    page: `Page ${subject.number} of ${subject.of}`,
  }
}

function howToTurn({ backs, side, apart, sheet }: PageSubject): string {
  if (backs === 'none') return 'one side'
  if (backs === 'gutterfold') return 'one side, then fold'
  const edge = backs === 'long-edge' ? 'long edge' : 'short edge'
  if (!apart) return `flip on ${edge}`
  return side === 'front' ? `then backs, flip on ${edge}` : `behind fronts page ${sheet}, flip on ${edge}`
}

/** What somebody who turns the stack by hand must know; printed on every page of the second file. */
export const REFEED_NOTE =
  'Same order as the fronts: feed the printed fronts again, page 1 first, so that each page lands behind the page of the same number'
