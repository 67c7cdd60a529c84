import { drawFace } from '../../src/draw/draw-face.ts'
import type { Diagnostic } from '../../src/kernel/diagnostic.ts'
import { readSvg, type SvgNode } from '../../src/draw/read-svg.ts'
import { openStudio, type Studio } from '../../src/draw/studio.ts'
import { memoryHost } from '../support/memory-host.ts'

/** A template drawn in a test. */
export interface Drawn {
  readonly svg: string
  readonly findings: readonly Diagnostic[]
  readonly studio: Studio
  /** Every `<text>` with its content, in order, shared ones included. */
  readonly texts: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly pt: number
    readonly node: SvgNode
  }[]
}

/** Every element of a drawing, `use` of shared groups followed. */
export function elementsOf(svg: string, studio: Studio): SvgNode[] {
  const walk = (node: SvgNode): SvgNode[] => {
    const shared = node.name === 'use' ? studio.library.get((node.attributes['href'] ?? '').slice(1)) : undefined
    return [
      node,
      ...node.children.flatMap(walk),
      ...(shared === undefined ? [] : readSvg(shared).children.flatMap(walk)),
    ]
  }
  return readSvg(svg).children.flatMap(walk)
}

/** A studio for a game folder in memory. */
export async function studioWith(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  placeholders = false,
): Promise<Studio> {
  const host = memoryHost(
    Object.fromEntries(Object.entries(files).map(([path, content]) => [`/game/${path}`, content])),
  )
  const opened = await openStudio({ host, folder: '/game', placeholders })
  if (!opened.value) throw new Error(opened.diagnostics.map((d) => d.message).join('\n'))
  return opened.value
}

/** Draws a template text with values; further files lie in the game's folder. */
export async function drawTemplate(
  template: string,
  values: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string | Uint8Array>> = {},
  options: { readonly placeholders?: boolean; readonly safe?: number } = {},
): Promise<Drawn> {
  const studio = await studioWith({ ...files, 'templates/test.svg.hbs': template }, options.placeholders)
  const rim = options.safe
  const drawn = drawFace(studio, {
    template: 'test',
    names: { fields: new Set(Object.keys(values)), data: new Set(['number', 'copy', 'items']), owner: 'deck "test"' },
    values,
    data: { number: 7, copy: 1, items: [{ name: 'a', value: 0 }] },
    piece: 'card "Test"',
    ...(rim !== undefined && { safe: { x: rim, y: rim, width: 60 - 2 * rim, height: 90 - 2 * rim } }),
    spanOf: (field) =>
      field in values ? { file: '/game/deck.yaml', start: field.length, end: field.length + 1 } : undefined,
  })
  const svg = drawn.svg ?? ''
  const texts = (svg === '' || drawn.findings.some((f) => f.code === 'template/not-svg') ? [] : elementsOf(svg, studio))
    .filter((node) => node.name === 'text')
    .map((node) => ({
      node,
      text: node.text,
      x: Number(node.attributes['x']),
      y: Number(node.attributes['y']),
      pt: (Number(node.attributes['font-size']) / 25.4) * 72,
    }))
  return { svg, findings: drawn.findings, studio, texts }
}
