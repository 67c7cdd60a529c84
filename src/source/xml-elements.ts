import { XmlElement, parseXml } from '@rgrove/parse-xml'

/** The outermost element of an XML text in bytes. Throws where the text is no XML. */
export function xmlRoot(bytes: Uint8Array): XmlElement {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  const { root } = parseXml(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  if (!root) throw new Error('a part of it is empty')
  return root
}

/** The elements of a name inside another; prefixes of namespaces are left out of account. */
export function elementsIn(parent: XmlElement | undefined, name: string): XmlElement[] {
  if (!parent) return []
  return parent.children.filter((child) => child instanceof XmlElement).filter((child) => localName(child) === name)
}

/** The first of them. */
export function elementIn(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsIn(parent, name)[0]
}

/** The name of an element without its prefix. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The value of an attribute, prefix left out of account. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const { attributes } = element
  return attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
}
