import { escapeXml } from '../../draw/text-line.ts'
import { element } from '../../output/svg/element.ts'

/** Width of a plot in its own units; the type of 12 stays readable when a phone shrinks it a little. */
export const WIDTH = 400
/** Mean width of a character of the usual type, in units. */
export const CHARACTER = 7

/** A whole plot. Its title is what screen readers say first. */
export function plotOf(
  { title, description }: { readonly title: string; readonly description: string },
  [width, height]: readonly [number, number],
  parts: readonly string[],
): string {
  const size = { viewBox: `0 0 ${num(width)} ${num(height)}`, width: num(width), height: num(height) }
  const head = [element('title', {}, escaped(title)), element('desc', {}, escaped(description))]
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', class: 'plot', role: 'img', ...size }
  return element('svg', attributes, `\n${[...head, ...parts].join('\n')}\n`)
}

/** A line of text; `look` names classes of the page's style. */
export function words(x: number, y: number, text: string, look?: string, anchor?: 'middle' | 'end'): string {
  return element('text', { x: num(x), y: num(y), 'text-anchor': anchor, class: look }, escaped(text))
}

export function line(x1: number, y1: number, x2: number, y2: number, look: string): string {
  return element('line', { x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2), class: look })
}

/** A box; `fill` is a colour of its own, for flats that carry a number. */
export function box(x: number, y: number, width: number, height: number, look: string, fill?: string): string {
  return element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), class: look, fill })
}

/** Position as SVG text, in hundredths of a unit. */
export function num(value: number): string {
  return String(Number(value.toFixed(2)) + 0)
}

/** A text cut to fit a width, in units. Its end stays: that is where names of pieces differ. */
export function cut(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / CHARACTER))
  return text.length > most ? `…${text.slice(text.length - most + 1)}` : text
}

/** Characters that XML may not hold, however written. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text for SVG and HTML. */
export function escaped(text: string): string {
  return escapeXml(text.replace(CONTROLS, ' '))
}
