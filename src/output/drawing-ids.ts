import type { Library } from '../draw/face.ts'
import { readSvg, type SvgNode } from '../draw/read-svg.ts'

/** Finds the elements that a drawing refers to. */
export interface DrawingIds {
  /** The element of an id. Throws when there is none: a fault of Quartermaster, references are checked when drawings are made. */
  find(id: string): SvgNode
}

function collect(node: SvgNode, into: Map<string, SvgNode>): void {
  const { id } = node.attributes
  if (id !== undefined) into.set(id, node)
  for (const child of node.children) collect(child, into)
}

/** The shared drawings of a build, each parsed when it is first asked for and then kept, so that a node stands for one drawing. */
export function libraryIds(library: Library): DrawingIds {
  const parsed = new Map<string, SvgNode>()
  return {
    find(id) {
      const known = parsed.get(id)
      if (known) return known
      const entry = library.get(id)
      if (entry !== undefined) collect(readSvg(entry), parsed)
      // What is inside a shared drawing (its own clip path) is known once that drawing has been read; the rest is looked up now.
      if (!parsed.has(id))
        for (const markup of library.values()) if (markup.includes(`"${id}"`)) collect(readSvg(markup), parsed)
      const found = parsed.get(id)
      if (!found) throw new Error(`a drawing refers to #${id}, which does not exist`)
      return found
    },
  }
}

/** The ids of a fragment laid over those of the library. */
export function fragmentIds(fragment: SvgNode, outside: DrawingIds): DrawingIds {
  const own = new Map<string, SvgNode>()
  collect(fragment, own)
  return own.size === 0 ? outside : { find: (id) => own.get(id) ?? outside.find(id) }
}
