import { escapeXml } from '../../draw/text-line.ts'

/** An element of the build file. It has children or text, not both. */
export interface XmlPart {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  readonly children: readonly XmlPart[]
  readonly text?: string | undefined
}

/** A component of VASSAL, by its class below `VASSAL.build`: `module.Map`. */
export function component(
  kind: string,
  attributes: XmlPart['attributes'] = {},
  children: readonly XmlPart[] = [],
): XmlPart {
  return { name: `VASSAL.build.${kind}`, attributes, children }
}

/** An element that holds text. */
export function textPart(name: string, text: string, attributes: XmlPart['attributes'] = {}): XmlPart {
  return { name, attributes, children: [], text }
}

/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A document of one root element, indented for people who look into it. */
export function writeXml(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${write(root, '')}\n`
}

function write({ name, attributes, children, text }: XmlPart, indent: string): string {
  const open = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${attribute(String(value))}"`)
    .join('')}`
  if (text !== undefined) return `${open}>${content(text)}</${name}>`
  if (children.length === 0) return `${open}/>`
  return `${open}>\n${children.map((child) => write(child, `${indent}  `)).join('\n')}\n${indent}</${name}>`
}

const content = (text: string): string => escapeXml(text.replace(UNWRITABLE, '\ufffd')).replaceAll('\r', '&#13;')

/** Blanks other than spaces would be read as spaces. */
const attribute = (text: string): string => content(text).replaceAll('\t', '&#9;').replaceAll('\n', '&#10;')
