import { escapeXml } from '../../draw/text-line.ts'

/** An element as SVG text, attributes in the order given; undefined ones are left out. */
export function element(name: string, attributes: Readonly<Record<string, string | undefined>>, inside = ''): string {
  let start = `<${name}`
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${escapeXml(value)}"`
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`
}
