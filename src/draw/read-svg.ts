import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml'

/** An element of a drawing in the strict subset. */
export interface SvgNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Child elements, in order. */
  readonly children: readonly SvgNode[]
  /** Character data directly inside, entities resolved. Blanks between elements are layout of the file, not text: they are left out. */
  readonly text: string
}

function nodeOf(element: XmlElement): SvgNode {
  const children: SvgNode[] = []
  let text = ''
  for (const child of element.children) {
    if (child instanceof XmlElement) children.push(nodeOf(child))
    else if (child instanceof XmlText) text += child.text
  }
  return {
    name: element.name,
    attributes: element.attributes,
    children,
    text: children.length > 0 && text.trim() === '' ? '' : text,
  }
}

/**
 * Reads a fragment (any number of elements side by side, such as `Face.svg` or an entry of the `Library`) and gives them as the
 * children of one `g` without attributes. Comments are skipped. Throws an Error when the markup is not well-formed XML.
 */
export function readSvg(markup: string): SvgNode {
  const { root } = parseXml(`<g>${markup}</g>`)
  if (!root) throw new Error('no element in the drawing')
  return nodeOf(root)
}
