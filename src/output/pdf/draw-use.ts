import type { SvgNode } from '../../draw/read-svg.ts'
import { decimal } from '../../kernel/units.ts'
import { numberOf, presentationOf, hrefId, type Presentation } from '../presentation.ts'
import { transform, write } from './content.ts'
import { EVERYWHERE, type BBox } from './form.ts'
import { inheritedNames, inheritedValues } from './inherited-names.ts'
import { paintForm, placeForm, type Painter } from './painter.ts'
import { fitViewport, viewBoxOf } from './viewport.ts'

/** Places a shared drawing. It is written once for each look that its surroundings give it. */
export function drawUse(painter: Painter, node: SvgNode, style: Presentation): void {
  const { file, content, ids } = painter
  const id = hrefId(node.attributes.href)
  if (id === undefined)
    throw new Error(`<use href="${node.attributes.href ?? ''}"> refers to nothing inside the drawing`)
  const target = ids.find(id)
  const names = file.once('names', file.identity(target), () => inheritedNames(target, ids))
  const [x, y] = [numberOf(node, 'x'), numberOf(node, 'y')]
  let box: BBox = EVERYWHERE
  const view = target.name === 'symbol' ? target.attributes.viewBox : undefined
  if (view !== undefined) {
    const seen = viewBoxOf(view)
    const [width, height] = [numberOf(node, 'width', NaN), numberOf(node, 'height', NaN)]
    if (!(width > 0 && height > 0))
      throw new Error(`<use href="#${id}"> of a symbol with a view box needs width and height`)
    const { matrix, slice } = fitViewport(seen, [x, y, width, height], target.attributes.preserveAspectRatio)
    if (slice) write(content, `${[x, y, width, height].map((value) => decimal(value, 4)).join(' ')} re\nW n`)
    else box = [seen[0], seen[1], seen[0] + seen[2], seen[1] + seen[3]]
    transform(content, matrix)
  } else if (x !== 0 || y !== 0) transform(content, [1, 0, 0, 1, x, y])
  const form = file.once('use', `${file.identity(target)} ${inheritedValues(names, style)}`, () =>
    paintForm(painter, (inside) => drawTarget(inside, target, style), box),
  )
  placeForm(painter, form)
}

function drawTarget(painter: Painter, target: SvgNode, style: Presentation): void {
  if (target.name !== 'symbol') return painter.draw(painter, target, style)
  const own = presentationOf(target, style)
  for (const child of target.children) painter.draw(painter, child, own)
}
