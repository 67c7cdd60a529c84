import type { SvgNode } from '../../draw/read-svg.ts'
import { INITIAL, plainNumber, presentationOf, urlId } from '../presentation.ts'
import { isolated, transform } from './content.ts'
import { EVERYWHERE, GROUP, type BBox } from './form.ts'
import { nodeBox, transformOf } from './node-box.ts'
import { paintForm, placeForm, setSoftMask, type Painter } from './painter.ts'

/** A side of a mask's room: user units or a fraction of the target's box, also written as a percentage. */
function side(mask: SvgNode, name: string, absent: number): number {
  const written = mask.attributes[name]
  if (written === undefined) return absent
  return written.endsWith('%') ? plainNumber(written.slice(0, -1), name) / 100 : plainNumber(written, name)
}

/** Masks all that follows by a `<mask>`, until the enclosing `isolated` ends. `target` is the element that is masked. */
export function applyMask(painter: Painter, mask: SvgNode, target: SvgNode): void {
  if (mask.name !== 'mask') throw new Error(`<${mask.name}> is no mask`)
  const [x, y, width, height] = [
    side(mask, 'x', -0.1),
    side(mask, 'y', -0.1),
    side(mask, 'width', 1.2),
    side(mask, 'height', 1.2),
  ] as const
  let room: BBox = [x, y, x + width, y + height]
  if (mask.attributes.maskUnits !== 'userSpaceOnUse') {
    const [left, top, right, bottom] = nodeBox(target, painter.ids)
    const across = (part: number): number => left + part * (right - left)
    const down = (part: number): number => top + part * (bottom - top)
    room = [across(room[0]), down(room[1]), across(room[2]), down(room[3])]
  }
  const further = urlId(mask.attributes.mask ?? '')
  const style = presentationOf(mask, INITIAL)
  const drawInside = (inside: Painter): void => {
    transform(inside.content, transformOf(mask))
    if (mask.attributes.maskContentUnits === 'objectBoundingBox') {
      const [left, top, right, bottom] = nodeBox(target, painter.ids)
      transform(inside.content, [right - left, 0, 0, bottom - top, left, top])
    }
    for (const child of mask.children) inside.draw(inside, child, style)
  }
  const paint = (inside: Painter): void => {
    if (further === undefined) return drawInside(inside)
    const group = paintForm(inside, drawInside, EVERYWHERE, GROUP)
    isolated(inside.content, () => {
      applyMask(inside, painter.ids.find(further), target)
      placeForm(inside, group)
    })
  }
  const form = paintForm(painter, paint, room, GROUP)
  setSoftMask(painter, form, mask.attributes['mask-type'] === 'alpha' ? 'Alpha' : 'Luminosity')
}
