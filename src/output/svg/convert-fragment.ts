import type { Fonts } from '../../draw/fonts.ts'
import type { SvgNode } from '../../draw/read-svg.ts'
import { escapeXml } from '../../draw/text-line.ts'
import { INITIAL, hrefId, presentationOf, urlId, type Presentation } from '../presentation.ts'
import { element } from './element.ts'
import type { GlyphStore } from './glyph-store.ts'
import { glyphText } from './glyph-text.ts'

/** A fragment as it stands in the file, and what it refers to. */
export interface Converted {
  readonly markup: string
  /** Glyph outlines in use, in order. */
  readonly glyphs: ReadonlySet<string>
  /** Ids of other elements that it refers to, in order. */
  readonly refers: ReadonlySet<string>
  /** Ids of its own elements. */
  readonly owns: ReadonlySet<string>
}

/** What conversion needs. Without `glyphs`, text stays text. */
export interface Conversion {
  readonly fonts: Fonts
  readonly glyphs: GlyphStore | undefined
}

/** Converts a drawing. `style` is what surrounds it, as far as that is known where it is defined. */
export function convertFragment(root: SvgNode, conversion: Conversion, style: Presentation = INITIAL): Converted {
  const glyphs = new Set<string>()
  const refers = new Set<string>()
  const owns = new Set<string>()
  const convert = (node: SvgNode, outside: Presentation, inClip: boolean): string => {
    const { attributes } = node
    if (attributes.id !== undefined) owns.add(attributes.id)
    for (const [name, value] of Object.entries(attributes)) {
      const id = name === 'href' ? hrefId(value) : urlId(value)
      if (id !== undefined) refers.add(id)
      else if (name === 'href' && !value.startsWith('data:image/'))
        throw new Error(`<${node.name} href="${value}"> refers to something outside the file`)
    }
    const own = node.name === 'stop' ? outside : presentationOf(node, outside)
    if (node.name === 'text') {
      if (conversion.glyphs)
        return glyphText(node, own, conversion.fonts, { glyphs: conversion.glyphs, used: glyphs, asPath: inClip })
      return element('text', liveText(attributes, own), textInside(node, own))
    }
    const inside = node.children.map((child) => convert(child, own, inClip || node.name === 'clipPath')).join('')
    return element(node.name, attributes, node.children.length > 0 ? inside : escapeXml(node.text.trim()))
  }
  const markup = root.children.map((child) => convert(child, style, false)).join('\n')
  return { markup, glyphs, refers, owns }
}

/** Attributes of live text. There is no attribute that switches ligatures off, but renderers form none in letter-spaced text. */
function liveText(attributes: Readonly<Record<string, string>>, style: Presentation): Record<string, string> {
  const apart = style['data-ligatures'] === 'none' && Number(style['letter-spacing']) === 0
  return {
    ...attributes,
    ...(apart && { 'letter-spacing': '0.0001' }),
    ...(attributes['data-figures'] === 'lining' && { 'font-variant': 'lining-nums' }),
  }
}

function textInside(node: SvgNode, style: Presentation): string {
  if (node.children.length === 0) return escapeXml(node.text)
  return node.children
    .map((part) => element('tspan', liveText(part.attributes, presentationOf(part, style)), escapeXml(part.text)))
    .join('')
}
