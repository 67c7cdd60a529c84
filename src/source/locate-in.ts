import { isMap, isPair, isSeq, type Node } from 'yaml'
import type { Span } from '../kernel/diagnostic.ts'
import { keyOf } from './convert-nodes.ts'
import type { LocatedDocument } from './located-document.ts'

/** The `spanOf` of a document: follows a path through the nodes, aliases to what they repeat. */
export function locateIn(
  file: string,
  text: string,
  root: Node | null,
  aliases: ReadonlyMap<Node, Node>,
): LocatedDocument['spanOf'] {
  return (path, part = 'value') => {
    let node = root
    let range: readonly number[] = root?.range ?? [0, 0]
    for (const [index, step] of path.entries()) {
      if (node) node = aliases.get(node) ?? node
      if (isMap<Node, Node | null>(node)) {
        // The last of two equal keys is the one that counts.
        const pair = node.items.findLast((item) => isPair(item) && keyOf(item.key) === String(step))
        if (!pair) break
        node = pair.value
        const value = node?.range
        const empty = !value || value[0] === value[1]
        range = (empty || (part === 'key' && index === path.length - 1) ? pair.key.range : value) ?? range
      } else if (isSeq<Node | null>(node)) {
        const item = node.items[Number(step)]
        if (!item) break
        node = item
        range = item.range ?? range
      } else break
    }
    return spanOfRange(file, text, range)
  }
}

/** A range without the blanks and line ends that block maps and lists drag along. */
function spanOfRange(file: string, text: string, range: readonly number[]): Span {
  const start = range[0] ?? 0
  const length = text.slice(start, range[1] ?? start).trimEnd().length
  return { file, start, end: start + length }
}
