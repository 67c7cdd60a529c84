import type { Span } from '../../kernel/diagnostic.ts'
import type { Sources } from '../code-frame.ts'
import { lineStartsOf } from '../line-starts.ts'
import { positionOf } from '../position.ts'
import { sourceUri } from './source-uri.ts'

/** A place in a file, or a file or folder as a whole, named by its path. Lines and columns count from 1, the end is the column behind the last. */
export function locationOf(at: Span | string, sources: Sources, folder: string): { readonly physicalLocation: object } {
  const file = typeof at === 'string' ? at : at.file
  const text = sources.get(file)
  const region = typeof at === 'string' || text === undefined ? WHOLE : regionOf(at, text, lineStartsOf(sources, file))
  return { physicalLocation: { artifactLocation: sourceUri(file, folder), region } }
}

/** GitHub shows no result without a line. */
const WHOLE = { startLine: 1 }

function regionOf({ start, end }: Span, text: string, starts: readonly number[]): object {
  const from = positionOf(text, start, starts)
  const to = positionOf(text, end, starts)
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
}
