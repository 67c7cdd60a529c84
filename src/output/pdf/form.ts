import { decimal } from '../../kernel/units.ts'
import { openContent, resourcesOf, type Content } from './content.ts'
import type { Labelled, PdfFile } from './pdf-file.ts'

/** `[left, top, right, bottom]` in the units of what it bounds. */
export type BBox = readonly [number, number, number, number]

/** Larger than any drawing: for forms whose extent nobody needs to know. */
export const EVERYWHERE: BBox = [-20000, -20000, 20000, 20000]

/** An isolated transparency group (PDF 1.7, 11.6.6). */
export const GROUP = { Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB', I: true, K: false } }

/** Writes a drawing once, as a Form XObject that can be placed any number of times. Nothing outside `box` shows. */
export function makeForm(
  file: PdfFile,
  box: BBox,
  draw: (content: Content) => void,
  extra: Readonly<Record<string, unknown>> = {},
): Labelled {
  const content = openContent()
  draw(content)
  const ref = file.doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    ...extra,
    BBox: box.map((side) => Number(decimal(side, 4))),
    Resources: resourcesOf(content),
  })
  // The line feed keeps the stream of an empty drawing: a form without one is no form.
  ref.end(`${content.lines.join('\n')}\n`)
  return { ref, label: file.label('Fm') }
}
