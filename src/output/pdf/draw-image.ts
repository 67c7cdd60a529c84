import type { SvgNode } from '../../draw/read-svg.ts'
import { decimal } from '../../kernel/units.ts'
import { numberOf } from '../presentation.ts'
import { named, transform, write } from './content.ts'
import { embedImage } from './embed-image.ts'
import type { Painter } from './painter.ts'
import { fitViewport } from './viewport.ts'

/** Draws an `<image>`. Its picture is in the document once, however often it is placed. */
export function drawImage(painter: Painter, node: SvgNode): void {
  const { content, file } = painter
  const href = node.attributes.href ?? ''
  const image = file.once('image', href, () => embedImage(file, href))
  const room = [
    numberOf(node, 'x'),
    numberOf(node, 'y'),
    numberOf(node, 'width', NaN),
    numberOf(node, 'height', NaN),
  ] as const
  if (!(room[2] > 0 && room[3] > 0)) throw new Error('<image> needs width and height')
  const { matrix, slice } = fitViewport([0, 0, image.width, image.height], room, node.attributes.preserveAspectRatio)
  if (slice) write(content, `${room.map((value) => decimal(value, 4)).join(' ')} re\nW n`)
  transform(content, matrix)
  // PDF puts an image upright into the unit square with y up.
  transform(content, [image.width, 0, 0, -image.height, 0, image.height])
  write(content, `${named(content, 'XObject', image.label, image.ref)} Do`)
}
