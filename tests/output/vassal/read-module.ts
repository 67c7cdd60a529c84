import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { unzipSync } from 'fflate'
import { readPng } from '../../../src/output/png/read-png.ts'

/** A module taken apart. */
export interface ReadModule {
  /** Files by path. */
  readonly files: Readonly<Record<string, Uint8Array>>
  readonly build: XmlElement
  text(file: string): string
  /** Parts of a class, wherever they are, in order. */
  all(kind: string, inside?: XmlElement): XmlElement[]
  /** Width and height of a picture in pixels, once all of it has been read. */
  sizeOf(picture: string): readonly [number, number]
}

export function readModule(bytes: Uint8Array): ReadModule {
  const files = unzipSync(bytes)
  const fileOf = (path: string): Uint8Array => files[path] ?? missing(path)
  const text = (file: string): string => new TextDecoder('utf-8', { fatal: true }).decode(fileOf(file))
  const build = parseXml(text('buildFile.xml')).root ?? missing('a root')
  const all = (kind: string, inside: XmlElement = build): XmlElement[] =>
    inside.children.flatMap((child) =>
      child instanceof XmlElement
        ? [...(child.name === `VASSAL.build.${kind}` ? [child] : []), ...all(kind, child)]
        : [],
    )
  const sizeOf = (picture: string): readonly [number, number] => {
    const { width, height } = readPng(fileOf(`images/${picture}`), () => undefined)
    return [width, height]
  }
  return { files, build, text, all, sizeOf }
}

/** The text directly in an element. */
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (child instanceof XmlText ? child.text : '')).join('')

/** An attribute, which must be there. */
export const attribute = ({ attributes, name }: XmlElement, key: string): string =>
  attributes[key] ?? missing(`${name} ${key}`)

function missing(what: string): never {
  throw new Error(`no ${what}`)
}
